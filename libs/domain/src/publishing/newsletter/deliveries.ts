import type { EntityManager } from '@mikro-orm/postgresql';
import type { NewsletterSegment } from '@psp/contracts/newsletter-issues';
import { sql } from 'kysely';
import { makeSubscriberLink } from './links.ts';
import { recipientsOf } from './recipients.ts';

/** Issues in a row that a mailbox refuses for good before it is written to no more: one refusal may be about the text. */
const REFUSALS = 2;

/** A mail that its caller alone sends now, with the secret of the link that unsubscribes. */
export interface ClaimedDelivery {
  id: string;
  issueId: string;
  email: string;
  token: string;
}

/**
 * Writes down a mail for each recipient that an issue has now, and asks for each to be sent, all in the caller's transaction.
 * Done once for an issue, however often it is asked for.
 */
export const queueDeliveries = async (em: EntityManager, issueId: string, now: Date): Promise<void> => {
  const [issue] = await em.execute<NewsletterSegment[]>(
    `update newsletter_issue set queued_at = ? where id = ? and status = 'sending' and queued_at is null
     returning audience, county_code as "countyCode", domain`,
    [now, issueId],
  );
  if (!issue) return;
  await sql`with made as (
      insert into newsletter_delivery (issue_id, subscriber_id) select ${issueId}, s.id ${recipientsOf(issue)}
      on conflict do nothing returning id)
    select enqueue('newsletter', array(select jsonb_build_object('kind', 'delivery', 'id', id) from made))`.execute(
    em.getKysely(),
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
 * Takes a mail for sending; null for one that is settled or needs not be sent any more, since its person unsubscribed or the
 * issue was cancelled. Commit before it is sent: a mail that is found taken by somebody who is gone may have been accepted,
 * and is counted as failed rather than sent twice.
 */
export const claimDelivery = async (em: EntityManager, id: string, now: Date): Promise<ClaimedDelivery | null> => {
  const [row] = await em.execute<Locked[]>(
    `select d.issue_id as "issueId", d.subscriber_id as "subscriberId", s.email::text as email, d.status,
       i.status = 'sending' and s.status = 'confirmed' as "isWanted"
     from newsletter_delivery d join newsletter_issue i on i.id = d.issue_id left join subscriber s on s.id = d.subscriber_id
     where d.id = ? for update of d`,
    [id],
  );
  if (row?.status === 'sending') await settleDelivery(em, id, 'failed', 'interrupted', now);
  if (row?.status !== 'waiting') return null;
  const { issueId, subscriberId, email, isWanted } = row;
  if (!isWanted || subscriberId === null || email === null) {
    await settleDelivery(em, id, 'skipped', null, now);
    return null;
  }
  await em.execute(`update newsletter_delivery set status = 'sending', started_at = ? where id = ?`, [now, id]);
  return { id, issueId, email, token: await makeSubscriberLink(em, subscriberId, 'manage') };
};

const settleDelivery = async (
  em: EntityManager,
  id: string,
  status: 'sent' | 'failed' | 'skipped',
  error: string | null,
  now: Date,
): Promise<void> => {
  await em.execute(
    `update newsletter_delivery set status = ?, error = ?, settled_at = ? where id = ? and status not in ('sent', 'skipped')`,
    [status, error, now, id],
  );
};

/** The server accepted it. */
export const markDelivered = async (em: EntityManager, id: string, now: Date): Promise<void> => {
  await settleDelivery(em, id, 'sent', null, now);
  await em.execute(
    `update subscriber set refusals = 0 where refusals > 0 and id = (select subscriber_id from newsletter_delivery where id = ?)`,
    [id],
  );
};

/** It was not accepted now and is tried again; `error` is an SMTP status or a word, without anybody's address. */
export const releaseDelivery = async (em: EntityManager, id: string, error: string): Promise<void> => {
  await em.execute(`update newsletter_delivery set status = 'waiting', error = ? where id = ? and status = 'sending'`, [
    error,
    id,
  ]);
};

/**
 * It is not tried any more. `isRefused`: the mailbox itself refused it; one that does so again with the next issue is written
 * to no more.
 */
export const failDelivery = async (
  em: EntityManager,
  id: string,
  error: string | null,
  { isRefused, now }: { isRefused: boolean; now: Date },
): Promise<void> => {
  await em.execute(
    `update newsletter_delivery set status = 'failed', error = coalesce(?, error, 'given-up'), settled_at = ?
     where id = ? and status in ('waiting', 'sending')`,
    [error, now, id],
  );
  if (!isRefused) return;
  await em.execute(
    `update subscriber set refusals = refusals + 1,
       status = case when refusals + 1 >= ? and status = 'confirmed' then 'suppressed' else status end,
       since = case when refusals + 1 >= ? and status = 'confirmed' then ?::timestamptz else since end
     where id = (select subscriber_id from newsletter_delivery where id = ?)`,
    [REFUSALS, REFUSALS, now, id],
  );
};

/** Leaves out all mails of an issue that nobody is sending. */
export const skipWaiting = async (em: EntityManager, issueId: string, now: Date): Promise<void> => {
  await em.execute(
    `update newsletter_delivery set status = 'skipped', settled_at = ? where issue_id = ? and status = 'waiting'`,
    [now, issueId],
  );
};
