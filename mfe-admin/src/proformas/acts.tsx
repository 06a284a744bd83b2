import { serverNow } from '@psp/auth/session/server-clock';
import type { OwedItem, SeatKind } from '@psp/contracts/proformas';
import { romanianDay } from '@psp/contracts/romania';
import { Button } from '@psp/design-system/button';
import { DateField } from '@psp/design-system/date-field';
import { AskButton } from '@psp/features/acts/ui/ask-button';
import { ReasonButton } from '@psp/features/acts/ui/reason';
import { useActForm } from '@psp/features/forms/ui/use-act-form';
import { useAct } from '@psp/remote/act/use-act';
import { useId } from 'react';
import { dayProblem } from '../common/day-problem.ts';
import { api, owedKey } from './queries.ts';
import { strings } from './strings.ts';

interface ActProps {
  kind: SeatKind;
  /** Id of the event or course. */
  subjectId: string;
  one: OwedItem;
}
type Proforma = OwedItem & { id: string; version: number; number: string };

/** What the association can do with one line: issue the proforma, mark it as paid, or take the payment back. */
export function OwedActs(props: ActProps) {
  const { one } = props;
  const { id, version, number, actions } = one;
  if (actions.includes('issue')) return <IssueButton {...props} />;
  if (id === null || version === null || number === null) return null;
  const proforma = { ...one, id, version, number };
  if (actions.includes('pay')) return <PayButton key={version} kind={props.kind} proforma={proforma} />;
  return actions.includes('unpay') ? <UnpayButton kind={props.kind} proforma={proforma} /> : null;
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

interface ProformaProps {
  kind: SeatKind;
  proforma: Proforma;
}

function PayButton({ kind, proforma: { id, version, number, organisation, total } }: ProformaProps) {
  const today = romanianDay(serverNow());
  const form = useActForm({
    blank: { paidOn: today },
    ids: { paidOn: useId() },
    check: ({ paidOn }) => ({ paidOn: paidOn === '' ? strings.dayMissing : dayProblem(paidOn) }),
    codes: { 'proforma.paid_later': 'paidOn' },
    send: ({ paidOn }) => api.call('POST /proformas/:id/pay', { id, body: { version, paidOn } }),
    refreshes: [owedKey(kind)],
    ...{ done: strings.payDone, about: number },
  });
  return (
    <AskButton
      act={form}
      label={strings.pay}
      about={strings.about(organisation, number)}
      title={strings.payTitle(number)}
      confirmLabel={strings.pay}
      variant="secondary"
      size="small"
    >
      <p>{strings.payText(organisation, total)}</p>
      <DateField {...form.field('paidOn')} label={strings.day} hint={strings.dayHint} max={today} />
    </AskButton>
  );
}

function UnpayButton({ kind, proforma: { id, version, number, organisation } }: ProformaProps) {
  const act = useAct<string>({
    send: (reason) => api.call('POST /proformas/:id/unpay', { id, body: { version, reason } }),
    refreshes: [owedKey(kind)],
    ...{ done: strings.unpayDone, about: number },
  });
  return (
    <ReasonButton
      act={act}
      label={strings.unpay}
      about={strings.about(organisation, number)}
      title={strings.unpayTitle(number)}
      variant="quiet"
      size="small"
      isDanger
      reason={{ hint: strings.unpayHint }}
    >
      <p>{strings.unpayText}</p>
    </ReasonButton>
  );
}
