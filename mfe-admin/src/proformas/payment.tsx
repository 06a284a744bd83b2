import { serverNow } from '@psp/auth/session/server-clock';
import { romanianDay } from '@psp/contracts/romania';
import { DateField } from '@psp/design-system/date-field';
import { AskButton } from '@psp/features/acts/ui/ask-button';
import { ReasonButton } from '@psp/features/acts/ui/reason';
import { useActForm } from '@psp/features/forms/ui/use-act-form';
import { type ActOptions, useAct } from '@psp/remote/act/use-act';
import { useId } from 'react';
import { dayProblem } from '../common/day-problem.ts';
import { strings } from './strings.ts';

/** A proforma with its organisation. */
export interface Payable {
  number: string;
  organisation: string;
  /** Lei. */
  total: number;
}

type Changes = Pick<ActOptions<never, unknown>, 'refreshes' | 'view'>;

interface PayProps<Answer> {
  of: Payable;
  send: (paidOn: string) => Promise<Answer>;
  changes: Changes;
}

/** Marks a proforma as paid on a day, today by default. */
export function PayButton<Answer>({ of: { number, organisation, total }, send, changes }: PayProps<Answer>) {
  const today = romanianDay(serverNow());
  const form = useActForm({
    blank: { paidOn: today },
    ids: { paidOn: useId() },
    check: ({ paidOn }) => ({ paidOn: paidOn === '' ? strings.dayMissing : dayProblem(paidOn) }),
    codes: { 'proforma.paid_later': 'paidOn' },
    send: ({ paidOn }) => send(paidOn),
    ...{ ...changes, done: strings.payDone, about: number },
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

interface UnpayProps<Answer> {
  of: Payable;
  /** What happens then. */
  text: string;
  send: (reason: string) => Promise<Answer>;
  changes: Changes;
}

/** Takes the payment of a proforma back. */
export function UnpayButton<Answer>({ of: { number, organisation }, text, send, changes }: UnpayProps<Answer>) {
  const act = useAct<string>({ send, ...changes, done: strings.unpayDone, about: number });
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
      <p>{text}</p>
    </ReasonButton>
  );
}
