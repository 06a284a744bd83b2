import { recordLoader } from '@psp/remote/start-loading';
import type { RouteObject } from 'react-router-dom';
import { type PublishedArticlesArea, publishedArticleQuery } from './area.ts';
import { ArticleError } from './article-error.tsx';

/** Creates the route of an area's page of a published article, at `path` with its id. */
export const publishedArticleRoute = (area: PublishedArticlesArea, path: string) =>
  ({
    path: `${path}/:id`,
    errorElement: <ArticleError area={area} />,
    loader: recordLoader((id) => publishedArticleQuery(area, id)),
    lazy: {
      Component: async () => {
        const { PublishedArticlePage } = await import('./article-page.tsx');
        return () => <PublishedArticlePage area={area} />;
      },
    },
  }) satisfies RouteObject;
