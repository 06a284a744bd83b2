import { z } from 'zod';
import { editors, viewers } from './access.ts';
import { requiredText, slugText } from './common.ts';
import { act, operations, read } from './operations.ts';
import { restoreSetting, saveSetting, settingView } from './settings.ts';

/** Who chooses among categories of their own when they write. */
export const AUTHOR_KINDS = ['uat', 'firma', 'admin'] as const;

/** Maximum length of the name of a category. */
export const CATEGORY_NAME_MAX = 40;

const name = requiredText(CATEGORY_NAME_MAX, 'Scrieți numele.');
/** A category of the blog, under which readers find articles. */
export const blogChip = z.strictObject({ slug: slugText(), name, isOn: z.boolean() });
export type BlogChip = z.infer<typeof blogChip>;
/** A category that authors of one kind choose, with the one of the blog that it belongs to. */
export const authorCategory = blogChip.extend({ kind: z.enum(AUTHOR_KINDS), chip: slugText() });
export type AuthorCategory = z.infer<typeof authorCategory>;

const CATEGORIES_MAX = 60;
const TOO_MANY = `Lista poate avea cel mult ${CATEGORIES_MAX} de categorii.`;
/** All categories in their order. None is added or deleted. */
export const articleCategories = z.strictObject({
  chips: z.array(blogChip).max(CATEGORIES_MAX, TOO_MANY),
  choices: z.array(authorCategory).max(CATEGORIES_MAX, TOO_MANY),
});
export type ArticleCategories = z.infer<typeof articleCategories>;

const counts = z.record(z.string(), z.int());
/** The categories with their versions; `articles`: the number of articles of each, drafts too, absent for none. */
export const articleCategoriesView = settingView(articleCategories).extend({
  articles: z.object({ chips: counts, choices: counts }),
});
export type ArticleCategoriesView = z.infer<typeof articleCategoriesView>;

/** `version` and `articles`: what the person read. */
export const moveArticles = z.strictObject({
  version: z.int().min(0),
  from: slugText(),
  to: slugText('Alegeți categoria.'),
  articles: z.int().min(0),
});
export type MoveArticles = z.infer<typeof moveArticles>;

const address = '/settings/article-categories';
const changed = { access: editors, view: articleCategoriesView };
/** Categories of articles: saved whole, brought back to an earlier version; the articles of one moved to another. */
export const articleCategoryOperations = operations(['admin'], {
  view: read(address, { access: viewers, view: articleCategoriesView }),
  save: act('setting.save', `POST ${address}`, { ...changed, body: saveSetting(articleCategories) }),
  restore: act('setting.restore', `POST ${address}/restore`, { ...changed, body: restoreSetting }),
  move: act('setting.move', `POST ${address}/move`, { ...changed, body: moveArticles }),
});
