import type { Labels } from '../words.ts';

export const OWN_GROUPS = { topic: 'Forum' } as const satisfies Labels;
