import type { Errors, Labels, LiveLists } from './words.ts';

export const ERRORS = {
  'flag.own': [409, 'Este scrisă de organizația dvs., așa că nu o puteți semnala.'],
  'flag.twice': [409, 'Organizația dvs. a trimis deja o semnalare. Asociația o verifică.'],
  'flag.none': [409, 'Nu mai este nicio semnalare de decis.'],
} as const satisfies Errors;

export const ACTS = {
  'content-flag.send': 'Conținut semnalat asociației',
  'content-flag.keep': 'Semnalare închisă: conținutul rămâne',
} satisfies Labels;

export const LIVE_TOPICS = {
  'content-flag': ['flags', 'moderation', 'projects', 'reviews', 'solutions'],
} as const satisfies LiveLists;
