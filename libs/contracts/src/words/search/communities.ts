import type { SearchGroups } from '../words.ts';

export const SEARCH_GROUPS = {
  community: { label: 'Comunități', list: '/comunitati', topic: 'communities' },
} as const satisfies SearchGroups;
