import { startLoading } from '@psp/remote/start-loading';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { articleFilters, type ArticlesArea } from './area.ts';
import { articleQuery, articlesQuery } from './queries.ts';

/** Creates the routes of an area's own articles below the path `base`. */
export function articleRoutes(area: ArticlesArea, base: string): RouteObject[] {
  const list = articleFilters(area);
  const loadOne = (args: LoaderFunctionArgs) => startLoading(args, articleQuery(area, args.params.id ?? ''));
  // A function, because two routes use it and the router clears the object after it has loaded the page.
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
