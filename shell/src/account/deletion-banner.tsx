import { Button } from '@psp/design-system/button';
import { formatDateTime } from '@psp/design-system/format';
import { refusalOf } from '@psp/remote/act/refusal';
import { useAct } from '@psp/remote/act/use-act';
import { dataStrings as strings } from './data-strings.ts';
import { strings as common } from './strings.ts';
import { Answer, Notice } from '@psp/design-system/notice';
import { identity, useRefetchAccount, usePatchAccount } from './queries.ts';

/** Shows the date of a scheduled deletion with a button that cancels it; after that, a confirmation. */
export function DeletionBanner({ dueAt }: { dueAt: string | null }) {
  const refetchAccount = useRefetchAccount();
  const patchAccount = usePatchAccount();
  const keep = useAct({
    send: async () => {
      await identity.call('POST /user/deletion/cancel');
      patchAccount({ deletionDueAt: null });
      await refetchAccount().catch(() => undefined);
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
