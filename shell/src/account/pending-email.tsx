import type { AccountView } from '@psp/contracts/accounts';
import { Button } from '@psp/design-system/button';
import { formatDateTime } from '@psp/design-system/format';
import { Answer, Notice } from '@psp/design-system/notice';
import { Row } from '@psp/design-system/page';
import { Unbroken } from '@psp/design-system/unbroken';
import { refusalOf } from '@psp/remote/act/refusal';
import { useAct } from '@psp/remote/act/use-act';
import { strings } from './strings.ts';
import { accountQuery, identity } from './queries.ts';

/** Another address that waits for its link, with the ways to get the link again and to give the change up. */
export function PendingEmail({ pending }: { pending: AccountView['pendingEmail'] }) {
  const { run, input, isPending, isDone, error } = useAct({
    send: (action: Action) =>
      action === 'resend' ? identity.call('POST /user/email/resend') : identity.call('POST /user/email/cancel'),
    refreshes: [accountQuery().queryKey],
  });
  const resent = pending ? strings.resent(pending.email) : null;
  const done = input === 'cancel' ? strings.cancelled : resent;
  return (
    <>
      {pending ? (
        <Notice tone="info">
          <span>
            <strong>{strings.pendingEmail(pending.email)}</strong> <Unbroken>{strings.pendingText}</Unbroken>{' '}
            {strings.pendingUntil(formatDateTime(pending.expiresAt))}
          </span>
          <Buttons running={isPending ? input : undefined} run={run} />
        </Notice>
      ) : null}
      <Answer role="status">{isDone && done ? <Notice tone="success">{done}</Notice> : null}</Answer>
      <Answer role="alert">{error ? <Notice tone="warning">{refusalOf(error)}</Notice> : null}</Answer>
    </>
  );
}

type Action = 'resend' | 'cancel';

function Buttons({ running, run }: { running: Action | undefined; run: (action: Action) => void }) {
  return (
    <Row gap={12}>
      <Button
        variant="secondary"
        size="small"
        isPending={running === 'resend'}
        pendingLabel={strings.resending}
        onPress={() => run('resend')}
      >
        {strings.resend}
      </Button>
      <Button
        variant="quiet"
        size="small"
        isPending={running === 'cancel'}
        pendingLabel={strings.cancelling}
        onPress={() => run('cancel')}
      >
        {strings.cancelChange}
      </Button>
    </Row>
  );
}
