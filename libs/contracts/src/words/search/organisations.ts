import type { Labels, SearchGroups } from '../words.ts';

export const OWN_GROUPS = { organisation: 'Organizații' } as const satisfies Labels;

export const SEARCH_GROUPS = {
  partner: { label: 'Parteneri', list: '/parteneri', topic: 'partners' },
} as const satisfies SearchGroups;
