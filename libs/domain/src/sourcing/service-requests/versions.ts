import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { found } from '../../load.ts';
import type { Db } from '../../read-db.ts';
import { oneRow, type Sql } from '../../sql.ts';
import { isReadableBy } from '../groups/queries.ts';
import { attachedFiles } from '../../operating/attachments/queries.ts';
import { isShownTo } from './shown-to.ts';

const filesOfRevision = attachedFiles(
  sql`a.request_id = r.id and a.added_in <= v.revision and coalesce(a.removed_in > v.revision, true)`,
);

/* Reads the revisions of a request `r` that fulfils the condition, as JSON text (`requestVersions`). */
const readVersions = async (db: Db, id: string, isShown: Sql): Promise<string> => {
  const row = await oneRow(
    db,
    sql<{ json: string }>`select json_build_object('items', coalesce((select json_agg(json_build_object(
        'revision', v.revision, 'at', v.created_at, 'files', ${filesOfRevision},
        'content', v.content - 'invited' - 'visibility' - 'attachments') order by v.revision desc)
      from service_request_revision v where v.request_id = r.id), '[]'))::text as json
    from service_request r where r.id = ${id} and ${isShown}`,
  );
  return found(row).json;
};

/** Lists the revisions of a request that the authority may read. Throws `not_found`. */
export const versionsOfOwn = (db: Db, actor: Actor, id: string): Promise<string> =>
  readVersions(db, id, isReadableBy(actor));

/** Lists the revisions of a request that the firm may see. Throws `not_found`. */
export const versionsForFirm = (db: Db, actor: Actor, id: string): Promise<string> =>
  readVersions(db, id, sql`r.status <> 'draft' and ${isShownTo(actor)}`);
