import type { Labels, SearchGroups } from '../words.ts';

export const SEARCH_GROUPS = {
  publicDocument: { label: 'Resurse', list: '/resurse', topic: 'library' },
} as const satisfies SearchGroups;

export const OWN_GROUPS = { library: 'Biblioteca' } as const satisfies Labels;
