import type { RefusedBy } from '@psp/contracts/errors';
import { actLabel } from '@psp/contracts/history';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
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
}

/*
 * Of another organisation only what changed a state, which both sides see; what it prepares by itself, such as the comparison of
 * offers, is its own. Both sides of a project see all of it.
 */
const seenBy = ({ organisationId }: Actor): Sql => sql`a.organisation_id = ${organisationId}
  or a.from_state is distinct from a.to_state or a.entity = 'project'`;

/** What was done last to the row with this id as far as the actor may know: who did it and when, with a sentence; or null. */
export const readLastAct = async (db: Db, actor: Actor, id: string): Promise<RefusedBy | null> => {
  const row = await oneRow(
    db,
    sql<LastAct>`select ${doerOf(actor)} as who, json_build_array(a.at)->>0 as at, a.action,
        coalesce(a.account_id = ${actor.accountId}, false) as "isOwn"
      from audit a where a.entity_id = ${id} and a.outcome = 'done' and (${seenBy(actor)})
      order by a.id desc limit 1`,
  );
  if (!row?.who) return null;
  const { who, at, action, isOwn } = row;
  const label = `„${actLabel(action)}”, ${momentInWords(new Date(at))}`;
  const cause = isOwn ? `Chiar dvs. ați făcut între timp: ${label}.` : `${who} a făcut între timp: ${label}.`;
  return { who: isOwn ? null : who, at, cause };
};
