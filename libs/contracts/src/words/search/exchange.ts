import type { SearchGroups } from '../words.ts';

export const SEARCH_GROUPS = {
  exchange: { label: 'Schimb de proiecte', list: '/proiecte', topic: 'exchange' },
} as const satisfies SearchGroups;
