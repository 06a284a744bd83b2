import { ACTS, ERRORS, LIVE_TOPICS, PUBLIC_TOPICS } from '@psp/contracts/words/articles';
import { SEARCH_GROUPS } from '@psp/contracts/words/search/articles';
import { sql } from 'kysely';
import type { Capability } from '../../capability.ts';
import { isApprovedOrganisation } from '../../joining/organisations/is-approved-organisation.ts';
import { ArticleCovers } from '../../migrations/0008-article-covers.ts';
import { TODAY } from '../../time.ts';
import { Article } from './article.entity.ts';
import { ArticleRevision } from './article-revision.entity.ts';
import { waitingArticles, waitingRows } from './moderation-queries.ts';
import { NOTIFICATIONS } from './notifications.ts';

const limits = {
  // By hashed address: an office behind one address has several readers, a script sends thousands of requests.
  'view:article': { times: 10, minutes: 24 * 60 },
  'view:address': { times: 300, minutes: 60 },
};
type Own = typeof limits;
declare module '../../operating/limits/limit.ts' {
  interface Limits extends Own {}
}

export const articles: Capability = {
  name: 'articles',
  words: { ACTS, ERRORS, LIVE_TOPICS, PUBLIC_TOPICS, SEARCH_GROUPS },
  limits,
  entities: [Article, ArticleRevision],
  notifications: NOTIFICATIONS,
  migrations: { '0008-article-covers': ArticleCovers },
  constraints: {
    blog_category_name_key: 'article-category.taken',
    article_category_author_kind_name_key: 'article-category.taken',
  },
  counts: { admin: () => ({ articles: waitingArticles }) },
  waiting: { articles: () => waitingRows },
  // What is published or withdrawn also changes the search of knowledge of all members.
  live: sql`select c.event, 'article:' || a.id, side.id, side.kind from changed c
    left join article_revision v on v.id = c.id and c.entity = 'article-revision'
    join article a on a.id = coalesce(v.article_id, c.id), lateral (select a.organisation_id as id, null::text as kind
      union all select null, 'admin' where c."from" is distinct from 'draft' or c.action = 'article.submit') side
    where c.entity in ('article', 'article-revision')
    union all select c.event, 'article:' || a.id, null, side.kind from changed c
      left join article_revision v on v.id = c.id and c.entity = 'article-revision'
      join article a on a.id = coalesce(v.article_id, c.id), lateral (values ('uat'), ('firma')) side (kind)
      where c.action in ('article.approve', 'article.withdraw', 'article.reinstate', 'article-revision.approve',
        'article-revision.reinstate')`,
  publicAddresses: sql`select '/blog/' as folder, id, updated_at from article a
    where status = 'published' and ${isApprovedOrganisation(sql`organisation_id`)}`,
  tidy: [
    // Without the secret of the day, a hash cannot be traced to a visitor; after the day, not even the hashes are needed.
    `delete from article_view_secret where day < ${TODAY}`,
    `delete from article_view where day < ${TODAY}`,
  ],
  pictures: ['article.body', 'article.cover_image_id', 'article_revision.body', 'article_revision.cover_image_id'],
  personalData: {
    exports: {
      articole: {
        about: 'articolele începute de dumneavoastră',
        column: 'article.created_by',
        rows: (id, isMine) => sql`
          select title, category, summary, body, status, reason, submitted_at, published_at, created_at
          from article where created_by = ${id} and ${isMine('organisation_id')} order by id`,
      },
      'versiuni-de-articole': {
        about: 'schimbările propuse la articole publicate',
        column: 'article_revision.created_by',
        rows: (id, isMine) => sql`select a.title as article, r.title, r.category, r.summary, r.body, r.status, r.reason,
          r.created_at from article_revision r join article a on a.id = r.article_id
          where r.created_by = ${id} and ${isMine('a.organisation_id')} order by r.id`,
      },
    },
    stays: ['article.created_by', 'article_revision.created_by'],
    actsElsewhere: (id) => [
      sql`select organisation_id, 'article', id::text, 'create', created_at from article where created_by = ${id}`,
      sql`select a.organisation_id, 'article', a.id::text, 'revise', r.created_at
        from article_revision r join article a on a.id = r.article_id where r.created_by = ${id}`,
    ],
  },
};
