import type { Offered } from '@psp/contracts/taxonomy-labels';
import { sql } from 'kysely';
import { expectOffered, filterValues, holdValues, readOffered, valueName } from '../operating/taxonomies/values.ts';
import type { Db } from '../read-db.ts';
import type { Sql } from '../sql.ts';
import type { Write } from '../write.ts';
import { isReadableBy, type Reader } from './passages/readable.ts';

/* Categories of documents and acts: a list that the association keeps. */

const LIST = 'knowledge-categories';

/** SQL for the name of a category; null without one. */
export const categoryName = (slug: Sql): Sql => valueName(LIST, slug);

const isOf = (table: 'library_document' | 'legal_act', where: Sql): Sql =>
  sql`exists (select from ${sql.table(table)} d where d.category = t.slug and ${where})`;

/** SQL for the categories by which the documents or acts of a reader are filtered, as JSON. */
export const readableCategories = (table: 'library_document' | 'legal_act', reader: Reader): Sql =>
  filterValues(LIST, isOf(table, isReadableBy(reader)));

/** SQL for the categories by which the association filters its documents, as JSON. */
export const EDITED_CATEGORIES: Sql = filterValues(LIST, isOf('library_document', sql`true`));

/** SQL for the categories by which all sources are filtered, as JSON; `groups` has those that were found. */
export const sourceCategories = (groups: Sql): Sql =>
  filterValues(LIST, sql`exists (select from ${groups} g where g.category = t.slug)`);

/** Holds the categories as they are until the transaction ends, for a write that then locks a row which has one. */
export const holdCategories = (write: Pick<Write<unknown>, 'db'>): Promise<void> => holdValues(write, LIST);

/** Throws `taxonomy.off` for a category that is not offered, unless the row had it before (`kept`). */
export const expectCategory = (
  write: Pick<Write<unknown>, 'db'>,
  category: string,
  kept: string | null = null,
): Promise<void> => expectOffered(write, LIST, { slug: category, kept });

/** Reads the categories that are offered, in order. */
export const offeredCategories = (db: Db): Promise<Offered[]> => readOffered(db, LIST);
