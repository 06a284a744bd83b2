import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { StoredFile } from '../../operating/files/store-file.ts';
import type { Db } from '../../read-db.ts';
import { jsonText, oneRow, type Sql } from '../../sql.ts';
import { isReadableBy } from '../events/readable.ts';

/* SQL condition: the actor sees the material `m` of the event `e`, by their own seat for their present organisation. */
const isShownTo = (actor: Actor): Sql =>
  actor.kind === 'admin'
    ? sql`true`
    : sql`${isReadableBy(actor)} and exists (select from seat_registration r where r.pool_id = e.pool_id
        and r.account_id = ${actor.accountId} and r.organisation_id = ${actor.organisationId}
        and r.status in ('confirmed', 'attended', 'absent') and (m.audience = 'registered' or r.status = 'attended'))`;

/** Reads the materials of an event that the actor sees, as JSON text (`eventMaterials`); 'null' for an event that they may not read. */
export const readMaterials = (db: Db, actor: Actor, id: string): Promise<string> =>
  jsonText(
    db,
    sql<{ json: string }>`select json_build_object('items', coalesce((select json_agg(json_build_object('id', m.id,
        'version', m.version, 'title', m.title, 'audience', m.audience, 'url', m.url, 'addedAt', m.created_at,
        'file', case when f.id is not null then json_build_object('id', f.id, 'name', f.name, 'contentType', f.content_type,
          'size', f.size) end) order by m.position, m.id)
      from event_material m left join stored_file f on f.id = m.file_id
      where m.event_id = e.id and ${isShownTo(actor)}), '[]'))::text as json
      from event e where e.id = ${id} and ${isReadableBy(actor)}`,
  );

/** Reads the file of a material that the actor sees; null for any other. */
export const findMaterialFile = (
  db: Db,
  actor: Actor,
  { id, materialId }: { id: string; materialId: string },
): Promise<StoredFile | null> =>
  oneRow(
    db,
    sql<StoredFile>`select f.name, f.content_type as "contentType", f.storage_key as "storageKey"
      from event_material m join event e on e.id = m.event_id join stored_file f on f.id = m.file_id
      where m.id = ${materialId} and e.id = ${id} and ${isShownTo(actor)}`,
  );
