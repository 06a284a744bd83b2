import type { OwedItem, SeatKind } from '@psp/contracts/proformas';
import { Button } from '@psp/design-system/button';
import { useAct } from '@psp/remote/act/use-act';
import { PayButton, UnpayButton } from './payment.tsx';
import { api, owedKey } from './queries.ts';
import { strings } from './strings.ts';

interface ActProps {
  kind: SeatKind;
  /** Id of the event or course. */
  subjectId: string;
  one: OwedItem;
}

/** What the association can do with one line: issue the proforma, mark it as paid, or take the payment back. */
export function OwedActs(props: ActProps) {
  const { one, kind } = props;
  const { id, version, number, actions } = one;
  if (actions.includes('issue')) return <IssueButton {...props} />;
  if (id === null || version === null || number === null) return null;
  const shared = { of: { ...one, number }, changes: { refreshes: [owedKey(kind)] } };
  if (actions.includes('pay'))
    return (
      <PayButton
        {...shared}
        send={(paidOn) => api.call('POST /proformas/:id/pay', { id, body: { version, paidOn } })}
      />
    );
  return actions.includes('unpay') ? (
    <UnpayButton
      {...shared}
      text={strings.unpayText}
      send={(reason) => api.call('POST /proformas/:id/unpay', { id, body: { version, reason } })}
    />
  ) : null;
}

function IssueButton({ kind, subjectId, one: { organisationId, organisation } }: ActProps) {
  const act = useAct({
    send: () => api.call('POST /seats/:kind/:id/proformas', { kind, id: subjectId, body: { organisationId } }),
    refreshes: [owedKey(kind)],
    ...{ done: strings.issued, failed: strings.issueFailed, about: organisation },
  });
  return (
    <Button
      variant="secondary"
      size="small"
      isPending={act.isPending}
      onPress={() => act.run()}
      aria-label={`${strings.issue}, ${organisation}`}
    >
      {strings.issue}
    </Button>
  );
}
