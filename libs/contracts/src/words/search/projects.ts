import type { Labels } from '../words.ts';

export const OWN_GROUPS = { project: 'Proiectele mele' } as const satisfies Labels;
