import type { publicArticleOperations } from '@psp/contracts/articles';
import { createApi } from '@psp/remote/api';
import type { Crumb } from '@psp/design-system/page';
import { readQuery } from '@psp/remote/queries';

/** Area in which published articles are read. */
export interface PublishedArticlesArea {
  kind: 'uat' | 'firma';
  /** Path of an article without its id. */
  path: string;
  /** Path of the list of articles. */
  listPath: string;
  /** Where the articles belong, before them in the trail. */
  trail: readonly Crumb[];
}

const published = createApi<typeof publicArticleOperations>('public');

export const publishedArticleQuery = ({ kind }: Pick<PublishedArticlesArea, 'kind'>, id: string) =>
  readQuery(published, [kind, 'articles', 'published', id], 'GET /articles/:id', { id });

/** Reports a view of the article; the service decides whether it counts. */
export const reportView = (id: string) => published.call('POST /articles/:id/views', { id });
