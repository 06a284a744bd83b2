import type { AlertFrequency } from '@psp/contracts/saved-filters';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import { found } from '../../load.ts';
import { expectAlertable, seeAll } from '../../sourcing/opportunities/alerts/matching.ts';
import { nextAlert } from '../../sourcing/opportunities/alerts/next-alert.ts';
import { oneRow } from '../../sql.ts';
import { flush, type Write } from '../../write.ts';
import { ownMembership } from './queries.ts';
import type { SavedFilter } from './saved-filter.entity.ts';

/**
 * Sets how often a filter alerts its owner; null for never. With `isNew`, what fits it now counts as seen, and only later
 * opportunities are alerted of. Throws `saved-filter.lapsed`, `saved-filter.no_alerts`.
 */
export const setAlerts = async (
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
