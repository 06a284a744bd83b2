import type { Labels } from '../words.ts';

export const OWN_GROUPS = { conversation: 'Mesaje' } as const satisfies Labels;
