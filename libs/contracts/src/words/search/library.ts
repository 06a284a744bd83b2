import type { Labels } from '../words.ts';

export const OWN_GROUPS = { library: 'Biblioteca' } as const satisfies Labels;
