import { sql } from 'kysely';
import { hashSecret, newSecret } from '../../operating/secrets.ts';
import { oneRow } from '../../sql.ts';
import { type Dated, send, type Write } from '../../write.ts';

/** Days in which a confirmation link is valid. Links that change or end a subscription do not expire. */
const CONFIRM_DAYS = 7;

export type SubscriberLink = 'confirm' | 'manage';

/** Creates the secret of a link and returns it; the database stores only its hash. */
export const makeSubscriberLink = (write: Write<unknown>, subscriberId: string, purpose: SubscriberLink): string => {
  const token = newSecret();
  const days = purpose === 'confirm' ? CONFIRM_DAYS : null;
  send(
    write,
    sql`insert into subscriber_link (token_hash, subscriber_id, purpose, created_at, expires_at)
      values (${hashSecret(token)}, ${subscriberId}, ${purpose}, ${write.now},
        ${write.now}::timestamptz + make_interval(days => ${days}::int))`,
  );
  return token;
};

/** Locks the subscriber of a valid link until the transaction ends; null for an invalid or expired secret. */
export const lockSubscriberOf = (
  { db, now }: Dated,
  token: string,
  purpose: SubscriberLink,
): Promise<{ id: string; status: string } | null> =>
  oneRow(
    db,
    sql<{ id: string; status: string }>`select s.id, s.status
      from subscriber_link l join subscriber s on s.id = l.subscriber_id
      where l.token_hash = ${hashSecret(token)} and l.purpose = ${purpose} and (l.expires_at is null or l.expires_at > ${now})
      for update of s`,
  );

/** Deletes all confirmation links of a subscriber, including used ones. */
export const endConfirmLinks = (write: Write<unknown>, subscriberId: string): void =>
  send(write, sql`delete from subscriber_link where subscriber_id = ${subscriberId} and purpose = 'confirm'`);
