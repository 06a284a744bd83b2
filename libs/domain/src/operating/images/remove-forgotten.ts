import { sql } from 'kysely';
import type { Db } from '../../read-db.ts';
import { type OwnImage, removeUnusedImage, SHOWING } from './remove-image.ts';

/** Long, because a text with the image may stay unsaved on a user's device, and images cost little. */
const UNUSED_DAYS = 30;
const BATCH_SIZE = 200;

const UUID = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/**
 * Removes images that no text or page has shown for a month, because the text was never saved with them or they were taken out.
 * First updates `unused_since` of all images.
 */
export async function removeForgottenImages(db: Db, now: Date): Promise<void> {
  const shown = SHOWING.map(
    ({ table, column }) => sql`select found.id::uuid from ${table},
      lateral (select (regexp_matches(${column}::text, ${`(${UUID})`}, 'g'))[1] as id) found`,
  );
  await db.run(sql`with shown as materialized (${sql.join(shown, sql` union `)})
    update image set unused_since = case when unused_since is null then ${now}::timestamptz end
    where (unused_since is null) <> (id in (select id from shown))`);
  const forgotten = await db.run(sql<OwnImage>`select id, organisation_id as "organisationId" from image
    where unused_since < ${now}::timestamptz - make_interval(days => ${UNUSED_DAYS})
    order by unused_since limit ${sql.lit(BATCH_SIZE)}`);
  for (const image of forgotten) await removeUnusedImage({ db }, image);
}
