import type { Offered, Taxonomy } from '@psp/contracts/taxonomy-labels';
import type { DomainNames } from '@psp/contracts/taxonomy-names';
import type { TaxonomyValue } from '@psp/contracts/taxonomy-values';
import { sql } from 'kysely';
import { DomainError } from '../../errors.ts';
import type { Db } from '../../read-db.ts';
import { oneRow, type Sql } from '../../sql.ts';
import { holdSetting } from '../settings/settings.ts';
import type { Write } from '../../write.ts';

/** Name of the setting of a list. */
export const settingName = (taxonomy: Taxonomy): string => `taxonomy:${taxonomy}`;

/** SQL for the name of a value, also of one that is off; null without one. */
export const valueName = (taxonomy: Taxonomy, slug: Sql): Sql =>
  sql`(select t.name from taxonomy_value t where t.taxonomy = ${sql.lit(taxonomy)} and t.slug = ${slug})`;

/** SQL for the values by which rows are filtered, as JSON: those that forms offer, and those that rows still have (`isUsed`, of `t.slug`). */
export const filterValues = (taxonomy: Taxonomy, isUsed: Sql): Sql =>
  sql`(select coalesce(json_agg(json_build_object('slug', t.slug, 'name', t.name) order by t.position, t.slug), '[]')
    from taxonomy_value t where t.taxonomy = ${sql.lit(taxonomy)} and (t.is_on or ${isUsed}))`;

/** Reads all values of a list, in order. */
export const readValues = (db: Db, taxonomy: Taxonomy): Promise<TaxonomyValue[]> =>
  db.run(sql<TaxonomyValue>`select slug, name, is_on as "isOn" from taxonomy_value
    where taxonomy = ${taxonomy} order by position, slug`);

/** Reads what forms offer, in order. */
export const readOffered = (db: Db, taxonomy: Taxonomy): Promise<Offered[]> =>
  db.run(sql<Offered>`select slug, name from taxonomy_value where taxonomy = ${taxonomy} and is_on
    order by position, slug`);

/** Names of values by key, as a row of a table names them. */
export const namesOf = (offered: readonly Offered[]): Record<string, string> =>
  Object.fromEntries(offered.map(({ slug, name }) => [slug, name]));

/** Reads the names of the domains of requests, in the association's order. */
export const readDomainNames = async (db: Db): Promise<DomainNames> =>
  namesOf(await readOffered(db, 'domains')) as DomainNames;

/** Holds a list until the transaction ends, so that no value is turned off and no uses are moved meanwhile. */
export const holdValues = (write: Pick<Write<unknown>, 'db'>, taxonomy: Taxonomy): Promise<void> =>
  holdSetting(write, settingName(taxonomy));

/**
 * Throws `taxonomy.off` for a value that is not offered, unless the row had it before (`kept`). Holds the list as
 * `holdValues`, which a write that locks a row with a value calls before it does: a move locks the list, then the rows.
 */
export const expectOffered = async (
  write: Pick<Write<unknown>, 'db'>,
  taxonomy: Taxonomy,
  { slug, kept = null }: { slug: string; kept?: string | null },
): Promise<void> => {
  if (slug === kept) return;
  await holdValues(write, taxonomy);
  const found = await oneRow(
    write.db,
    sql`select slug from taxonomy_value where taxonomy = ${taxonomy} and slug = ${slug} and is_on`,
  );
  if (!found) throw new DomainError('taxonomy.off');
};
