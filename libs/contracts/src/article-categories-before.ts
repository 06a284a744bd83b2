import { z } from 'zod';
import { editors, viewers } from './access.ts';
import { authorCategory, blogChip } from './article-categories.ts';
import { slugText } from './common.ts';
import { act, operations, read } from './operations.ts';

const counted = { articles: z.int() };
/** All categories in their order, with the number of articles in each, drafts too. */
export const countedCategories = z.object({
  chips: z.array(blogChip.extend(counted)),
  choices: z.array(authorCategory.extend(counted)),
});
export type CountedCategories = z.infer<typeof countedCategories>;

const chipFields = blogChip.omit({ slug: true });
const choiceFields = authorCategory.omit({ slug: true, kind: true });
/** `seen`: what the person read, to detect concurrent changes. */
export const changeChip = chipFields.extend({ seen: chipFields });
export type ChangeChip = z.infer<typeof changeChip>;
export const changeChoice = choiceFields.extend({ seen: choiceFields });
export type ChangeChoice = z.infer<typeof changeChoice>;
/** `articles`: the number of articles that the person read. */
export const moveAll = z.strictObject({ to: slugText('Alegeți categoria.'), articles: z.int().min(0) });
export type MoveAll = z.infer<typeof moveAll>;

const named = { access: editors, params: z.strictObject({ slug: slugText() }), view: countedCategories };
/** Categories of articles as pages of the release before change them, one at a time. Goes with the next release. */
export const categoryOperationsBefore = operations(['admin'], {
  list: read('/article-categories', { access: viewers, view: countedCategories }),
  changeChip: act('setting.save', 'POST /blog-categories/:slug', { ...named, body: changeChip }),
  changeChoice: act('setting.save', 'POST /article-categories/:slug', { ...named, body: changeChoice }),
  move: act('setting.move', 'POST /article-categories/:slug/move', { ...named, body: moveAll }),
});
