import { recordLoader } from '@psp/remote/start-loading';
import { type PublishedArticlesArea, publishedArticleQuery } from './area.ts';

export const publishedArticleLoader = ({ area }: { area: PublishedArticlesArea }) =>
  recordLoader((id) => publishedArticleQuery(area, id));
