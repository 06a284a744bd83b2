import { startLoading } from '@psp/remote/start-loading';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import type { ArticlesArea } from './area.ts';
import { articleFilters } from './area.ts';
import { articleQuery, articlesQuery } from './queries.ts';

/** The pages of an area's own articles, below `base` of the area. */
export function articleRoutes(area: ArticlesArea, base: string): RouteObject[] {
  const list = articleFilters(area);
  const loadOne = (args: LoaderFunctionArgs) => startLoading(args, articleQuery(area, args.params.id ?? ''));
  // A function: the router empties the object once it has loaded the page, and two routes show this one.
  const editor = (): RouteObject['lazy'] => ({
    Component: async () => {
      const { ArticleEditorPage } = await import('./editor-page.tsx');
      return () => <ArticleEditorPage area={area} />;
    },
  });
  return [
    {
      path: base,
      loader: (args) => startLoading(args, articlesQuery(area, list.read(new URL(args.request.url).searchParams))),
      lazy: {
        Component: async () => {
          const { ArticlesPage } = await import('./articles-page.tsx');
          return () => <ArticlesPage area={area} />;
        },
      },
    },
    { path: `${base}/new`, lazy: editor() },
    { path: `${base}/:id/edit`, loader: loadOne, lazy: editor() },
    {
      path: `${base}/:id`,
      loader: loadOne,
      lazy: {
        Component: async () => {
          const { ArticlePage } = await import('./article-page.tsx');
          return () => <ArticlePage area={area} />;
        },
      },
    },
  ];
}
