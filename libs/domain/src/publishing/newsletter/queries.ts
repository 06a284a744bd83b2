import type { SubscriberQuery } from '@psp/contracts/newsletter';
import type { IssueQuery, IssueView } from '@psp/contracts/newsletter-issues';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { historyOf } from '../../operating/audit/queries.ts';
import type { Db } from '../../read-db.ts';
import { foundPageText, orderedFor, searched } from '../../searched.ts';
import { contains, countOf, jsonText, oneRow, totals, windowOf } from '../../sql.ts';
import { issueActions } from './issue.entity.ts';
import { audienceOf, countRecipients } from './recipients.ts';

const COUNTS = sql`(select json_build_object('pending', count(*) filter (where status = 'pending'),
  'confirmed', count(*) filter (where status = 'confirmed'), 'unsubscribed', count(*) filter (where status = 'unsubscribed'),
  'suppressed', count(*) filter (where status = 'suppressed')) from subscriber)`;

const PROGRESS = sql`(select json_build_object('total', count(*), 'sent', count(*) filter (where d.status = 'sent'),
  'failed', count(*) filter (where d.status = 'failed'), 'skipped', count(*) filter (where d.status = 'skipped'),
  'waiting', count(*) filter (where d.status in ('waiting', 'sending'))) from newsletter_delivery d where d.issue_id = i.id)`;

/** Fields of the issue `i` in the list, as arguments of json_build_object. */
const ITEM = sql`'id', i.id, 'subject', i.subject, 'status', i.status, 'audience', i.audience, 'countyCode', i.county_code,
  'domain', i.domain, 'scheduledAt', i.scheduled_at, 'startedAt', i.started_at, 'finishedAt', i.finished_at,
  'updatedAt', i.updated_at, 'progress', ${PROGRESS}`;

/** Lists the issues, newest first, as JSON text (`issueList`). */
export const listIssues = (db: Db, { page, status }: IssueQuery): Promise<string> => {
  const where = status === 'all' ? sql`true` : sql`status = ${status}`;
  return jsonText(
    db,
    sql<{ json: string }>`select json_build_object(
      'items', coalesce((select json_agg(json_build_object(${ITEM}) order by i.created_at desc, i.id)
        from (select * from newsletter_issue where ${where} order by created_at desc, id
          ${windowOf(page)}) i), '[]'),
      ${totals(page)}, 'subscribers', ${COUNTS})::text as json
      from ${countOf(sql`select from newsletter_issue where ${where}`)} counted`,
  );
};

type Stored = Omit<IssueView, 'actions' | 'recipients'>;

/** Reads an issue with everything its page shows, or null. */
export const readIssue = async (db: Db, actor: Actor, id: string, now: Date): Promise<IssueView | null> => {
  const row = await oneRow(
    db,
    sql<{
      json: Stored;
    }>`select json_build_object(${ITEM}, 'version', i.version, 'preheader', i.preheader, 'body', i.body,
      'failures', (select coalesce(json_agg(f order by f.count desc, f.error), '[]') from (
        select coalesce(d.error, 'given-up') as error, count(*)::int as count from newsletter_delivery d
        where d.issue_id = i.id and d.status = 'failed' group by 1) f),
      'history', ${historyOf(sql`select i.id`, actor)}) as json from newsletter_issue i where i.id = ${id}`,
  );
  if (!row) return null;
  const recipients = await countRecipients(db, row.json);
  return { ...row.json, recipients, actions: issueActions(row.json, actor, now) };
};

/** Lists the subscribers, newest first, as JSON text (`subscriberList`). */
export const listSubscribers = (db: Db, { page, q, status }: SubscriberQuery): Promise<string> => {
  const found = searched({
    q,
    from: sql`subscriber s`,
    id: sql`s.id`,
    where: status === 'all' ? sql`true` : sql`s.status = ${status}`,
    order: sql`s.created_at desc, s.id`,
    fits: contains(sql`search_fold(s.email::text)`, q),
    ordered: orderedFor(page),
  });
  const item = sql`json_build_object('id', s.id, 'email', s.email, 'status', s.status, 'source', s.source,
    'countyCode', s.county_code, 'domains', s.domains, 'audience', ${audienceOf}, 'createdAt', s.created_at, 'since', s.since)`;
  return foundPageText(db, {
    page,
    found,
    item,
    joins: sql`subscriber s on s.id = p.id`,
    more: sql`, 'subscribers', ${COUNTS}`,
  });
};
