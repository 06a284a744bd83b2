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
import { expectAlertable, seeAll } from '../../sourcing/opportunities/alerts/matching.ts';
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
 * Sets how often a filter alerts its owner; null for never. With `isNew`, what fits it now counts as seen, and only later
 * opportunities are alerted of. Throws `saved-filter.lapsed`, `saved-filter.no_alerts`.
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
  // What is seen refers to it.
  await flush(write);
  await seeAll(db, actor, { id: filter.id, conditions });
};

/**
 * Keeps filters of a list for the person. Throws `saved-filter.too_many`, `saved-filter.name_taken`, and where they want to be told
 * of what is new `saved-filter.lapsed`, `saved-filter.no_alerts`.
 */
export const saveFilter = async (
  write: Write<Actor>,
  { list, name, query, frequency = null }: CreateSavedFilter,
): Promise<FilteredListName> => {
  const { em, db, actor, now } = write;
  const { accountId } = actor;
  // Two at the same moment wait for each other.
  await db.run(sql`select from account where id = ${accountId} for no key update`);
  const { kept, membershipId } = found(
    await oneRow(
      db,
      sql<{
        kept: number;
        membershipId: string;
      }>`select count(*)::int as kept, ${ownMembership(actor)} as "membershipId"
        from saved_filter where account_id = ${accountId}`,
    ),
  );
  if (kept >= SAVED_FILTERS_MAX) throw new DomainError('saved-filter.too_many');
  const filter = new SavedFilter();
  Object.assign(filter, { id: newId(), accountId, membershipId, list, name, query: normal(query), createdAt: now });
  em.persist(filter);
  record(write, { entity: ENTITY, id: filter.id }, { action: 'create' }, { details: { list, frequency } });
  await setAlerts(write, filter, frequency, true);
  return list;
};

/* The page is where somebody happened to be, and what was new then is not later. */
const normal = (query: string): string => {
  const search = new URLSearchParams(query);
  for (const name of ['page', 'since']) search.delete(name);
  return `?${search}`;
};

/**
 * Names a filter anew, and changes what it holds and how often its owner is told of what is new under it. Throws `not_found`, also
 * for another person's, `version.stale`, `saved-filter.name_taken`, `saved-filter.lapsed`, `saved-filter.no_alerts`.
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
  const isOther = query !== undefined && normal(query) !== filter.query;
  if (isOther) Object.assign(filter, { query: normal(query), lookedAt: write.now });
  if (isOther || wanted !== filter.frequency)
    await setAlerts(write, filter, wanted ?? null, isOther || !filter.frequency);
  return filter.list;
};

/** Marks what fits a filter as seen up to a moment. Throws `not_found`, also for another person's. */
export const lookAt = async (
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

/** Throws `not_found`, also for another person's, and `version.stale`. */
export const removeFilter = async (write: Write<Actor>, { id, version }: Versioned): Promise<FilteredListName> => {
  const filter = await lock(write, SavedFilter, own.where(id, write.actor));
  const removed = { action: 'remove' };
  actOnLocked(write, { entity: ENTITY, row: filter, version }, () => removed, { details: { list: filter.list } });
  write.em.remove(filter);
  return filter.list;
};
