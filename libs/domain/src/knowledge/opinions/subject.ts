import { sql } from 'kysely';
import type { Sql } from '../../sql.ts';

/** What readers have as favourite and, but for articles, report errors in. */
export interface Subject {
  name: 'document' | 'act' | 'article';
  table: Sql;
  /** Its column in `library_favourite` and `library_report`. */
  column: Sql;
  /** Title of the row `d`. */
  title: Sql;
}

export const DOCUMENT: Subject = {
  name: 'document',
  table: sql`library_document`,
  column: sql`document_id`,
  title: sql`d.title`,
};

export const ACT: Subject = {
  name: 'act',
  table: sql`legal_act`,
  column: sql`act_id`,
  title: sql`(d.number || ' ' || d.title)`,
};

export const ARTICLE: Subject = {
  name: 'article',
  table: sql`article`,
  column: sql`article_id`,
  title: sql`d.title`,
};
