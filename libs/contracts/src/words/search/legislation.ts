import type { Labels } from '../words.ts';

export const OWN_GROUPS = { legislation: 'Legislație' } as const satisfies Labels;
