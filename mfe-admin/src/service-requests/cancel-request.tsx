import type { AuditTrail } from '@psp/contracts/dashboards';
import { ReasonButton } from '@psp/features/acts/ui/reason';
import { useAct } from '@psp/remote/act/use-act';
import { strings } from './strings.ts';
import { auditQuery, requests } from './queries.ts';

/** Cancels a request, with a reason for its parties. */
export function CancelRequest({ request: { id, number, version, actions } }: Pick<AuditTrail, 'request'>) {
  const cancel = useAct({
    send: (reason: string) => requests.call('POST /service-requests/:id/cancel', { id, body: { version, reason } }),
    view: auditQuery(id),
    refreshes: [
      ['admin', 'service-requests'],
      ['admin', 'dashboard'],
    ],
    done: strings.cancelled,
    about: number,
  });
  return (
    <ReasonButton
      act={cancel}
      label={strings.cancel}
      title={strings.cancelTitle(number)}
      reason={{ label: strings.reason, hint: strings.reasonHint }}
      variant="danger"
      isDanger
      isOffered={actions.includes('cancel')}
    >
      <p>{strings.cancelText}</p>
    </ReasonButton>
  );
}
