import { knowledgeFilters } from '@psp/features/knowledge/ui/area';
import type { PublishedArticlesArea } from '@psp/features/published-articles/ui/area';
import { library } from '../library/area.tsx';
import { knowledge } from './area.ts';

/** Published articles as a firm reads them. */
export const publishedArticles: PublishedArticlesArea = {
  kind: 'firma',
  path: '/firma/article',
  listPath: knowledgeFilters(knowledge).address({ kind: 'article' }),
  trail: [{ label: library.title, href: library.listPath }],
};
