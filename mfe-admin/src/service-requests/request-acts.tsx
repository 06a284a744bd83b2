import type { OverseenRequestView } from '@psp/contracts/overseen';
import { useAct } from '@psp/remote/act/use-act';
import { CancelButton } from '../records/cancel-button.tsx';
import { RemindButton } from '../records/remind-button.tsx';
import { strings as records } from '../records/strings.ts';
import { auditQuery, requests } from './queries.ts';
import { strings } from './strings.ts';

type Acted = Pick<OverseenRequestView, 'request'>;

const refreshes = [
  ['admin', 'service-requests'],
  ['admin', 'projects'],
  ['admin', 'offers'],
  ['admin', 'dashboard'],
];

/** Cancels a request, with a reason for its parties. */
export function CancelRequest({ request: { id, number, version, actions } }: Acted) {
  const cancel = useAct({
    send: (reason: string) => requests.call('POST /service-requests/:id/cancel', { id, body: { version, reason } }),
    view: auditQuery(id),
    refreshes,
    done: strings.cancelled,
    about: number,
  });
  return (
    <CancelButton
      act={cancel}
      label={strings.cancel}
      title={strings.cancelTitle(number)}
      isOffered={actions.includes('cancel')}
    >
      <p>{strings.cancelText}</p>
    </CancelButton>
  );
}

/** Reminds the authority to decide, or the firms to confirm their offers. */
export function RemindOfRequest({ request: { id, number, version, actions } }: Acted) {
  const result = { view: auditQuery(id), done: records.reminded, about: number };
  const authority = useAct({
    ...result,
    send: (text: string) => requests.call('POST /service-requests/:id/remind', { id, body: { version, text } }),
  });
  const firms = useAct({
    ...result,
    send: (text: string) => requests.call('POST /service-requests/:id/remind-firms', { id, body: { version, text } }),
  });
  return (
    <>
      <RemindButton
        act={authority}
        label={strings.remind}
        title={strings.remindTitle(number)}
        about={strings.remindAbout}
        isOffered={actions.includes('remind')}
      />
      <RemindButton
        act={firms}
        label={strings.remindFirms}
        title={strings.remindFirmsTitle(number)}
        about={strings.remindFirmsAbout}
        isOffered={actions.includes('remindFirms')}
      />
    </>
  );
}
