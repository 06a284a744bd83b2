import { romanianDay } from '@psp/contracts/romania';
import type { DecidedEntity } from '@psp/contracts/decision-names';
import { sql } from 'kysely';
import type { Sql } from '../../sql.ts';

/* Content that is still in the state in which the decision `d` left it, and on which the opposite act can be performed, by entity. */
const REVERSIBLE: Record<Exclude<DecidedEntity, 'forum-post'>, (now: Date) => Sql> = {
  article: () =>
    sql`from article a where a.id = d.record_id and a.status = case d.outcome when 'removed' then 'withdrawn' else 'rejected' end`,
  'article-revision': () => sql`from article_revision r join article a on a.id = r.article_id
    where r.id = d.record_id and r.status = 'rejected' and a.status = 'published' and a.published_at <= r.decided_at
      and not exists (select from article_revision later where later.article_id = r.article_id and later.created_at > r.created_at)`,
  solution: (now) => sql`from solution s where s.id = d.record_id and s.status = 'withdrawn' and s.description <> ''
    and s.price_min is not null and s.price_max is not null and (s.valid_until is null or s.valid_until >= ${romanianDay(now)}::date)`,
  library: () => sql`from library_document l where l.id = d.record_id and l.status = 'rejected'`,
  training: (now) => sql`from training t where t.id = d.record_id and t.status = 'rejected' and t.starts_at > ${now}`,
  'conversation-report': () => sql`from conversation_report c where c.id = d.record_id and c.status = 'upheld'`,
  'exchange-project': () => sql`from exchange_project x where x.id = d.record_id and x.status = 'removed'`,
  'exchange-question': () => sql`from exchange_question q where q.id = d.record_id and q.removed_at is not null`,
  review: () => sql`from review v where v.id = d.record_id and v.removed_at is not null`,
};

/** Condition: the decision `d` can still be reversed. Posts are contested in the forum, which has the condition of its own. */
export const isReversible = (now: Date): Sql =>
  sql`case d.entity ${sql.join(
    Object.entries(REVERSIBLE).map(([entity, from]) => sql`when ${sql.lit(entity)} then exists (select ${from(now)})`),
    sql` `,
  )} else false end`;
