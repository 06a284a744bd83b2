import type { Labels } from '../words.ts';

export const OWN_GROUPS = { event: 'Evenimente' } as const satisfies Labels;
