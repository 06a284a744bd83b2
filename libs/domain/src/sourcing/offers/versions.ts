import { sql } from 'kysely';
import type { Write } from '../../write.ts';
import { wholeContentOf } from './content.ts';

/** Keeps what a submitted offer says, unless that is kept already. Called before the change is written. */
export const keepVersion = async ({ db }: Write<unknown>, id: string): Promise<void> => {
  await db.run(sql`insert into offer_version (offer_id, submitted_at, content)
    select o.id, o.submitted_at, ${wholeContentOf}::jsonb || jsonb_build_object('files', (select coalesce(json_agg(f.name order by a.id), '[]')
      from attachment a join stored_file f on f.id = a.file_id where a.offer_id = o.id))
    from offer o where o.id = ${id} on conflict do nothing`);
};

/** The versions of an offer `o` that were replaced, the newest first, as JSON. */
export const versionsOf = sql`(select coalesce(json_agg(json_build_object('submittedAt', v.submitted_at, 'content', v.content - 'files', 'files', v.content -> 'files')
  order by v.submitted_at desc), '[]') from offer_version v where v.offer_id = o.id)`;
