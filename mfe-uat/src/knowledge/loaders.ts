import { articleHref } from '@psp/features/articles/ui/area';
import { knowledgeLoader } from '@psp/features/knowledge/ui/area';
import type { PublishedArticlesArea } from '@psp/features/published-articles/ui/area';
import { publishedArticleLoader } from '@psp/features/published-articles/ui/loaders';
import { isApiError } from '@psp/remote/api-error';
import { loaderOf } from '@psp/remote/start-loading';
import { type LoaderFunction, redirect } from 'react-router-dom';
import { articles } from '../articles/area.ts';
import { hubQuery, knowledge } from './area.ts';

const loadFirst = loaderOf(hubQuery);
const loadResults = knowledgeLoader(knowledge);

export const loadHub: LoaderFunction = (args) => Promise.all([loadFirst(args), loadResults(args)]);

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

/** Creates the loader of a published article. Notifications of earlier releases link here to own articles that are not published, too. */
export const articleLoader = (props: { area: PublishedArticlesArea }): LoaderFunction => {
  const loadPublished = publishedArticleLoader(props);
  return async (args) => {
    const { id = '' } = args.params;
    try {
      return await loadPublished(args);
    } catch (error) {
      if (isMissing(error) && (await isOwn(id))) return redirect(articleHref(articles, id));
      throw error;
    }
  };
};
