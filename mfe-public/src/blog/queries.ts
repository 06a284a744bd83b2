import type { publicArticleOperations } from '@psp/contracts/articles';
import { createApi } from '@psp/remote/api';
import { readQuery } from '@psp/remote/queries';
import { recordLoader } from '@psp/remote/start-loading';

const articles = createApi<typeof publicArticleOperations>('public');

export const articleQuery = (id: string) => readQuery(articles, ['public', 'article', id], 'GET /articles/:id', { id });

/** Tells that a person has the article before them; whether it counts is for the service to know. */
export const reportView = (id: string) => articles.call('POST /articles/:id/views', { id });

export const loadArticle = recordLoader(articleQuery);
