import type { RefusedBy } from '@psp/contracts/errors';
import { type Act, actLabel } from '@psp/contracts/history';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { Cause } from '../../capability.ts';
import { momentInWords } from '../../day-in-words.ts';
import type { Db } from '../../read-db.ts';
import { oneRow, type Sql } from '../../sql.ts';

/** Name under which the actor reads of an act `a` of the audit: a colleague's own, another organisation's, or the portal's. */
export const doerOf = ({ organisationId }: Actor): Sql => sql`case when a.organisation_id is null then 'Portal PSP'
  when a.organisation_id = ${organisationId} then (select display_name from account where id = a.account_id)
  else (select name from organisation where id = a.organisation_id) end`;

interface LastAct {
  who: string | null;
  at: string;
  action: string;
  isOwn: boolean;
  reason: string | null;
}

/*
 * Of another organisation only what changed a state, which both sides see; what it prepares by itself, such as the comparison of
 * offers, is its own. Both sides of a project see all of it.
 */
const seenBy = ({ organisationId }: Actor): Sql => sql`a.organisation_id = ${organisationId}
  or a.from_state is distinct from a.to_state or a.entity = 'project'`;

/* Acts whose reason is written for everybody whom they concern. */
const TOLD_REASONS: readonly Act[] = ['service-request.cancel', 'conversation.lock'];

/* Documents are made beside a record, which they leave as it is. */
const CHANGES_NOTHING: readonly Act[] = ['service-request.file', 'project.makeNote'];

const lastActOn = (db: Db, actor: Actor, rows: Sql, which: Sql): Promise<LastAct | null> =>
  oneRow(
    db,
    sql<LastAct>`select ${doerOf(actor)} as who, json_build_array(a.at)->>0 as at, a.action,
        coalesce(a.account_id = ${actor.accountId}, false) as "isOwn",
        case when a.organisation_id is null or a.action = any (${TOLD_REASONS}) then a.reason end as reason
      from audit a where a.entity_id in (${rows}) and a.outcome = 'done' and ${which}
      order by a.id desc limit 1`,
  );

const because = (reason: string | null): string => (reason ? ` Motivul: ${reason.replace(/[.\s]+$/, '')}.` : '');

/** What was done last to the row with this id as far as the actor may know: who did it and when, with a sentence; or null. */
export const readLastAct = async (db: Db, actor: Actor, id: string): Promise<RefusedBy | null> => {
  const row = await lastActOn(
    db,
    actor,
    sql`${id}::uuid`,
    sql`(${seenBy(actor)}) and a.action <> all (${CHANGES_NOTHING})`,
  );
  if (!row?.who) return null;
  const { who, at, action, isOwn, reason } = row;
  const label = `„${actLabel(action)}”, ${momentInWords(new Date(at))}`;
  const doing = isOwn ? 'Chiar dvs. ați făcut' : `${who} a făcut`;
  return { who: isOwn ? null : who, at, cause: `${doing} între timp: ${label}.${because(reason)}` };
};

const doneBy = ({ who, at, action, isOwn }: LastAct): string =>
  `${actLabel(action)} ${isOwn ? 'chiar de dvs.' : `de ${who}`}, ${momentInWords(new Date(at))}.`;

interface Caused {
  /** Acts of which the last one is named, to everybody who is refused because of it. */
  acts: readonly Act[];
  /** What can be done instead, as a sentence. */
  wayOn: string;
  /** Select of the ids of the rows that the acts changed, for the id in the refused write's path; that id when left out. */
  rows?: (id: Sql, actor: Actor) => Sql;
  /** Condition on an act `a`, where its name and row do not tell whether it is the cause. */
  which?: Sql;
}

/** A cause that names the last of these acts: what it was, who did it and when, and the way on. */
export const causedBy =
  ({ acts, wayOn, rows, which }: Caused): Cause =>
  async (db, actor, id) => {
    const path = sql`${id}::uuid`;
    const isCause = sql`a.action = any (${acts}) and ${which ?? sql`true`}`;
    const row = await lastActOn(db, actor, rows?.(path, actor) ?? path, isCause);
    if (!row?.who) return null;
    return `${doneBy(row)}${because(row.reason)} ${wayOn}`;
  };

/** Who of the actor's organisation deleted the row with this id, and when, as a sentence; null unless that was its last act. */
export const readDeletion = async (db: Db, actor: Actor, id: string): Promise<string | null> => {
  const own = sql`a.organisation_id = ${actor.organisationId}`;
  const row = await lastActOn(db, actor, sql`${id}::uuid`, own);
  if (!row?.who || !/\.(discard|remove|drop)$/.test(row.action)) return null;
  return doneBy(row);
};
