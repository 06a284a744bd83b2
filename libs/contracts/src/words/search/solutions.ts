import type { SearchGroups } from '../words.ts';

export const SEARCH_GROUPS = {
  solution: { label: 'Soluții', list: '/marketplace', topic: 'solutions' },
} as const satisfies SearchGroups;
