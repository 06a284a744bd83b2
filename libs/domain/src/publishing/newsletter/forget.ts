import type { EntityManager } from '@mikro-orm/postgresql';

/**
 * Removes an address from the newsletter with all that it agreed to. `settled` leaves one that is subscribed, which whoever
 * reads that mailbox ends by themselves.
 */
export const forgetSubscriber = async (em: EntityManager, email: string, what: 'settled' | 'all'): Promise<void> => {
  await em.execute(`delete from subscriber where email = ?::citext and (? = 'all' or status <> 'confirmed')`, [
    email,
    what,
  ]);
};

/** What is kept only for a while: who never confirmed, proof of those who left, links of mail that nobody has any more. */
export const TIDIED_SUBSCRIBERS = [
  `delete from subscriber where status = 'pending' and since < now() - interval '30 days'`,
  `delete from subscriber where status in ('unsubscribed', 'suppressed') and since < now() - interval '1 year'`,
  `delete from subscriber_link where expires_at < now() - interval '36 hours' or created_at < now() - interval '2 years'`,
];
