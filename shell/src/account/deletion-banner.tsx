import { Button } from '@psp/design-system/button';
import { formatDateTime } from '@psp/design-system/format';
import { refusalOf } from '@psp/remote/act/refusal';
import { useAct } from '@psp/remote/act/use-act';
import { dataStrings as strings } from './data-strings.ts';
import { strings as common } from './strings.ts';
import { Answer, Notice } from '@psp/design-system/notice';
import { identity, useFreshAccount, useKnownAccount } from './queries.ts';

/** Says, on every section, that the account is to be deleted, with the way back; and then that it stays. */
export function DeletionBanner({ dueAt }: { dueAt: string | null }) {
  const fresh = useFreshAccount();
  const known = useKnownAccount();
  const keep = useAct({
    send: async () => {
      await identity.call('POST /user/deletion/cancel');
      known({ deletionDueAt: null });
      await fresh().catch(() => undefined);
    },
    done: common.doneTitle,
    about: strings.kept,
  });
  if (dueAt === null) {
    return <Answer role="status">{keep.isDone ? <Notice tone="success">{strings.kept}</Notice> : null}</Answer>;
  }
  return (
    <Notice tone="warning">
      <span>
        <strong>{strings.scheduled(formatDateTime(dueAt))}</strong> {strings.scheduledText}
      </span>
      <Answer role="alert">{keep.error ? refusalOf(keep.error) : null}</Answer>
      <Button variant="secondary" isPending={keep.isPending} pendingLabel={strings.keeping} onPress={() => keep.run()}>
        {strings.keep}
      </Button>
    </Notice>
  );
}
