import type { ArticleQuery, publicArticleOperations } from '@psp/contracts/articles';
import { createApi } from '@psp/remote/api';
import { listQuery } from '@psp/remote/queries';
import { listLoader } from '@psp/remote/start-loading';
import { articleList } from './filters.ts';

const articles = createApi<typeof publicArticleOperations>('public');

/** Path of the RSS feed. */
export const FEED = articles.href('GET /articles/rss.xml');

export const articlesQuery = (filters: ArticleQuery) =>
  listQuery(articles, ['public', 'articles', filters], 'GET /articles', { query: filters });

export const loadArticles = listLoader(articleList, articlesQuery);
