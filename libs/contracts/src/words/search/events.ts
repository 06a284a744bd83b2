import type { Labels, SearchGroups } from '../words.ts';

export const SEARCH_GROUPS = {
  publicEvent: { label: 'Evenimente publice', list: '/evenimente', topic: 'events' },
} as const satisfies SearchGroups;

export const OWN_GROUPS = { event: 'Evenimente' } as const satisfies Labels;
