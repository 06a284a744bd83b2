import type { RequestView } from '@psp/contracts/service-requests';
import { AskButton } from '@psp/remote/act/ask-button';
import { strings as common } from '../common/strings.ts';
import { strings } from './strings.ts';
import { requests, useRequestAct } from './queries.ts';

const { dialogs } = strings;

/** Ends a request early, with a reason that every party receives. */
export function CancelRequest({ view }: { view: RequestView }) {
  const cancel = useRequestAct(view.id, {
    send: (reason: string) => requests.cancel(view.id, view.version, reason),
    done: dialogs.cancelled,
  });
  return (
    <AskButton
      act={cancel}
      label={strings.actions.cancel}
      title={dialogs.cancelTitle}
      reason={{ label: common.reason, hint: dialogs.cancelHint }}
      variant="quiet"
      isDanger
      isOffered={view.actions.includes('cancel')}
    >
      <p>{dialogs.cancelText}</p>
    </AskButton>
  );
}
