import { articleHref } from '@psp/features/articles/ui/area';
import { publishedArticleRoute } from '@psp/features/published-articles/ui/routes';
import { isApiError } from '@psp/remote/api-error';
import { type RouteObject, redirect } from 'react-router-dom';
import { articles } from '../articles/area.ts';
import { publishedArticles } from './articles.ts';

/* Fails as the service does, but for an article of somebody else. */
const isOwnDraft = (id: string): Promise<boolean> =>
  articles.api.call('GET /articles/:id', { id }).then(
    ({ status }) => status !== 'published',
    (error: unknown) => {
      if (isApiError(error) && error.status === 404) return false;
      throw error;
    },
  );

const published = publishedArticleRoute(publishedArticles, 'article');

/** The page of a published article. Notifications of earlier releases link here to own articles that are not published, too. */
export const articleRoute: RouteObject = {
  ...published,
  loader: async (args) => {
    const { id = '' } = args.params;
    return (await isOwnDraft(id)) ? redirect(articleHref(articles, id)) : published.loader(args);
  },
};
