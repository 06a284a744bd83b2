import type { EntityManager } from '@mikro-orm/postgresql';
import { hashSecret, newSecret } from '../../joining/accounts/secrets.ts';

/**
 * A link that confirms is good for a week from when its mail is sent; one by which a subscription is changed or ended, as long
 * as the mail is kept.
 */
const CONFIRM_DAYS = 7;

export type SubscriberLink = 'confirm' | 'manage';

/** Makes the secret of a link and returns it; the database keeps its hash. */
export const makeSubscriberLink = async (
  em: EntityManager,
  subscriberId: string,
  purpose: SubscriberLink,
): Promise<string> => {
  const token = newSecret();
  await em.execute(
    `insert into subscriber_link (token_hash, subscriber_id, purpose, expires_at)
     values (?, ?, ?, case when ? = 'confirm' then now() + make_interval(days => ?) end)`,
    [hashSecret(token), subscriberId, purpose, purpose, CONFIRM_DAYS],
  );
  return token;
};

/** The subscriber of a link that may be used now, locked until the transaction ends; null for any other secret. */
export const lockSubscriberOf = async (
  em: EntityManager,
  token: string,
  purpose: SubscriberLink,
): Promise<{ id: string; status: string } | null> => {
  const [subscriber] = await em.execute<{ id: string; status: string }[]>(
    `select s.id, s.status from subscriber_link l join subscriber s on s.id = l.subscriber_id
     where l.token_hash = ? and l.purpose = ? and (l.expires_at is null or l.expires_at > now()) for update of s`,
    [hashSecret(token), purpose],
  );
  return subscriber ?? null;
};

/** Ends all links that confirm a subscription, those already used too. */
export const endConfirmLinks = async (em: EntityManager, subscriberId: string): Promise<void> => {
  await em.execute(`delete from subscriber_link where subscriber_id = ? and purpose = 'confirm'`, [subscriberId]);
};
