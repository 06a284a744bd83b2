import type { ConfirmSubscription, SubscriberStatus } from '@psp/contracts/newsletter';
import { sql } from 'kysely';
import { DomainError } from '../../errors.ts';
import { found } from '../../load.ts';
import { send, type Write } from '../../write.ts';
import { logConsent } from './consent-log.ts';
import { endConfirmLinks, lockSubscriberOf } from './links.ts';

/** How long a link that unsubscribed may take it back: old mails lie in mailboxes that others read as well. */
const RETURN_DAYS = 7;

/** Who presses; `source` is `one-click` for a mail program's own button. */
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
 * Subscribes the address of a link that confirms, with the preferences that were chosen. Again for one that is subscribed:
 * choices made then replace the earlier ones. Throws `link.invalid`.
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
 * Ends the subscription of a link's address, and every link that would confirm it: an old mail subscribes nobody who has left.
 * Throws `link.invalid`.
 */
export const unsubscribe = async (write: Write<unknown>, { token, ...press }: PressedLink): Promise<void> => {
  const { id, status } = found(await lockSubscriberOf(write, token, 'manage'), 'link.invalid');
  endConfirmLinks(write, id);
  if (status !== 'unsubscribed') moveTo(write, id, 'unsubscribed', 'unsubscribed', press);
};

/**
 * Takes back that somebody unsubscribed lately; whoever left long ago confirms anew, by the mail of a new subscription. Throws
 * `link.invalid`.
 */
export const resubscribe = async (write: Write<unknown>, { token, ...press }: PressedLink): Promise<void> => {
  const { db, now } = write;
  const { id, status } = found(await lockSubscriberOf(write, token, 'manage'), 'link.invalid');
  if (status !== 'unsubscribed') return;
  const lately = await db.run(
    sql`select from subscriber where id = ${id} and since + make_interval(days => ${RETURN_DAYS}) > ${now}`,
  );
  if (lately.length === 0) throw new DomainError('link.invalid');
  moveTo(write, id, 'confirmed', 'resubscribed', press);
};
