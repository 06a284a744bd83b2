import { sql } from 'kysely';
import type { Write } from '../../write.ts';
import { wholeContentOf } from './content.ts';

/** Stores the current content of a submitted offer as a version, unless it is stored already. Call it before writing a change. */
export const storeVersion = async ({ db }: Write<unknown>, id: string): Promise<void> => {
  await db.run(sql`insert into offer_version (offer_id, submitted_at, content)
    select o.id, o.submitted_at, ${wholeContentOf}::jsonb || jsonb_build_object('files', (select coalesce(json_agg(f.name order by a.id), '[]')
      from attachment a join stored_file f on f.id = a.file_id where a.offer_id = o.id))
    from offer o where o.id = ${id} on conflict do nothing`);
};

/** Replaced versions of an offer `o`, newest first, as JSON. */
export const versionsOf = sql`(select coalesce(json_agg(json_build_object('submittedAt', v.submitted_at, 'content', v.content - 'files', 'files', v.content -> 'files')
  order by v.submitted_at desc), '[]') from offer_version v where v.offer_id = o.id)`;
