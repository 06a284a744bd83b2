import type { Errors, Labels, LiveLists } from './words.ts';

export const ERRORS = {
  'support-view.association': [409, 'Vederea de suport este a membrilor și a partenerilor; asociația nu are una.'],
  'support-view.not_open': [
    403,
    'Vederea de suport nu este deschisă sau s-a încheiat. Deschideți-o din pagina organizației, cu un motiv.',
  ],
  'support-view.too_many': [
    429,
    'Ați deschis azi prea multe vederi de suport. Încercați din nou mâine sau rugați un coleg.',
  ],
} as const satisfies Errors;

export const ACTS = {
  'support-view.open': 'Vedere de suport deschisă',
  'support-view.read': 'Secțiune citită în vederea de suport',
  'support-view.end': 'Vedere de suport încheiată',
  'support-view.lapse': 'Vedere de suport încheiată după 30 de minute',
} satisfies Labels<'support-view.end' | 'support-view.lapse'>;

export const LIVE_TOPICS = { 'support-view': ['users', 'members'] } as const satisfies LiveLists;
