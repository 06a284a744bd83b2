import { type PageRoute, pageWith } from '@psp/remote/page';
import type { LoaderFunction } from 'react-router-dom';
import type { PublishedArticlesArea } from './area.ts';
import { ArticleError } from './article-error.tsx';

type LoaderOf = (props: { area: PublishedArticlesArea }) => LoaderFunction;

const ofPublished = async (): Promise<LoaderOf> => (await import('./loaders.ts')).publishedArticleLoader;

/** Creates the route of an area's page of a published article, at `path` with its id. */
export const publishedArticleRoute = (
  area: PublishedArticlesArea,
  path: string,
  loaderOf = ofPublished,
): PageRoute => ({
  ...pageWith({ area }, `${path}/:id`, async () => (await import('./article-page.tsx')).PublishedArticlePage, loaderOf),
  errorElement: <ArticleError area={area} />,
});
