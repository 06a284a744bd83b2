import type { FilteredListName } from '@psp/contracts/saved-filters';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../read-db.ts';
import { jsonText } from '../../sql.ts';

/** The person's filters of a list as JSON text (`savedFilters`). */
export const listFilters = (db: Db, { accountId }: Actor, list: FilteredListName): Promise<string> =>
  jsonText(
    db,
    sql<{ json: string }>`select json_build_object('items', coalesce(json_agg(json_build_object('id', f.id,
      'version', f.version, 'name', f.name, 'query', f.query) order by f.name collate "ro-x-icu", f.id), '[]'))::text as json
      from saved_filter f where f.account_id = ${accountId} and f.list = ${list}`,
  );
