import type { Labels } from '../words.ts';

export const OWN_GROUPS = { project: 'Proiectele mele', 'overseen-project': 'Proiecte' } as const satisfies Labels;
