import type { EntityManager } from '@mikro-orm/postgresql';
import type { ChangePreferences, SubscriptionPreferences } from '@psp/contracts/newsletter';
import { sql } from 'kysely';
import type { Press } from './answer-link.ts';
import { logConsent } from './consent-log.ts';
import { DomainError } from '../../errors.ts';
import { lockSubscriberOf } from './links.ts';

const lockSubscribed = async (em: EntityManager, token: string): Promise<string> => {
  const subscriber = await lockSubscriberOf(em, token, 'manage');
  if (subscriber?.status !== 'confirmed') throw new DomainError('link.invalid');
  return subscriber.id;
};

/**
 * What the address of a mail's link is written about. Throws `link.invalid`, also for one that is not subscribed. Run it in a
 * transaction, as the change.
 */
export const readPreferences = async (em: EntityManager, token: string): Promise<SubscriptionPreferences> => {
  const id = await lockSubscribed(em, token);
  const { rows } = await sql<SubscriptionPreferences>`
    select county_code as "countyCode", domains from subscriber where id = ${id}`.execute(em.getKysely());
  return rows[0] ?? { countyCode: null, domains: [] };
};

/**
 * Replaces what the address of a mail's link is written about; a choice that is the one of before is not logged. Throws
 * `link.invalid`.
 */
export const changePreferences = async (
  em: EntityManager,
  { token, countyCode, domains }: ChangePreferences,
  { address, source, now }: Press,
): Promise<void> => {
  const id = await lockSubscribed(em, token);
  const chosen = [...new Set(domains)].sort();
  const { rows } = await sql`update subscriber set county_code = ${countyCode}, domains = ${chosen}::text[]
    where id = ${id} and (county_code is distinct from ${countyCode}
      or not (domains <@ ${chosen}::text[] and domains @> ${chosen}::text[]))
    returning id`.execute(em.getKysely());
  if (rows.length > 0) await logConsent(em, id, { step: 'preferences', source, address, at: now });
};
