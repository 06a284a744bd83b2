import type { SearchGroups } from '../words.ts';

export const SEARCH_GROUPS = {
  article: { label: 'Articole', list: '/blog', topic: 'articles' },
} as const satisfies SearchGroups;
