import { articleHref } from '@psp/features/articles/ui/area';
import { publishedArticleRoute } from '@psp/features/published-articles/ui/routes';
import { isApiError } from '@psp/remote/api-error';
import { type RouteObject, redirect } from 'react-router-dom';
import { articles } from '../articles/area.ts';
import { publishedArticles } from './articles.ts';

const isMissing = (error: unknown): boolean => isApiError(error) && error.status === 404;

/* Fails as the service does, but for an article of somebody else. */
const isOwn = (id: string): Promise<boolean> =>
  articles.api.call('GET /articles/:id', { id }).then(
    () => true,
    (error: unknown) => {
      if (isMissing(error)) return false;
      throw error;
    },
  );

const published = publishedArticleRoute(publishedArticles, 'article');

/** The page of a published article. Notifications of earlier releases link here to own articles that are not published, too. */
export const articleRoute: RouteObject = {
  ...published,
  loader: async (args) => {
    const { id = '' } = args.params;
    try {
      return await published.loader(args);
    } catch (error) {
      if (isMissing(error) && (await isOwn(id))) return redirect(articleHref(articles, id));
      throw error;
    }
  },
};
