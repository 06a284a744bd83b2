import type { FilteredListName } from '@psp/contracts/saved-filters';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../read-db.ts';
import { jsonText, type Sql } from '../../sql.ts';

/** The membership in which the actor works: a scalar. */
export const ownMembership = ({ accountId, organisationId }: Actor): Sql => sql`(select m.id from membership m
  where m.account_id = ${accountId} and m.organisation_id = ${organisationId})`;

/** True of the filters `f` that are shown to the actor. */
export const ownFilters = (actor: Actor): Sql => sql`f.account_id = ${actor.accountId}
  and (f.membership_id is null or f.membership_id = ${ownMembership(actor)})`;

/** The person's filters of a list as JSON text (`savedFilters`). */
export const listFilters = (db: Db, actor: Actor, list: FilteredListName): Promise<string> =>
  jsonText(
    db,
    sql<{ json: string }>`select json_build_object('items', coalesce(json_agg(json_build_object('id', f.id,
      'version', f.version, 'name', f.name, 'query', f.query, 'frequency', f.frequency)
        order by f.name collate "ro-x-icu", f.id), '[]'))::text as json
      from saved_filter f where ${ownFilters(actor)} and f.list = ${list}`,
  );
