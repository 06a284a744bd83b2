import type { Labels } from '../words.ts';

export const OWN_GROUPS = { request: 'Solicitările mele', 'sent-request': 'Solicitări' } as const satisfies Labels;
