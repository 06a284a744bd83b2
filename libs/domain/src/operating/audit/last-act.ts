import type { RefusedBy } from '@psp/contracts/errors';
import { type Act, actLabel } from '@psp/contracts/history';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { Cause } from '../../capability.ts';
import { momentInWords } from '../../day-in-words.ts';
import type { Db } from '../../read-db.ts';
import { oneRow, type Sql } from '../../sql.ts';

/** SQL for the author of an audit row `a` as shown to the actor: a colleague's name, another organisation's name, or the portal. */
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
 * Acts of another organisation are visible when they changed a state; its internal work, such as the comparison of offers, is not.
 * Both sides of a project see all acts.
 */
const isVisibleTo = ({ organisationId }: Actor): Sql => sql`a.organisation_id = ${organisationId}
  or a.from_state is distinct from a.to_state or a.entity = 'project'`;

/* Acts whose reason all parties may read. */
const PUBLIC_REASONS: readonly Act[] = ['service-request.cancel', 'conversation.lock'];

/* Acts that make a document from a row without changing the row. */
const DOCUMENT_ACTS: readonly Act[] = ['service-request.file', 'project.makeNote'];

const lastActOn = (db: Db, actor: Actor, rows: Sql, condition: Sql): Promise<LastAct | null> =>
  oneRow(
    db,
    sql<LastAct>`select ${doerOf(actor)} as who, json_build_array(a.at)->>0 as at, a.action,
        coalesce(a.account_id = ${actor.accountId}, false) as "isOwn",
        case when a.organisation_id is null or a.action = any (${PUBLIC_REASONS}) then a.reason end as reason
      from audit a where a.entity_id in (${rows}) and a.outcome = 'done' and ${condition}
      order by a.id desc limit 1`,
  );

const because = (reason: string | null): string => (reason ? ` Motivul: ${reason.replace(/[.\s]+$/, '')}.` : '');

/** Reads the last act on the row with this id that the actor may see: who, when, and a sentence in Romanian; null without one. */
export const readLastAct = async (db: Db, actor: Actor, id: string): Promise<RefusedBy | null> => {
  const row = await lastActOn(
    db,
    actor,
    sql`${id}::uuid`,
    sql`(${isVisibleTo(actor)}) and a.action <> all (${DOCUMENT_ACTS})`,
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
  /** Acts that can be the cause. The last one is shown to every user who is refused because of it. */
  acts: readonly Act[];
  /** A sentence on how to continue. */
  wayOn: string;
  /** Select of the ids of the rows that the acts changed, from the id in the path of the refused request; by default that id. */
  rows?: (id: Sql, actor: Actor) => Sql;
  /** Further condition on an audit row `a`, when action and row do not identify the cause. */
  which?: Sql;
}

/** Returns a cause that describes the last of these acts: what, who and when, and how to continue. */
export const causedBy =
  ({ acts, wayOn, rows, which }: Caused): Cause =>
  async (db, actor, id) => {
    const path = sql`${id}::uuid`;
    const isCause = sql`a.action = any (${acts}) and ${which ?? sql`true`}`;
    const row = await lastActOn(db, actor, rows?.(path, actor) ?? path, isCause);
    if (!row?.who) return null;
    return `${doneBy(row)}${because(row.reason)} ${wayOn}`;
  };

/** Describes who in the actor's organisation deleted the row with this id, and when; null unless the deletion was its last act. */
export const readDeletion = async (db: Db, actor: Actor, id: string): Promise<string | null> => {
  const own = sql`a.organisation_id = ${actor.organisationId}`;
  const row = await lastActOn(db, actor, sql`${id}::uuid`, own);
  if (!row?.who || !/\.(discard|remove|drop)$/.test(row.action)) return null;
  return doneBy(row);
};
