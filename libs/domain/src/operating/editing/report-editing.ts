import { type AlsoEditing, EDITING_TOLD_MS, type EditedText } from '@psp/contracts/editing';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { found } from '../../load.ts';
import { oneRow } from '../../sql.ts';
import type { Write } from '../../write.ts';

/** An editor that has missed two reports counts as closed. */
const OPEN_SECONDS = (2.5 * EDITING_TOLD_MS) / 1000;

/** Stores that the user has a text open. Returns the names of colleagues who have the same text open. */
export const reportEditing = async (
  { db, actor, now }: Write<Actor>,
  { part, id }: EditedText,
): Promise<AlsoEditing> => {
  const { organisationId, accountId } = actor;
  await db.run(sql`insert into editing (organisation_id, part, record_id, account_id, seen_at)
    values (${organisationId}, ${part}, ${id}, ${accountId}, ${now})
    on conflict (organisation_id, part, record_id, account_id) do update set seen_at = excluded.seen_at`);
  return found(
    await oneRow(
      db,
      sql<AlsoEditing>`select coalesce(json_agg(a.display_name order by a.display_name, a.id), '[]') as names
        from editing e join account a on a.id = e.account_id
          join membership m on m.account_id = a.id and m.organisation_id = e.organisation_id
        where e.organisation_id = ${organisationId} and e.part = ${part} and e.record_id = ${id}
          and e.account_id <> ${accountId} and e.seen_at > ${now}::timestamptz - make_interval(secs => ${OPEN_SECONDS})`,
    ),
  );
};

/** Stores that the user has closed a text. */
export const endEditing = async ({ db, actor }: Write<Actor>, { part, id }: EditedText): Promise<void> => {
  await db.run(sql`delete from editing where organisation_id = ${actor.organisationId} and part = ${part}
    and record_id = ${id} and account_id = ${actor.accountId}`);
};
