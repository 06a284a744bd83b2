import type { ChangePreferences, SubscriptionPreferences } from '@psp/contracts/newsletter';
import { sql } from 'kysely';
import { DomainError } from '../../errors.ts';
import { oneRow } from '../../sql.ts';
import type { Dated, Write } from '../../write.ts';
import type { Press } from './answer-link.ts';
import { logConsent } from './consent-log.ts';
import { lockSubscriberOf } from './links.ts';

const lockSubscribed = async (write: Dated, token: string): Promise<string> => {
  const subscriber = await lockSubscriberOf(write, token, 'manage');
  if (subscriber?.status !== 'confirmed') throw new DomainError('link.invalid');
  return subscriber.id;
};

/** Reads the preferences of the subscriber of a link. Throws `link.invalid`, also for an address that is not subscribed. */
export const readPreferences = async (write: Dated, { token }: { token: string }): Promise<SubscriptionPreferences> => {
  const id = await lockSubscribed(write, token);
  const chosen = await oneRow(
    write.db,
    sql<SubscriptionPreferences>`select county_code as "countyCode", domains from subscriber where id = ${id}`,
  );
  return chosen ?? { countyCode: null, domains: [] };
};

/**
 * Replaces the preferences of the subscriber of a link, and logs the change if there is one. Throws `link.invalid`.
 */
export const changePreferences = async (
  write: Write<unknown>,
  { token, countyCode, domains, address, source }: ChangePreferences & Press,
): Promise<void> => {
  const { db, now } = write;
  const id = await lockSubscribed(write, token);
  const chosen = [...new Set(domains)].sort();
  const changed = await db.run(sql`update subscriber set county_code = ${countyCode}, domains = ${chosen}::text[]
    where id = ${id} and (county_code is distinct from ${countyCode}
      or not (domains <@ ${chosen}::text[] and domains @> ${chosen}::text[]))
    returning id`);
  if (changed.length > 0) logConsent(write, id, { step: 'preferences', source, address, at: now });
};
