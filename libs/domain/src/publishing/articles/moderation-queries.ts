import { TOTAL_LIMIT } from '@psp/contracts/common';
import type { ModerationAction, ModerationQuery, ModerationView } from '@psp/contracts/moderation';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { WaitingRows } from '../../capability.ts';
import type { Db } from '../../read-db.ts';
import { foundPageText, orderedFor, searched } from '../../searched.ts';
import { anyOf, containsWords, matchesByIndex, oneRow, type Sql } from '../../sql.ts';
import { articleActions } from './article.entity.ts';
import { revisionActions } from './article-revision.entity.ts';
import { articleHistory, proposalOf, storedText } from './stored-text.ts';

/* Pending new articles and pending revisions of published ones, each from its own index. */
const NEW = sql`select a.id, a.title, a.category, a.status, a.organisation_id, a.search_text, a.submitted_at as since,
    false as is_revision from article a where a.status = 'pending'`;
const REVISED = sql`select a.id, r.title, r.category, a.status, a.organisation_id, a.search_text, r.created_at as since,
    true as is_revision from article_revision r join article a on a.id = r.article_id where r.status = 'pending'`;
const WAITING = sql`${NEW} union all ${REVISED}`;

/* The oldest of one part, as many as a list counts: PostgreSQL does not order a union by two indexes. */
const oldest = (part: Sql): Sql =>
  sql`(select id, since from (${part}) part order by since, id limit ${sql.lit(TOTAL_LIMIT + 1)})`;

/** Pending articles and revisions, for the overview. */
export const waitingRows: WaitingRows = {
  parts: [NEW, REVISED],
  excerpt: sql`select coalesce((select left(r.body_text, 200) from article_revision r where r.article_id = a.id and r.status = 'pending'),
    left(a.body_text, 200)) from article a where a.id = w.id`,
  rows: sql`${oldest(NEW)} union all ${oldest(REVISED)}`,
  about: sql`select x.title, o.name from (${WAITING}) x join organisation o on o.id = x.organisation_id where x.id = w.id limit 1`,
};

/** Scalar query: number of pending articles and revisions, without filters. */
export const waitingArticles = sql`select count(*) from (${WAITING}) waiting`;

const SOURCES: Record<ModerationQuery['list'], Sql> = {
  pending: WAITING,
  published: sql`select a.id, a.title, a.category, a.status, a.organisation_id, a.search_text, a.search_vector,
    a.published_at as since, false as is_revision from article a where a.status = 'published'`,
  withdrawn: sql`select a.id, a.title, a.category, a.status, a.organisation_id, a.search_text, a.updated_at as since,
    false as is_revision from article a where a.status = 'withdrawn'`,
};
/* Pending items oldest first, the others newest first. */
const ORDERS: Record<ModerationQuery['list'], Sql> = {
  pending: sql`x.since, x.id`,
  published: sql`x.since desc, x.id`,
  withdrawn: sql`x.since desc, x.id`,
};

/** Lists articles for moderation, as a page of JSON text (`moderationList`). */
export const listForModeration = (db: Db, { page, q, list, kind }: ModerationQuery): Promise<string> => {
  const speaksOf = containsWords(sql`x.search_text`, q);
  const isAuthor = containsWords(sql`o.name_text`, q);
  const ofAuthor = (condition: Sql): Sql =>
    sql`exists (select from organisation o where o.id = x.organisation_id and ${condition})`;
  const found = searched({
    q,
    from: sql`(${SOURCES[list]}) x`,
    id: sql`x.id`,
    where: kind === 'all' ? sql`true` : ofAuthor(sql`o.kind = ${kind}`),
    order: ORDERS[list],
    fits: sql`(${speaksOf} or ${ofAuthor(isAuthor)})`,
    byIndex: [
      sql`x.organisation_id in (select o.id from organisation o where ${isAuthor})`,
      // Only published ones have an index of their words; the others are few.
      list === 'published' ? anyOf(matchesByIndex(sql`x.search_text`, sql`x.search_vector`, q)) : speaksOf,
    ],
    ordered: orderedFor(page),
  });
  const item = sql`json_build_object('id', x.id, 'title', x.title,
      'category', (select name from article_category where slug = x.category), 'status', x.status,
      'isRevision', x.is_revision, 'author', json_build_object('id', o.id, 'name', o.name), 'kind', o.kind,
      'since', x.since)`;
  const joins = sql`(${SOURCES[list]}) x on x.id = p.id join organisation o on o.id = x.organisation_id`;
  return foundPageText(db, { page, found, item, joins, more: sql`, 'waiting', (${waitingArticles})` });
};

type Stored = Omit<ModerationView, 'actions'>;

/** Reads an article for moderation; null for a draft, which only its author may see. */
export const readForModeration = async (
  db: Db,
  actor: Actor,
  id: string,
  now: Date,
): Promise<ModerationView | null> => {
  const row = await oneRow(
    db,
    sql<{
      json: Stored;
    }>`select json_build_object('id', a.id, 'version', a.version, 'status', a.status, 'reason', a.reason,
      'author', json_build_object('id', o.id, 'name', o.name), 'kind', o.kind, 'text', ${storedText('a')},
      'proposal', ${proposalOf}, 'readingMinutes', a.reading_minutes, 'views', a.views, 'submittedAt', a.submitted_at,
      'publishedAt', a.published_at, 'history', ${articleHistory(id, actor)}) as json
    from article a join organisation o on o.id = a.organisation_id
    where a.id = ${id} and a.status <> 'draft'`,
  );
  return row && { ...row.json, actions: moderationActions(row.json, actor, now) };
};

const OF_ARTICLE = ['approve', 'requestChanges', 'reject', 'withdraw', 'reopen'] as const;
const OF_REVISION = { approve: 'approveRevision', reject: 'rejectRevision' } as const;

function moderationActions(
  { status, author, publishedAt, proposal }: Stored,
  actor: Actor,
  now: Date,
): ModerationAction[] {
  const facts = { status, organisationId: author.id, publishedAt: publishedAt === null ? null : new Date(publishedAt) };
  const allowed = articleActions(facts, actor, now);
  const ofArticle = OF_ARTICLE.filter((action) => allowed.includes(action));
  if (!proposal) return ofArticle;
  const ofRevision = revisionActions({ status: proposal.status, organisationId: author.id }, actor, now);
  return [
    ...(['approve', 'reject'] as const).filter((name) => ofRevision.includes(name)).map((name) => OF_REVISION[name]),
    ...ofArticle,
  ];
}
