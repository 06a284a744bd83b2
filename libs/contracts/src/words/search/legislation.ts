import type { Labels, SearchGroups } from '../words.ts';

export const SEARCH_GROUPS = {
  publicAct: { label: 'Acte legislative', list: '/legislatie', topic: 'legislation' },
} as const satisfies SearchGroups;

export const OWN_GROUPS = { legislation: 'Legislație' } as const satisfies Labels;
