import { Button } from '@psp/design-system/button';
import { formatDateTime } from '@psp/design-system/format';
import { showToast } from '@psp/design-system/toast';
import { errorMessage } from '@psp/remote/api-error';
import { keepKeyboardOnPage } from '@psp/remote/focus';
import { useState } from 'react';
import { dataStrings as strings } from './data-strings.ts';
import { strings as common } from './strings.ts';
import { Answer, Notice } from '@psp/design-system/notice';
import { identity, useFreshAccount, useKnownAccount } from './queries.ts';

/** Says, on every section, that the account is to be deleted, with the way back; and then that it stays. */
export function DeletionBanner({ dueAt }: { dueAt: string | null }) {
  const fresh = useFreshAccount();
  const known = useKnownAccount();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState('');
  const [isKept, setKept] = useState(false);
  const keep = async () => {
    setPending(true);
    setProblem('');
    try {
      await identity.post('/user/deletion/cancel');
      known({ deletionDueAt: null });
      await fresh().catch(() => undefined);
      setKept(true);
      keepKeyboardOnPage();
      showToast({ title: common.doneTitle, message: strings.kept, tone: 'success' });
    } catch (error) {
      setProblem(errorMessage(error));
    } finally {
      setPending(false);
    }
  };
  if (dueAt === null) {
    return <Answer role="status">{isKept ? <Notice tone="success">{strings.kept}</Notice> : null}</Answer>;
  }
  return (
    <Notice tone="warning">
      <span>
        <strong>{strings.scheduled(formatDateTime(dueAt))}</strong> {strings.scheduledText}
      </span>
      <Answer role="alert">{problem}</Answer>
      <Button variant="secondary" isPending={isPending} pendingLabel={strings.keeping} onPress={() => void keep()}>
        {strings.keep}
      </Button>
    </Notice>
  );
}
