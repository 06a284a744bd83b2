import { serverNow } from '@psp/auth/session/server-clock';
import type { OwnSolutionView } from '@psp/contracts/own-solutions';
import { romanianDay } from '@psp/contracts/romania';
import { DateField } from '@psp/design-system/date-field';
import { AskButton } from '@psp/features/acts/ui/ask-button';
import { useActForm } from '@psp/features/forms/ui/use-act-form';
import { AREA } from '../common/area.ts';
import { api, solutionQuery } from './queries.ts';
import { strings } from './strings.ts';

/* A year after its last day, or after this one where that has passed. */
const inAYear = (now: Date, validUntil: string | null): string => {
  const from = Math.max(now.getTime(), validUntil ? Date.parse(validUntil) : 0);
  return romanianDay(new Date(from + 365 * 86_400_000));
};

/** Lists a solution until another day. */
export function RenewSolution({ solution }: { solution: OwnSolutionView }) {
  const now = serverNow();
  const { id, version } = solution;
  const form = useActForm({
    blank: { validUntil: inAYear(now, solution.content.validUntil) },
    check: ({ validUntil }) => ({
      validUntil: /^\d{4}-\d\d-\d\d$/.test(validUntil) ? undefined : strings.renewMissing,
    }),
    codes: { 'solution.validity_past': 'validUntil' },
    send: ({ validUntil }) => api.call('POST /solutions/:id/renew', { id, body: { version, validUntil } }),
    view: solutionQuery(id),
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
