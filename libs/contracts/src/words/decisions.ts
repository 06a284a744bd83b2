import type { ContestAction } from '../decision-names.ts';
import type { Errors, Labels, LiveLists } from './words.ts';

export const ERRORS = {
  'decision.own': [403, 'Ați luat dvs. decizia contestată. Contestația o decide alt administrator al asociației.'],
  'decision.contested_once': [409, 'Decizia a fost contestată deja. O decizie se contestă o singură dată.'],
  'decision.contest_late': [409, 'Termenul de 14 zile în care decizia putea fi contestată a trecut.'],
  'decision.not_contestable': [409, 'Această decizie nu se contestă.'],
  'decision.moved_on': [
    409,
    'Decizia nu mai poate fi întoarsă: conținutul s-a schimbat, este din nou public sau i-a trecut termenul.',
  ],
  'decision.reversible': [409, 'Decizia poate fi încă întoarsă: păstrați-o sau întoarceți-o.'],
  'decision.replaced': [409, 'Între timp conținutul s-a schimbat sau s-a luat altă decizie despre el.'],
} as const satisfies Errors;

export const ACTS = {
  'decision.contest': 'Decizie contestată',
  'decision.uphold': 'Contestație respinsă',
  'decision.reverse': 'Contestație admisă',
  'decision.close': 'Contestație rămasă fără obiect',
} satisfies Labels<`decision.${ContestAction | 'contest'}`>;

export const LIVE_TOPICS = { decision: ['decisions', 'moderation'] } as const satisfies LiveLists;
