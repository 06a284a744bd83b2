import type { Labels, LiveLists } from './words.ts';

export const ACTS = { 'certificate.issue': 'Certificat eliberat' } satisfies Labels;

export const LIVE_TOPICS = { certificate: ['events', 'trainings'] } as const satisfies LiveLists;
