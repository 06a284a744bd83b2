import type { Labels } from '../words.ts';

export const OWN_GROUPS = { offer: 'Oferte și răspunsuri', 'overseen-offer': 'Oferte' } as const satisfies Labels;
