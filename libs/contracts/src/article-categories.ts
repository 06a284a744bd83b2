import { z } from 'zod';
import { editors, viewers } from './access.ts';
import { requiredText, slugText } from './common.ts';
import { act, operations, read } from './operations.ts';

/** Who chooses among categories of their own when they write. */
export const AUTHOR_KINDS = ['uat', 'firma', 'admin'] as const;

const NAME_MAX = 40;
const slug = slugText();

/** A category of the blog, under which readers find articles. */
const chip = { slug, name: z.string(), isOn: z.boolean() };
const listedChip = z.object({ ...chip, articles: z.int() });
export type BlogChip = z.infer<typeof listedChip>;
/** A category that authors of one kind choose, with the one of the blog that it belongs to. */
const listedChoice = z.object({ ...chip, kind: z.enum(AUTHOR_KINDS), chip: slug, articles: z.int() });
export type AuthorCategory = z.infer<typeof listedChoice>;
/** All categories in their order, with the number of articles in each, drafts too. */
export const articleCategoryList = z.object({ chips: z.array(listedChip), choices: z.array(listedChoice) });
export type ArticleCategoryList = z.infer<typeof articleCategoryList>;

const name = requiredText(NAME_MAX, 'Scrieți numele.');
const chipFields = { name, isOn: z.boolean() };
const choiceFields = { ...chipFields, chip: slug };
/** `seen`: what the person read, to detect concurrent changes. */
export const editChip = z.strictObject({ ...chipFields, seen: z.strictObject(chipFields) });
export type EditChip = z.infer<typeof editChip>;
export const editChoice = z.strictObject({ ...choiceFields, seen: z.strictObject(choiceFields) });
export type EditChoice = z.infer<typeof editChoice>;
/** `articles`: the number of articles that the person read. */
export const moveArticles = z.strictObject({
  to: slug.min(1, 'Alegeți categoria.'),
  articles: z.int().min(0),
});
export type MoveArticles = z.infer<typeof moveArticles>;

const named = { access: editors, params: z.strictObject({ slug }), view: articleCategoryList };
/** Categories of articles, as the association keeps them. */
export const articleCategoryOperations = operations(['admin'], {
  list: read('/article-categories', { access: viewers, view: articleCategoryList }),
  editChip: act('article-category.edit', 'POST /blog-categories/:slug', { ...named, body: editChip }),
  editChoice: act('article-category.edit', 'POST /article-categories/:slug', { ...named, body: editChoice }),
  move: act('article-category.move', 'POST /article-categories/:slug/move', { ...named, body: moveArticles }),
});
