import type { NewsletterSegment } from '@psp/contracts/newsletter-issues';
import { sql } from 'kysely';
import type { Db } from '../../read-db.ts';
import { oneRow } from '../../sql.ts';
import { send, type Write } from '../../write.ts';
import { makeSubscriberLink } from './links.ts';
import { recipientsOf } from './recipients.ts';

/** Consecutive issues that a mailbox may refuse before it is suppressed: a single refusal may be about the text. */
const REFUSALS = 2;

/** A mail claimed by one sender; `token` is the secret of its unsubscribe link. */
export interface ClaimedDelivery {
  id: string;
  issueId: string;
  email: string;
  token: string;
}

/**
 * Creates and enqueues a delivery for each current recipient of an issue. Does nothing if the issue's deliveries are queued
 * already.
 */
export const queueDeliveries = async (write: Write<unknown>, issueId: string): Promise<void> => {
  const { db, now } = write;
  const issue = await oneRow(
    db,
    sql<NewsletterSegment>`update newsletter_issue set queued_at = ${now}
      where id = ${issueId} and status = 'sending' and queued_at is null
      returning audience, county_code as "countyCode", domain`,
  );
  if (!issue) return;
  send(
    write,
    sql`with made as (
      insert into newsletter_delivery (issue_id, subscriber_id) select ${issueId}, s.id ${recipientsOf(issue)}
      on conflict do nothing returning id)
    select enqueue('newsletter', array(select jsonb_build_object('kind', 'delivery', 'id', id) from made))`,
  );
};

interface Locked {
  issueId: string;
  subscriberId: string | null;
  email: string | null;
  status: string;
  isWanted: boolean;
}

/**
 * Claims a mail for sending; null if it is settled, its subscriber left or the issue was cancelled. Commit before sending it: a
 * mail that was claimed by a crashed process may have been accepted, so it is marked as failed instead of being sent twice.
 */
export const claimDelivery = async (write: Write<unknown>, id: string): Promise<ClaimedDelivery | null> => {
  const row = await oneRow(
    write.db,
    sql<Locked>`select d.issue_id as "issueId", d.subscriber_id as "subscriberId", s.email::text as email, d.status,
       i.status = 'sending' and s.status = 'confirmed' as "isWanted"
     from newsletter_delivery d join newsletter_issue i on i.id = d.issue_id left join subscriber s on s.id = d.subscriber_id
     where d.id = ${id} for update of d`,
  );
  if (row?.status === 'sending') settle(write, id, 'failed', 'interrupted');
  if (row?.status !== 'waiting') return null;
  const { issueId, subscriberId, email, isWanted } = row;
  if (!isWanted || subscriberId === null || email === null) {
    settle(write, id, 'skipped');
    return null;
  }
  send(write, sql`update newsletter_delivery set status = 'sending', started_at = ${write.now} where id = ${id}`);
  return { id, issueId, email, token: makeSubscriberLink(write, subscriberId, 'manage') };
};

const settle = (
  write: Write<unknown>,
  id: string,
  status: 'sent' | 'failed' | 'skipped',
  error: string | null = null,
): void =>
  send(
    write,
    sql`update newsletter_delivery set status = ${status}, error = ${error}, settled_at = ${write.now}
      where id = ${id} and status not in ('sent', 'skipped')`,
  );

/** Marks a mail as accepted by the mail server. */
export const markDelivered = async (write: Write<unknown>, id: string): Promise<void> => {
  settle(write, id, 'sent');
  send(
    write,
    sql`update subscriber set refusals = 0
      where refusals > 0 and id = (select subscriber_id from newsletter_delivery where id = ${id})`,
  );
};

interface Failure {
  id: string;
  /** An SMTP status or a code, without an address. */
  error: string | null;
}

/** Releases a claimed mail after a temporary error, to be retried. */
export const releaseDelivery = async (write: Write<unknown>, { id, error }: Failure): Promise<void> =>
  send(
    write,
    sql`update newsletter_delivery set status = 'waiting', error = ${error} where id = ${id} and status = 'sending'`,
  );

/**
 * Marks a mail as failed; it is not retried. `isRefused`: the mailbox refused it permanently, and is suppressed after REFUSALS
 * consecutive issues.
 */
export const failDelivery = async (
  write: Write<unknown>,
  { id, error, isRefused = false }: Failure & { isRefused?: boolean },
): Promise<void> => {
  const { now } = write;
  send(
    write,
    sql`update newsletter_delivery set status = 'failed', error = coalesce(${error}, error, 'given-up'), settled_at = ${now}
      where id = ${id} and status in ('waiting', 'sending')`,
  );
  if (!isRefused) return;
  const isSuppressed = sql`refusals + 1 >= ${REFUSALS} and status = 'confirmed'`;
  send(
    write,
    sql`update subscriber set refusals = refusals + 1,
        status = case when ${isSuppressed} then 'suppressed' else status end,
        since = case when ${isSuppressed} then ${now}::timestamptz else since end
      where id = (select subscriber_id from newsletter_delivery where id = ${id})`,
  );
};

const issueOfDelivery = (id: string) =>
  sql<{ issueId: string }>`select d.issue_id as "issueId" from newsletter_delivery d where d.id = ${id}`;

/** Returns the id of a mail's issue, or null. */
export const issueOf = async (db: Db, id: string): Promise<string | null> =>
  (await oneRow(db, issueOfDelivery(id)))?.issueId ?? null;

/** Returns the id of a mail's issue if all mails of the issue are settled, else null. */
export const settledIssueOf = async (db: Db, id: string): Promise<string | null> => {
  const settled = sql<{ issueId: string }>`${issueOfDelivery(id)} and not exists (select from newsletter_delivery o
    where o.issue_id = d.issue_id and o.status in ('waiting', 'sending'))`;
  return (await oneRow(db, settled))?.issueId ?? null;
};

/** Skips all waiting mails of an issue. */
export const skipWaiting = (write: Write<unknown>, issueId: string): void =>
  send(
    write,
    sql`update newsletter_delivery set status = 'skipped', settled_at = ${write.now}
      where issue_id = ${issueId} and status = 'waiting'`,
  );
