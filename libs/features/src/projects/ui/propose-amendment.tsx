import { amendmentForm } from '@psp/contracts/amendments';
import { CheckboxGroupField } from '@psp/design-system/checkbox-group';
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
  moves?: string[] | undefined;
  reason: string;
}

/** Asks for another term or price, with the reason. */
export function ProposeAmendment({ isOffered, ...props }: ProjectProps & { isOffered: boolean }) {
  const { id, version, dueOn, price, milestones } = props.project;
  const propose = useProjectAct<Proposal>(props, {
    send: ({ moves = [], ...proposal }) =>
      props.area.api.call('POST /projects/:id/amendments', {
        id,
        body: { version, ...proposal, ...(proposal.dueOn && moves.length > 0 && { moves }) },
      }),
    done: strings.proposed,
  });
  const form = useFormOf<Proposal>(propose, {
    blank: { dueOn: null, price: null, moves: [], reason: '' },
    ids: { dueOn: 'amendment-dueOn', price: 'amendment-price', moves: 'amendment-moves', reason: 'amendment-reason' },
    schema: amendmentForm,
    codes: { 'amendment.no_change': 'dueOn', 'amendment.past': 'dueOn', 'amendment.moved_past': 'moves' },
    keptAs: `amendment:${id}`,
    clears: true,
  });
  const due = form.field('dueOn');
  const movable = milestones.flatMap(({ id: value, title, dueOn: day, doneAt }) =>
    day && !doneAt ? [{ value, label: strings.milestone(title, formatDate(day)) }] : [],
  );
  const mayMove = dueOn !== null && due.value !== null && due.value !== dueOn && movable.length > 0;
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
      {mayMove ? (
        <CheckboxGroupField
          {...form.field('moves')}
          value={form.values.moves ?? []}
          label={strings.moves}
          hint={strings.movesHint}
          options={movable}
        />
      ) : null}
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
