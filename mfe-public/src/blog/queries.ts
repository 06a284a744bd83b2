import type { publicArticleOperations } from '@psp/contracts/articles';
import { createApi } from '@psp/remote/api';
import { readQuery } from '@psp/remote/queries';
import { recordLoader } from '@psp/remote/start-loading';

const articles = createApi<typeof publicArticleOperations>('public');

export const articleQuery = (id: string) => readQuery(articles, ['public', 'article', id], 'GET /articles/:id', { id });

/** Reports a view of the article; the service decides whether it counts. */
export const reportView = (id: string) => articles.call('POST /articles/:id/views', { id });

export const loadArticle = recordLoader(articleQuery);
