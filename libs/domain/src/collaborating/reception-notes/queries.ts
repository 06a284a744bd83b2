import { type RawBuilder, sql } from 'kysely';
import type { Sql } from '../../sql.ts';

/** The last requested note of a project as JSON (`receptionNote`), or null. */
export const noteOf = (projectId: Sql): RawBuilder<string> => sql<string>`(
  select json_build_object('code', n.code, 'createdAt', n.created_at, 'readyAt', n.ready_at, 'failedAt', n.failed_at,
    'size', f.size)
  from reception_note n left join stored_file f on f.id = n.file_id
  where n.project_id = ${projectId} order by n.id desc limit 1)`;
