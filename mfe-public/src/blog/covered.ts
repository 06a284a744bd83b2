import type { ArticleItem } from '@psp/contracts/articles';
import type { Covered } from '@psp/features/articles/ui/cover';

/** What an article of the blog is illustrated by, beside its title. */
export const coveredOf = ({ id, cover, category }: ArticleItem): Covered => ({
  id,
  cover,
  coverAlt: '',
  blogSlug: category.blogSlug,
});
