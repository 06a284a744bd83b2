import type { EntityManager } from '@mikro-orm/postgresql';
import type { ConfirmSubscription, SubscriberStatus } from '@psp/contracts/newsletter';
import { sql } from 'kysely';
import { DomainError } from '../../errors.ts';
import { found } from '../../load.ts';
import { logConsent } from './consent-log.ts';
import { endConfirmLinks, lockSubscriberOf } from './links.ts';

/** How long a link that unsubscribed may take it back: old mails lie in mailboxes that others read as well. */
const RETURN_DAYS = 7;

/** Who presses, and when; `source` is `one-click` for a mail program's own button. */
export interface Press {
  /** The caller's IP address. */
  address: string;
  source: 'mail' | 'one-click';
  now: Date;
}

const moveTo = async (em: EntityManager, id: string, status: SubscriberStatus, now: Date): Promise<void> => {
  await em.execute('update subscriber set status = ?, since = ?, refusals = 0 where id = ?', [status, now, id]);
};

/**
 * Subscribes the address of a link that confirms, with the preferences that were chosen. Again for one that is subscribed:
 * choices made then replace the earlier ones. Throws `link.invalid`. Run it in a transaction, as all of these.
 */
export const confirmSubscription = async (
  em: EntityManager,
  { token, countyCode, domains }: ConfirmSubscription,
  { address, source, now }: Press,
): Promise<void> => {
  const { id, status } = found(await lockSubscriberOf(em, token, 'confirm'), 'link.invalid');
  const isNew = status !== 'confirmed';
  if (isNew) {
    await moveTo(em, id, 'confirmed', now);
    await logConsent(em, id, { step: 'confirmed', source, address, at: now });
  }
  if (!isNew && countyCode === null && domains.length === 0) return;
  await sql`update subscriber set county_code = ${countyCode}, domains = ${[...new Set(domains)]}::text[]
    where id = ${id}`.execute(em.getKysely());
};

/**
 * Ends the subscription of a link's address, and every link that would confirm it: an old mail subscribes nobody who has left.
 * Throws `link.invalid`.
 */
export const unsubscribe = async (em: EntityManager, token: string, { address, source, now }: Press): Promise<void> => {
  const { id, status } = found(await lockSubscriberOf(em, token, 'manage'), 'link.invalid');
  await endConfirmLinks(em, id);
  if (status === 'unsubscribed') return;
  await moveTo(em, id, 'unsubscribed', now);
  await logConsent(em, id, { step: 'unsubscribed', source, address, at: now });
};

/**
 * Takes back that somebody unsubscribed lately; whoever left long ago confirms anew, by the mail of a new subscription. Throws
 * `link.invalid`.
 */
export const resubscribe = async (em: EntityManager, token: string, { address, source, now }: Press): Promise<void> => {
  const { id, status } = found(await lockSubscriberOf(em, token, 'manage'), 'link.invalid');
  if (status !== 'unsubscribed') return;
  const lately = await em.execute<unknown[]>(
    'select 1 from subscriber where id = ? and since + make_interval(days => ?) > ?',
    [id, RETURN_DAYS, now],
  );
  if (lately.length === 0) throw new DomainError('link.invalid');
  await moveTo(em, id, 'confirmed', now);
  await logConsent(em, id, { step: 'resubscribed', source, address, at: now });
};
