import { knowledgeFilters } from '@psp/features/knowledge/ui/area';
import type { PublishedArticlesArea } from '@psp/features/published-articles/ui/area';
import { knowledge } from './area.ts';
import { strings } from './strings.ts';

/** Published articles as an authority reads them. */
export const publishedArticles: PublishedArticlesArea = {
  kind: 'uat',
  path: '/uat/article',
  listPath: knowledgeFilters(knowledge).address({ kind: 'article' }),
  trail: [{ label: strings.title, href: knowledge.path }],
};
