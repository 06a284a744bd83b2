import type { RequestView } from '@psp/contracts/service-requests';
import { ReasonButton } from '@psp/features/acts/ui/reason';
import { strings as common } from '../common/strings.ts';
import { strings } from './strings.ts';
import { requests, useRequestAct } from './queries.ts';

const { dialogs } = strings;

/** Cancels a request with a reason that is sent to every party. */
export function CancelRequest({ view }: { view: RequestView }) {
  const { id, version } = view;
  const cancel = useRequestAct(id, {
    send: (reason: string) => requests.call('POST /service-requests/:id/cancel', { id, body: { version, reason } }),
    done: dialogs.cancelled,
  });
  return (
    <ReasonButton
      act={cancel}
      label={strings.actions.cancel}
      title={dialogs.cancelTitle}
      reason={{ label: common.reason, hint: dialogs.cancelHint }}
      variant="quiet"
      isDanger
      isOffered={view.actions.includes('cancel')}
    >
      <p>{dialogs.cancelText}</p>
      {view.offers?.length && !view.project ? <p>{dialogs.cancelPoints}</p> : null}
    </ReasonButton>
  );
}
