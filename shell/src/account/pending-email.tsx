import type { AccountView } from '@psp/contracts/accounts';
import { Button } from '@psp/design-system/button';
import { formatDateTime } from '@psp/design-system/format';
import { Row } from '@psp/design-system/page';
import { errorMessage } from '@psp/remote/api-error';
import { keepKeyboardOnPage } from '@psp/remote/focus';
import { useState } from 'react';
import { strings } from './strings.ts';
import { Answer, Notice } from '@psp/design-system/notice';
import { identity, useFreshAccount } from './queries.ts';

type Deed = 'resend' | 'cancel';

/** Another address that waits for its link, with the ways to get the link again and to give the change up. */
export function PendingEmail({ pending }: { pending: AccountView['pendingEmail'] }) {
  const { busy, done, problem, run } = usePending();
  return (
    <>
      {pending ? (
        <Notice tone="info">
          <span>
            <strong>{strings.pendingEmail(pending.email)}</strong> {strings.pendingText}{' '}
            {strings.pendingUntil(formatDateTime(pending.expiresAt))}
          </span>
          <Row gap={12}>
            <Button
              variant="secondary"
              size="small"
              isPending={busy === 'resend'}
              pendingLabel={strings.resending}
              onPress={() => run('resend', strings.resent(pending.email))}
            >
              {strings.resend}
            </Button>
            <Button
              variant="quiet"
              size="small"
              isPending={busy === 'cancel'}
              pendingLabel={strings.cancelling}
              onPress={() => run('cancel', strings.cancelled)}
            >
              {strings.cancelChange}
            </Button>
          </Row>
        </Notice>
      ) : null}
      <Answer role="status">{done ? <Notice tone="success">{done}</Notice> : null}</Answer>
      <Answer role="alert">{problem ? <Notice tone="warning">{problem}</Notice> : null}</Answer>
    </>
  );
}

/* A refusal may mean that the link was opened meanwhile: the account is read anew either way. */
function usePending() {
  const fresh = useFreshAccount();
  const [busy, setBusy] = useState<Deed | null>(null);
  const [outcome, setOutcome] = useState({ done: '', problem: '' });
  const send = async (deed: Deed, done: string) => {
    setBusy(deed);
    setOutcome({ done: '', problem: '' });
    const problem = await identity.post(`/user/email/${deed}`).then(() => '', errorMessage);
    await fresh().catch(() => undefined);
    setOutcome(problem ? { done: '', problem } : { done, problem: '' });
    setBusy(null);
    if (deed === 'cancel') keepKeyboardOnPage();
  };
  const run = (deed: Deed, done: string) => {
    if (!busy) void send(deed, done);
  };
  return { ...outcome, busy, run };
}
