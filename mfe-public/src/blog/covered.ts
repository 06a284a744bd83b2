import type { ArticleItem } from '@psp/contracts/articles';
import type { CoverSource } from '@psp/features/articles/ui/cover';

/** Props of an article's cover. Its alternative text is empty, because the title stands beside it. */
export const coveredOf = ({ id, cover, category }: ArticleItem): CoverSource => ({
  id,
  cover,
  coverAlt: '',
  blogSlug: category.blogSlug,
});
