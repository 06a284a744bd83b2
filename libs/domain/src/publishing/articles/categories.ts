import type {
  ArticleCategories,
  ArticleCategoriesView,
  AuthorCategory,
  BlogChip,
  MoveArticles,
} from '@psp/contracts/article-categories';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import { found } from '../../load.ts';
import { record } from '../../operating/audit/record.ts';
import { addVersion, lockSetting, type Setting, viewSetting } from '../../operating/settings/settings.ts';
import type { Db } from '../../read-db.ts';
import { oneRow, type Sql } from '../../sql.ts';
import type { Write } from '../../write.ts';

const readChips = (db: Db): Promise<BlogChip[]> =>
  db.run(sql<BlogChip>`select slug, name, is_on as "isOn" from blog_category order by position`);
const readChoices = (db: Db): Promise<AuthorCategory[]> =>
  db.run(sql<AuthorCategory>`select slug, name, is_on as "isOn", author_kind as kind, blog_slug as chip
    from article_category order by author_kind desc, position`);
const readCategories = async (db: Db): Promise<ArticleCategories> => {
  const [chips, choices] = await Promise.all([readChips(db), readChoices(db)]);
  return { chips, choices };
};

/* The stored categories, each replaced by the given one of the same slug. Throws `not_found` for one that is not stored. */
const merged = <Category extends BlogChip>(stored: readonly Category[], given: readonly Category[]): Category[] => {
  for (const { slug } of given) found(stored.find((one) => one.slug === slug));
  return stored.map((one) => given.find(({ slug }) => slug === one.slug) ?? one);
};

/* Renames in two steps: names are unique, and two categories may exchange theirs. */
const rename = async ({ db }: Write<Actor>, table: Sql, rows: readonly BlogChip[]): Promise<void> => {
  await db.run(sql`update ${table} t set name = '~' || t.slug
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) v (slug text, name text)
    where v.slug = t.slug and v.name <> t.name`);
  await db.run(sql`update ${table} t set name = v.name, is_on = v."isOn"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) v (slug text, name text, "isOn" boolean)
    where v.slug = t.slug and (v.name, v."isOn") is distinct from (t.name, t.is_on)`);
};

/* Throws `article-category.taken`, `article-category.last` when authors of a kind would have nothing to choose, `not_found`. */
const keepCategories = async (write: Write<Actor>, { chips, choices }: ArticleCategories): Promise<void> => {
  const stored = await readChoices(write.db);
  for (const { slug, kind, chip } of choices) {
    found(chips.find((one) => one.slug === chip));
    found(stored.find((one) => one.slug === slug && one.kind === kind));
    if (!choices.some((one) => one.kind === kind && one.isOn)) throw new DomainError('article-category.last');
  }
  await rename(write, sql`blog_category`, chips);
  await rename(write, sql`article_category`, choices);
  await write.db.run(sql`update article_category t set blog_slug = v.chip
    from jsonb_to_recordset(${JSON.stringify(choices)}::jsonb) v (slug text, chip text)
    where v.slug = t.slug and v.chip <> t.blog_slug`);
};

/** The categories of articles as a setting, which is kept whole with all its versions. */
export const ARTICLE_CATEGORIES: Setting<ArticleCategories> = {
  name: 'article-categories',
  label: 'Categorii de articole',
  initial: { chips: [], choices: [] },
  current: readCategories,
  complete: async (db, { chips, choices }) => {
    const stored = await readCategories(db);
    return { chips: merged(stored.chips, chips), choices: merged(stored.choices, choices) };
  },
  apply: keepCategories,
};

/* Articles by category; a changed text that waits counts under its own. */
const readCounts = async (db: Db): Promise<ArticleCategoriesView['articles']> => {
  const rows = await db.run(sql<{ slug: string; chip: string; articles: number }>`
    select k.slug, k.blog_slug as chip, count(*)::int as articles
    from (select category from article union all select category from article_revision where status = 'pending') x
      join article_category k on k.slug = x.category group by k.slug`);
  const chips: Record<string, number> = {};
  for (const { chip, articles } of rows) chips[chip] = (chips[chip] ?? 0) + articles;
  return { chips, choices: Object.fromEntries(rows.map(({ slug, articles }) => [slug, articles])) };
};

/** Reads the categories with their last versions and the number of articles in each. */
export const viewCategories = async (db: Db, now: Date): Promise<ArticleCategoriesView> => {
  const [setting, articles] = await Promise.all([viewSetting(db, ARTICLE_CATEGORIES, now), readCounts(db)]);
  return { ...setting, articles };
};

/**
 * Moves all articles of a category to another one of the same authors and stops offering the first, as a new version. Throws
 * `not_found`, `article-category.other_authors`, `article-category.last`, and `version.stale` when the categories or the number of
 * articles are no longer those that were read.
 */
export const moveCategoryArticles = async (write: Write<Actor>, move: MoveArticles): Promise<void> => {
  const { db } = write;
  const { from, to, articles, version } = move;
  await lockSetting(write, ARTICLE_CATEGORIES.name);
  // Nobody begins an article in it meanwhile.
  await oneRow(db, sql`select from article_category where slug = ${from} for update`);
  const { chips, choices } = await readCategories(db);
  const source = found(choices.find(({ slug }) => slug === from));
  const target = found(choices.find(({ slug }) => slug === to));
  if (from === to || source.kind !== target.kind) throw new DomainError('article-category.other_authors');
  const value = { chips, choices: choices.map((one) => (one.slug === from ? { ...one, isOn: false } : one)) };
  await addVersion(write, ARTICLE_CATEGORIES, { version, value });
  if (((await readCounts(db)).choices[from] ?? 0) !== articles) throw new DomainError('version.stale');
  await db.run(sql`update article set category = ${to} where category = ${from}`);
  await db.run(sql`update article_revision set category = ${to} where category = ${from}`);
  const { label } = ARTICLE_CATEGORIES;
  const details = { setting: label, version: version + 1, value: source.name, into: target.name, rows: articles };
  record(write, { entity: 'setting', id: null }, { action: 'move' }, { details });
};
