import { fold } from '@psp/contracts/fold';
import { FIXED_TAXONOMIES, TAXONOMY_LABELS, type Taxonomy } from '@psp/contracts/taxonomy-labels';
import {
  type MoveUses,
  type TaxonomyValue,
  type TaxonomyValues,
  type TaxonomyView,
  VALUES_MAX,
} from '@psp/contracts/taxonomy-values';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import { found } from '../../load.ts';
import type { Db } from '../../read-db.ts';
import type { Write } from '../../write.ts';
import { record } from '../audit/record.ts';
import { addVersion, lockSetting, type Setting, viewSetting } from '../settings/settings.ts';
import { readValues, settingName } from './values.ts';

/* Columns that have the values of a list. */
const COLUMNS: Readonly<Record<Taxonomy, readonly (readonly [table: string, column: string])[]>> = {
  'attraction-types': [['community_attraction', 'type']],
  industries: [['organisation', 'industry']],
  domains: [
    ['service_request', 'category'],
    ['solution', 'domain_slug'],
    ['exchange_project', 'domain_slug'],
    ['organisation_domain', 'domain_slug'],
  ],
  expertise: [['organisation_expertise', 'expertise_slug']],
  'knowledge-categories': [
    ['library_document', 'category'],
    ['legal_act', 'category'],
  ],
};
/* Columns that follow those above, and are no uses of their own. */
const FOLLOWING: Readonly<Partial<Record<Taxonomy, (typeof COLUMNS)[Taxonomy]>>> = {
  // Only its sources are read by category; their passages get it when they are kept anew.
  'knowledge-categories': [['passage_source', 'category']],
};

/** Values that the given list leaves out stay, turned off: rows may have them, and an earlier version does not know them. */
const completed = (given: readonly TaxonomyValue[], present: readonly TaxonomyValue[]): TaxonomyValue[] => {
  const slugs = new Set(given.map(({ slug }) => slug));
  return [...given, ...present.filter(({ slug }) => !slugs.has(slug)).map((one) => ({ ...one, isOn: false }))];
};

/* With the values that were left out, throws `taxonomy.too_many`, and `taxonomy.taken` when one has the name of another. */
const expectWhole = (items: readonly TaxonomyValue[]): void => {
  if (items.length > VALUES_MAX) throw new DomainError('taxonomy.too_many');
  if (new Set(items.map(({ name }) => fold(name))).size < items.length) throw new DomainError('taxonomy.taken');
};

/* Throws `taxonomy.fixed` when a fixed list has another value than before, or one that is off. */
const expectFixed = async (db: Db, taxonomy: Taxonomy, items: readonly TaxonomyValue[]): Promise<void> => {
  if (!FIXED_TAXONOMIES.includes(taxonomy)) return;
  const present = await readValues(db, taxonomy);
  if (items.length > present.length || items.some(({ isOn }) => !isOn)) throw new DomainError('taxonomy.fixed');
};

const keepValues = async ({ db }: Write<Actor>, taxonomy: Taxonomy, items: readonly TaxonomyValue[]): Promise<void> => {
  expectWhole(items);
  await expectFixed(db, taxonomy, items);
  const rows = items.map(({ slug, name, isOn }, position) => ({ taxonomy, slug, name, position, is_on: isOn }));
  await db.run(sql`insert into taxonomy_value as t select * from
      jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) v (taxonomy text, slug text, name text, position smallint, is_on boolean)
    on conflict (taxonomy, slug) do update set name = excluded.name, position = excluded.position, is_on = excluded.is_on,
        moved_to = case when not excluded.is_on then t.moved_to end
      where (t.name, t.position, t.is_on) is distinct from (excluded.name, excluded.position, excluded.is_on)`);
};

/** A list of values as a setting, which is kept whole with all its versions. */
export const taxonomySetting = (taxonomy: Taxonomy): Setting<TaxonomyValues> => ({
  name: settingName(taxonomy),
  label: TAXONOMY_LABELS[taxonomy],
  initial: { items: [] },
  current: async (db) => ({ items: await readValues(db, taxonomy) }),
  complete: async (db, { items }) => ({ items: completed(items, await readValues(db, taxonomy)) }),
  apply: (write, { items }) => keepValues(write, taxonomy, items),
});

const readUses = async (db: Db, taxonomy: Taxonomy): Promise<TaxonomyView['uses']> => {
  const columns = COLUMNS[taxonomy].map(
    ([table, column]) =>
      sql`select ${sql.ref(column)} as slug from ${sql.table(table)} where ${sql.ref(column)} is not null`,
  );
  const rows = await db.run(sql<{ slug: string; uses: number }>`select slug, count(*)::int as uses
    from (${sql.join(columns, sql` union all `)}) used group by slug`);
  return Object.fromEntries(rows.map(({ slug, uses }) => [slug, uses]));
};

/** Reads a list with its last versions and the number of rows that have each value. */
export const viewTaxonomy = async (db: Db, taxonomy: Taxonomy, now: Date): Promise<TaxonomyView> => {
  const [setting, uses] = await Promise.all([viewSetting(db, taxonomySetting(taxonomy), now), readUses(db, taxonomy)]);
  return { ...setting, uses };
};

const moveRows = async ({ db }: Write<Actor>, taxonomy: Taxonomy, { from, to }: MoveUses): Promise<void> => {
  for (const [table, column] of [...COLUMNS[taxonomy], ...(FOLLOWING[taxonomy] ?? [])])
    await db.run(sql`update ${sql.table(table)} set ${sql.ref(column)} = ${to} where ${sql.ref(column)} = ${from}`);
  // What is given the value by a rule gets the other one from now on.
  await db.run(
    sql`update taxonomy_value set moved_to = ${to} where taxonomy = ${taxonomy} and ${from} in (slug, moved_to)`,
  );
};

/**
 * Moves all uses of a value to another one that is offered and turns the first off, as a new version of the list. Throws `not_found`,
 * `taxonomy.same`, `taxonomy.off`, and `version.stale` when the list or the number of uses is no longer the one that was read.
 */
export const moveTaxonomyUses = async (
  write: Write<Actor>,
  { taxonomy, ...move }: MoveUses & { taxonomy: Taxonomy },
): Promise<void> => {
  const { from, to, uses, version } = move;
  const setting = taxonomySetting(taxonomy);
  await lockSetting(write, setting.name);
  const items = await readValues(write.db, taxonomy);
  const source = found(items.find(({ slug }) => slug === from));
  const target = found(items.find(({ slug }) => slug === to));
  if (from === to) throw new DomainError('taxonomy.same');
  if (!target.isOn) throw new DomainError('taxonomy.off');
  const value = { items: items.map((one) => (one.slug === from ? { ...one, isOn: false } : one)) };
  await addVersion(write, setting, { version, value });
  const counted = (await readUses(write.db, taxonomy))[from] ?? 0;
  if (counted !== uses) throw new DomainError('version.stale');
  await moveRows(write, taxonomy, move);
  const details = { setting: setting.label, version: version + 1, value: source.name, into: target.name, rows: uses };
  record(write, { entity: 'setting', id: null }, { action: 'move' }, { details });
};
