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
