import type { Labels } from '../words.ts';

export const OWN_GROUPS = { opportunity: 'Solicitări deschise' } as const satisfies Labels;
