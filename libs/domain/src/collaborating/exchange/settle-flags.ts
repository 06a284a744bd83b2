import type { ReportOutcome } from '@psp/contracts/exchange-names';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { type Settled as SettledReport, settleReports, type Side } from '../../operating/flags/settle.ts';
import { oneRow, type Sql } from '../../sql.ts';
import type { Write } from '../../write.ts';

interface OfQuestion {
  questionId: string | null;
  /** Organisation that asked the question; null for a report of the project. */
  asker: string | null;
}

/** A report that was decided. */
export type Settled = SettledReport & OfQuestion;

/**
 * Answers the open reports `f` that meet the condition, by the actor unless its author withdrew the project. The project must be
 * locked. Returns them, the oldest first.
 */
export const settleFlags = (write: Write<Actor>, which: Sql, outcome: ReportOutcome): Promise<Settled[]> =>
  settleReports<OfQuestion>(write, {
    ...{ table: 'exchange_flag', which, outcome },
    more: sql`, s.question_id as "questionId", q.organisation_id as asker`,
    joins: sql`left join exchange_question q on q.id = s.question_id`,
  });

/** The members' area of an organisation; null for the association. */
export const sideOf = async ({ db }: Write<Actor>, organisationId: string): Promise<Side | null> => {
  const row = await oneRow(
    db,
    sql<{ kind: Side }>`select kind from organisation where id = ${organisationId} and kind <> 'admin'`,
  );
  return row?.kind ?? null;
};
