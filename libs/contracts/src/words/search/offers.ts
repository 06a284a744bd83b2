import type { Labels } from '../words.ts';

export const OWN_GROUPS = { offer: 'Oferte și răspunsuri' } as const satisfies Labels;
