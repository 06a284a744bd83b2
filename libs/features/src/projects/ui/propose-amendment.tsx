import { amendmentForm } from '@psp/contracts/amendments';
import { DateField } from '@psp/design-system/date-field';
import { NumberField, TextAreaField } from '@psp/design-system/fields';
import { formatDate, formatLei } from '@psp/design-system/format';
import { AskButton } from '../../acts/ui/ask-button.tsx';
import { useFormOf } from '../../forms/ui/use-act-form.ts';
import { strings } from './amendment-strings.ts';
import type { ProjectProps } from './area.ts';
import { useProjectAct } from './use-project-act.ts';

interface Proposal {
  dueOn: string | null;
  price: number | null;
  reason: string;
}

/** Asks for another term or price, with the reason. */
export function ProposeAmendment({ isOffered, ...props }: ProjectProps & { isOffered: boolean }) {
  const { id, version, dueOn, price } = props.project;
  const propose = useProjectAct<Proposal>(props, {
    path: '/amendments',
    body: (proposal) => ({ version, ...proposal }),
    done: strings.proposed,
  });
  const form = useFormOf<Proposal>(propose, {
    blank: { dueOn: null, price: null, reason: '' },
    ids: { dueOn: 'amendment-dueOn', price: 'amendment-price', reason: 'amendment-reason' },
    schema: amendmentForm,
    codes: { 'amendment.no_change': 'dueOn', 'amendment.past': 'dueOn' },
    keptAs: `amendment:${id}`,
    clears: true,
  });
  const due = form.field('dueOn');
  return (
    <AskButton
      label={strings.propose}
      variant="secondary"
      size="small"
      isOffered={isOffered}
      act={form}
      title={strings.proposeTitle}
    >
      <p>{strings.proposeText}</p>
      <DateField
        {...due}
        label={strings.dueOn}
        hint={strings.dueHint(dueOn ? formatDate(dueOn) : strings.noDue)}
        value={due.value ?? ''}
        onChange={(day) => due.onChange(day || null)}
      />
      <NumberField
        {...form.field('price')}
        label={strings.price}
        hint={strings.priceHint(formatLei(price))}
        suffix="lei"
      />
      <TextAreaField
        {...form.field('reason')}
        label={strings.reason}
        hint={strings.reasonHint}
        rows={4}
        maxLength={2000}
      />
    </AskButton>
  );
}
