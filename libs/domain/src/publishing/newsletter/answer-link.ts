import type { ConfirmSubscription, SubscriberStatus } from '@psp/contracts/newsletter';
import { sql } from 'kysely';
import { DomainError } from '../../errors.ts';
import { found } from '../../load.ts';
import { send, type Write } from '../../write.ts';
import { logConsent } from './consent-log.ts';
import { endConfirmLinks, lockSubscriberOf } from './links.ts';

/** Days in which the same link can resubscribe: other people may read old mails. */
const RESUBSCRIBE_DAYS = 7;

/** Origin of a click on a link; `source` is `one-click` for the unsubscribe button of a mail program. */
export interface Press {
  /** The caller's IP address. */
  address: string;
  source: 'mail' | 'one-click';
}

interface PressedLink extends Press {
  token: string;
}

const moveTo = (
  write: Write<unknown>,
  id: string,
  status: SubscriberStatus,
  step: 'confirmed' | 'unsubscribed' | 'resubscribed',
  { address, source }: Press,
): void => {
  send(write, sql`update subscriber set status = ${status}, since = ${write.now}, refusals = 0 where id = ${id}`);
  logConsent(write, id, { step, source, address, at: write.now });
};

/**
 * Subscribes the address of a confirmation link with the chosen preferences. If it is subscribed already, new choices replace the
 * earlier ones. Throws `link.invalid`.
 */
export const confirmSubscription = async (
  write: Write<unknown>,
  { token, countyCode, domains, ...press }: ConfirmSubscription & Press,
): Promise<void> => {
  const { id, status } = found(await lockSubscriberOf(write, token, 'confirm'), 'link.invalid');
  const isNew = status !== 'confirmed';
  if (isNew) moveTo(write, id, 'confirmed', 'confirmed', press);
  if (!isNew && countyCode === null && domains.length === 0) return;
  const chosen = [...new Set(domains)];
  send(write, sql`update subscriber set county_code = ${countyCode}, domains = ${chosen}::text[] where id = ${id}`);
};

/**
 * Unsubscribes the address of a link, and deletes its confirmation links, so that an old mail cannot subscribe it again. Throws
 * `link.invalid`.
 */
export const unsubscribe = async (write: Write<unknown>, { token, ...press }: PressedLink): Promise<void> => {
  const { id, status } = found(await lockSubscriberOf(write, token, 'manage'), 'link.invalid');
  endConfirmLinks(write, id);
  if (status !== 'unsubscribed') moveTo(write, id, 'unsubscribed', 'unsubscribed', press);
};

/**
 * Reverts an unsubscription within RESUBSCRIBE_DAYS; after that a new subscription has to be confirmed. Throws `link.invalid`.
 */
export const resubscribe = async (write: Write<unknown>, { token, ...press }: PressedLink): Promise<void> => {
  const { db, now } = write;
  const { id, status } = found(await lockSubscriberOf(write, token, 'manage'), 'link.invalid');
  if (status !== 'unsubscribed') return;
  const recent = await db.run(
    sql`select from subscriber where id = ${id} and since + make_interval(days => ${RESUBSCRIBE_DAYS}) > ${now}`,
  );
  if (recent.length === 0) throw new DomainError('link.invalid');
  moveTo(write, id, 'confirmed', 'resubscribed', press);
};
