import type { OwnSolutionView } from '@psp/contracts/own-solutions';
import { romanianDay } from '@psp/contracts/romania';
import { DateField } from '@psp/design-system/date-field';
import { AskButton } from '@psp/features/acts/ui/ask-button';
import { useActForm } from '@psp/features/forms/ui/use-act-form';
import { AREA } from '../common/api.ts';
import { renewSolution, solutionQuery } from './queries.ts';
import { strings } from './strings.ts';

/* The same day of the next year; 29 February becomes 1 March. */
const inAYear = (now: Date): string => romanianDay(new Date(now.getTime() + 365 * 86_400_000));

/** Lists a solution until another day. */
export function RenewSolution({ solution }: { solution: OwnSolutionView }) {
  const now = new Date();
  const form = useActForm({
    blank: { validUntil: inAYear(now) },
    check: ({ validUntil }) => ({
      validUntil: /^\d{4}-\d\d-\d\d$/.test(validUntil) ? undefined : strings.renewMissing,
    }),
    codes: { 'solution.validity_past': 'validUntil' },
    send: ({ validUntil }) => renewSolution(solution, validUntil),
    view: solutionQuery(solution.id),
    refreshes: [[AREA, 'solutions']],
    done: strings.renewed,
    about: solution.content.title,
  });
  return (
    <AskButton
      act={form}
      variant={solution.isOver ? 'primary' : 'secondary'}
      label={strings.renew}
      title={strings.renewTitle}
    >
      <p>{strings.renewText}</p>
      <DateField {...form.field('validUntil')} label={strings.renewDay} min={romanianDay(now)} />
    </AskButton>
  );
}
