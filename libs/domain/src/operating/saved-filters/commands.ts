import { type CreateSavedFilter, type FilteredListName, SAVED_FILTERS_MAX } from '@psp/contracts/saved-filters';
import { sql } from 'kysely';
import { act, type Acted, lock, type Versioned } from '../../act.ts';
import type { Actor } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import { newId } from '../../id.ts';
import { expectVersion, found } from '../../load.ts';
import { oneRow } from '../../sql.ts';
import type { Write } from '../../write.ts';
import { record } from '../audit/record.ts';
import { SavedFilter } from './saved-filter.entity.ts';

const ENTITY = 'saved-filter';
const own: Acted<SavedFilter> = {
  entity: ENTITY,
  type: SavedFilter,
  where: (id, { accountId }) => ({ id, accountId }),
};

/** Keeps filters of a list for the person. Throws `saved-filter.too_many`, `saved-filter.name_taken`. */
export const saveFilter = async (
  write: Write<Actor>,
  { list, name, query }: CreateSavedFilter,
): Promise<FilteredListName> => {
  const { em, db, actor, now } = write;
  const { accountId } = actor;
  // Two at the same moment wait for each other.
  await db.run(sql`select from account where id = ${accountId} for no key update`);
  const { kept } = found(
    await oneRow(
      db,
      sql<{ kept: number }>`select count(*)::int as kept from saved_filter where account_id = ${accountId}`,
    ),
  );
  if (kept >= SAVED_FILTERS_MAX) throw new DomainError('saved-filter.too_many');
  const filter = new SavedFilter();
  Object.assign(filter, { id: newId(), accountId, list, name, query: normal(query), createdAt: now });
  em.persist(filter);
  record(write, { entity: ENTITY, id: filter.id }, { action: 'create' }, { details: { list } });
  return list;
};

/* The page is where somebody happened to be. */
const normal = (query: string): string => {
  const search = new URLSearchParams(query);
  search.delete('page');
  return `?${search}`;
};

/** Throws `not_found`, also for another person's, `version.stale`, `saved-filter.name_taken`. */
export const renameFilter = async (
  write: Write<Actor>,
  { id, version, name }: Versioned & { name: string },
): Promise<FilteredListName> => {
  const { list } = await act(write, own, { id, version }, (filter) => {
    filter.name = name;
    return { action: 'rename', from: String(version), to: String(version + 1) };
  });
  return list;
};

/** Throws `not_found`, also for another person's, and `version.stale`. */
export const removeFilter = async (write: Write<Actor>, { id, version }: Versioned): Promise<FilteredListName> => {
  const filter = await lock(write, SavedFilter, own.where(id, write.actor));
  expectVersion(filter, version);
  write.em.remove(filter);
  record(write, { entity: ENTITY, id }, { action: 'remove' }, { details: { list: filter.list } });
  return filter.list;
};
