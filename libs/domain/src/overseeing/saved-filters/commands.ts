import {
  type AlertFrequency,
  type CreateSavedFilter,
  type FilteredListName,
  type RenameSavedFilter,
  SAVED_FILTERS_MAX,
} from '@psp/contracts/saved-filters';
import { sql } from 'kysely';
import { type Acted, act, actOnLocked, lock, type Versioned } from '../../act.ts';
import type { Actor } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import { newId } from '../../id.ts';
import { found } from '../../load.ts';
import { record } from '../../operating/audit/record.ts';
import { expectAlertable, markAllSeen } from '../../sourcing/opportunities/alerts/matching.ts';
import { nextAlert } from '../../sourcing/opportunities/alerts/next-alert.ts';
import { oneRow } from '../../sql.ts';
import { flush, type Write } from '../../write.ts';
import { ownFilters, ownMembership } from './queries.ts';
import { SavedFilter } from './saved-filter.entity.ts';

const ENTITY = 'saved-filter';
const own: Acted<SavedFilter> = {
  entity: ENTITY,
  type: SavedFilter,
  where: (id, actor) => ({ id: sql`(select f.id from saved_filter f where f.id = ${id} and ${ownFilters(actor)})` }),
};

/**
 * Sets how often a filter alerts its owner; null for never. With `isNew`, current opportunities are marked as seen, so that only
 * later ones are alerted. Throws `saved-filter.lapsed`, `saved-filter.no_alerts`.
 */
const setAlerts = async (
  write: Write<Actor>,
  filter: SavedFilter,
  frequency: AlertFrequency | null,
  isNew: boolean,
): Promise<void> => {
  const { db, actor, now } = write;
  filter.frequency = frequency;
  filter.alertAt = frequency && nextAlert(frequency, now);
  if (!frequency) return;
  if (filter.list !== 'opportunities' || actor.kind !== 'firma') throw new DomainError('saved-filter.no_alerts');
  const conditions = expectAlertable(filter.query);
  const { id } = found(await oneRow(db, sql<{ id: string | null }>`select ${ownMembership(actor)} as id`));
  filter.membershipId = id;
  if (!isNew) return;
  // The seen rows reference the filter.
  await flush(write);
  await markAllSeen(db, actor, { id: filter.id, conditions });
};

/**
 * Saves filters of a list for the person. Throws `saved-filter.too_many`, `saved-filter.name_taken`, and with a `frequency`
 * `saved-filter.lapsed`, `saved-filter.no_alerts`.
 */
export const saveFilter = async (
  write: Write<Actor>,
  { list, name, query, frequency = null }: CreateSavedFilter,
): Promise<FilteredListName> => {
  const { em, db, actor, now } = write;
  const { accountId } = actor;
  // Locks the account, so that concurrent calls cannot exceed the maximum.
  await db.run(sql`select from account where id = ${accountId} for no key update`);
  const { count, membershipId } = found(
    await oneRow(
      db,
      sql<{
        count: number;
        membershipId: string;
      }>`select count(*)::int as count, ${ownMembership(actor)} as "membershipId"
        from saved_filter where account_id = ${accountId}`,
    ),
  );
  if (count >= SAVED_FILTERS_MAX) throw new DomainError('saved-filter.too_many');
  const filter = new SavedFilter();
  Object.assign(filter, { id: newId(), accountId, membershipId, list, name, query: normalised(query), createdAt: now });
  em.persist(filter);
  record(write, { entity: ENTITY, id: filter.id }, { action: 'create' }, { details: { list, frequency } });
  await setAlerts(write, filter, frequency, true);
  return list;
};

/* Removes the parameters that do not belong to a filter. */
const normalised = (query: string): string => {
  const search = new URLSearchParams(query);
  for (const name of ['page', 'since']) search.delete(name);
  return `?${search}`;
};

/**
 * Renames a filter and optionally changes its query and its alerts. Throws `not_found`, also for another person's filter,
 * `version.stale`, `saved-filter.name_taken`, `saved-filter.lapsed`, `saved-filter.no_alerts`.
 */
export const renameFilter = async (
  write: Write<Actor>,
  { id, version, name, query, frequency }: { id: string } & RenameSavedFilter,
): Promise<FilteredListName> => {
  const filter = await act(
    write,
    own,
    { id, version },
    (row) => {
      row.name = name;
      return { action: 'rename', from: String(version), to: String(version + 1) };
    },
    { details: { frequency } },
  );
  const wanted = frequency === undefined ? filter.frequency : frequency;
  const isChanged = query !== undefined && normalised(query) !== filter.query;
  if (isChanged) Object.assign(filter, { query: normalised(query), lookedAt: write.now });
  if (isChanged || wanted !== filter.frequency)
    await setAlerts(write, filter, wanted ?? null, isChanged || !filter.frequency);
  return filter.list;
};

/**
 * Marks a filter as viewed until a time (ISO text), from which its results count as new. Throws `not_found`, also for another
 * person's.
 */
export const markViewed = async (
  { db, actor, now }: Write<Actor>,
  { id, until }: { id: string; until: string },
): Promise<FilteredListName> => {
  const { list } = found(
    await oneRow(
      db,
      sql<{ list: FilteredListName }>`update saved_filter f
        set looked_at = greatest(f.looked_at, least(${until}::timestamptz, ${now}))
        where f.id = ${id} and ${ownFilters(actor)} returning f.list`,
    ),
  );
  return list;
};

/** Deletes a filter. Throws `not_found`, also for another person's, and `version.stale`. */
export const removeFilter = async (write: Write<Actor>, { id, version }: Versioned): Promise<FilteredListName> => {
  const filter = await lock(write, SavedFilter, own.where(id, write.actor));
  const removed = { action: 'remove' };
  actOnLocked(write, { entity: ENTITY, row: filter, version }, () => removed, { details: { list: filter.list } });
  write.em.remove(filter);
  return filter.list;
};
