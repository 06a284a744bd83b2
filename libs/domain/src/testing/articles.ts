import type { MikroORM } from '@mikro-orm/postgresql';
import type { ArticleContent } from '@psp/contracts/articles';
import type { Kind } from '@psp/contracts/common';
import { sql } from 'kysely';
import type { Actor } from '../actor.ts';
import { acting } from './acting.ts';
import { approveArticle } from '../publishing/articles/moderate.ts';
import { createReadDb } from '../read-db.ts';
import { createArticle, submitArticle } from '../publishing/articles/write-article.ts';

const CATEGORIES: Record<Kind, string> = {
  uat: 'uat-proiecte',
  firma: 'firma-it-digitalizare',
  admin: 'admin-legislatie',
};

export const anArticle = (deciding: Partial<ArticleContent> = {}, kind: Kind = 'uat'): ArticleContent => ({
  title: 'Registrul agricol, pe calculator',
  category: CATEGORIES[kind],
  summary: '',
  body: '<p>Fișele gospodăriilor se completează acum la ghișeu, în fața omului.</p>',
  coverImageId: null,
  coverAlt: deciding.coverImageId ? 'O imagine' : '',
  ...deciding,
});

/** Returns functions that create articles in each status, by the same commands as the pages. */
export const createArticles = (orm: MikroORM, admin: Actor) => {
  const by = acting(orm);
  const draft = (author: Actor, content: Partial<ArticleContent> = {}): Promise<string> =>
    by(author, createArticle, anArticle(content, author.kind));
  const pending = async (author: Actor, content: Partial<ArticleContent> = {}): Promise<string> => {
    const id = await draft(author, content);
    await by(author, submitArticle, { id, version: 1 });
    return id;
  };
  const published = async (author: Actor, content: Partial<ArticleContent> = {}, now?: Date): Promise<string> => {
    const id = await pending(author, content);
    await by(admin, approveArticle, { id, version: 2 }, now);
    return id;
  };
  const stored = async <Row>(table: 'article' | 'article_revision' | 'article_view', id: string): Promise<Row[]> => {
    const key = sql.ref(table === 'article' ? 'id' : 'article_id');
    return createReadDb(orm).run(sql<Row>`select * from ${sql.table(table)} where ${key} = ${id}`);
  };
  return { by, draft, pending, published, stored };
};
