import type { Labels } from '../words.ts';

export const OWN_GROUPS = { ticket: 'Tichete' } as const satisfies Labels;
