import type { ReportOutcome } from '@psp/contracts/exchange-names';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { Sql } from '../../sql.ts';
import type { Write } from '../../write.ts';
import { type Message, notifyMembers } from '../notifications/notify.ts';

/** The members' area of an organisation. */
export type Side = 'uat' | 'firma';

/** Who made a report. */
export interface Reporter {
  organisationId: string;
  accountId: string;
  side: Side;
}

/** A report that was decided. */
export interface Settled extends Reporter {
  id: string;
  at: Date;
}

interface Settling {
  table: 'exchange_flag' | 'content_flag';
  /** Condition for the reports `f`. */
  which: Sql;
  outcome: ReportOutcome;
  /** Further columns of a report `s`, after a comma, and the joins that they need. */
  more?: Sql;
  joins?: Sql;
}

/**
 * Answers the open reports of a table that meet the condition, by the actor unless the author withdrew the content. The content must
 * be locked. Returns them, the oldest first.
 */
export const settleReports = async <More extends object = object>(
  { db, actor, now }: Write<Actor>,
  { table, which, outcome, more = sql``, joins = sql`` }: Settling,
): Promise<(Settled & More)[]> => {
  const decidedBy = outcome === 'withdrawn' ? null : actor.accountId;
  const rows = await db.run(sql<Omit<Settled, 'at'> & More & { at: string }>`with settled as (
      update ${sql.table(table)} f set outcome = ${outcome}, decided_by = ${decidedBy}, decided_at = ${now}, version = version + 1
      where ${which} and f.outcome is null returning f.*)
    select s.id, s.organisation_id as "organisationId", s.account_id as "accountId", o.kind as side,
      to_json(s.created_at)#>>'{}' as at ${more}
    from settled s join organisation o on o.id = s.organisation_id ${joins} order by s.created_at, s.id`);
  return rows.map((row) => ({ ...row, at: new Date(row.at) }));
};

/** Notifies each reporter once of the outcome. */
export const tellReporters = (
  write: Write<Actor>,
  flags: readonly Reporter[],
  message: (reporter: Reporter) => Message,
): void => {
  const told = new Map(flags.map((flag) => [`${flag.accountId} ${flag.organisationId}`, flag]));
  for (const reporter of told.values())
    notifyMembers(write, reporter.organisationId, [reporter.accountId], message(reporter));
};
