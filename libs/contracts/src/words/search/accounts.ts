import type { Labels } from '../words.ts';

export const OWN_GROUPS = { account: 'Persoane' } as const satisfies Labels;
