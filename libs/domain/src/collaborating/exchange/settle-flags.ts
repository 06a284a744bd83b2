import type { ReportOutcome } from '@psp/contracts/exchange-names';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { type Message, notifyMembers } from '../../operating/notifications/notify.ts';
import { oneRow, type Sql } from '../../sql.ts';
import type { Write } from '../../write.ts';

/** The members' area of an organisation. */
export type Side = 'uat' | 'firma';

/** A report that was decided. */
export interface Settled {
  questionId: string | null;
  /** Organisation that asked the question; null for a report of the project. */
  asker: string | null;
  organisationId: string;
  accountId: string;
  side: Side;
  at: Date;
}

/**
 * Answers the open reports `f` that meet the condition, by the actor unless its author withdrew the project. The project must be
 * locked. Returns them, the oldest first.
 */
export const settleFlags = async (
  { db, actor, now }: Write<Actor>,
  which: Sql,
  outcome: ReportOutcome,
): Promise<Settled[]> => {
  const decidedBy = outcome === 'withdrawn' ? null : actor.accountId;
  const rows = await db.run(sql<Omit<Settled, 'at'> & { at: string }>`with settled as (
      update exchange_flag f set outcome = ${outcome}, decided_by = ${decidedBy}, decided_at = ${now}, version = version + 1
      where ${which} and f.outcome is null returning f.*)
    select s.question_id as "questionId", q.organisation_id as asker, s.organisation_id as "organisationId",
      s.account_id as "accountId", o.kind as side, to_json(s.created_at)#>>'{}' as at
    from settled s join organisation o on o.id = s.organisation_id left join exchange_question q on q.id = s.question_id
    order by s.created_at, s.id`);
  return rows.map((row) => ({ ...row, at: new Date(row.at) }));
};

/** The members' area of an organisation; null for the association. */
export const sideOf = async ({ db }: Write<Actor>, organisationId: string): Promise<Side | null> => {
  const row = await oneRow(
    db,
    sql<{ kind: Side }>`select kind from organisation where id = ${organisationId} and kind <> 'admin'`,
  );
  return row?.kind ?? null;
};

/** Notifies each reporter once of the outcome. */
export const tellReporters = (
  write: Write<Actor>,
  flags: readonly Settled[],
  message: (side: Side) => Message,
): void => {
  const told = new Map(flags.map((flag) => [`${flag.accountId} ${flag.organisationId}`, flag]));
  for (const { side, organisationId, accountId } of told.values())
    notifyMembers(write, organisationId, [accountId], message(side));
};
