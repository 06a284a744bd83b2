import type { Labels } from '../words.ts';

export const OWN_GROUPS = { training: 'Cursuri' } as const satisfies Labels;
