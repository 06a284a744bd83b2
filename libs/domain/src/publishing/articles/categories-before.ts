import type { ChangeChip, ChangeChoice, CountedCategories, MoveAll } from '@psp/contracts/article-categories-before';
import type { ArticleCategories, BlogChip } from '@psp/contracts/article-categories';
import type { Actor } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import { found } from '../../load.ts';
import { lastOf, lockSetting, readSetting, saveSetting } from '../../operating/settings/settings.ts';
import type { Db } from '../../read-db.ts';
import type { Write } from '../../write.ts';
import { ARTICLE_CATEGORIES, moveCategoryArticles, viewCategories } from './categories.ts';

/* Serves pages of the release before by the commands of this one. */

/** Reads the categories with the number of articles in each. */
export const listCategoriesBefore = async (db: Db, now: Date): Promise<CountedCategories> => {
  const { value, articles } = await viewCategories(db, now);
  const counted =
    (of: Record<string, number>) =>
    <Category extends BlogChip>(one: Category) => ({ ...one, articles: of[one.slug] ?? 0 });
  return {
    chips: value.chips.map(counted(articles.chips)),
    choices: value.choices.map(counted(articles.choices)),
  };
};

const lockedVersion = async (write: Write<Actor>): Promise<number> => {
  await lockSetting(write, ARTICLE_CATEGORIES.name);
  return (await lastOf(write.db, ARTICLE_CATEGORIES.name))?.version ?? 0;
};

/* Returns the rows with one changed. Throws `not_found`, and `version.stale` when the row is not as the person read it. */
const changed = <Row extends BlogChip, Fields extends object>(
  rows: readonly Row[],
  slug: string,
  { seen, ...fields }: { seen: Fields },
): Row[] => {
  const row: Record<string, unknown> = found(rows.find((one) => one.slug === slug));
  if (Object.entries(seen).some(([key, value]) => row[key] !== value)) throw new DomainError('version.stale');
  return rows.map((one) => (one.slug === slug ? { ...one, ...fields } : one));
};

const change =
  <Input>(next: (value: ArticleCategories, input: Input) => Partial<ArticleCategories>) =>
  async (write: Write<Actor>, input: Input): Promise<void> => {
    const version = await lockedVersion(write);
    const value = await readSetting(write.db, ARTICLE_CATEGORIES, write.now);
    await saveSetting(ARTICLE_CATEGORIES)(write, { version, value: { ...value, ...next(value, input) } });
  };

interface Named {
  slug: string;
}

/** Changes a category of the blog. Throws `not_found`, and as `saveSetting`. */
export const changeChip = change(({ chips }, { slug, ...edit }: ChangeChip & Named) => ({
  chips: changed(chips, slug, edit),
}));

/** Changes a category that authors choose. Throws `not_found`, and as `saveSetting`. */
export const changeChoice = change(({ choices }, { slug, ...edit }: ChangeChoice & Named) => ({
  choices: changed(choices, slug, edit),
}));

/** Moves all articles of a category. Throws as `moveCategoryArticles`. */
export const moveAll = async (write: Write<Actor>, { slug, ...move }: MoveAll & Named): Promise<void> =>
  moveCategoryArticles(write, { ...move, from: slug, version: await lockedVersion(write) });
