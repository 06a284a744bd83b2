import type { LegalActAction } from '../legislation.ts';
import type { Errors, Labels, LiveLists } from './words.ts';

export const ERRORS = {
  'legislation.number_taken': [409, 'Există deja un act cu acest număr.'],
  'legislation.no_text': [422, 'Actul nu are un text în pregătire.'],
  'legislation.unchanged': [
    422,
    'Textul este același cu al versiunii publicate ultima dată. Schimbați-l, apoi publicați.',
  ],
  'legislation.date_too_early': [422, 'Versiunea nouă intră în vigoare după cea dinaintea ei. Alegeți altă dată.'],
  'legislation.date_missing': [422, 'Alegeți data de la care versiunea este în vigoare.'],
  'legislation.note_missing': [422, 'Scrieți pe scurt ce s-a schimbat.'],
} as const satisfies Errors;

export const ACTS = {
  'legislation.create': 'Act adăugat',
  'legislation.edit': 'Datele actului schimbate',
  'legislation.write': 'Textul actului în pregătire schimbat',
  'legislation.discard': 'Textul actului în pregătire șters',
  'legislation.publish': 'Versiune a actului publicată',
  'legislation.verify': 'Act verificat',
  'legislation.withdraw': 'Act retras',
  'legislation.restore': 'Act publicat din nou',
  'legislation.in_force': 'Versiune intrată în vigoare',
} satisfies Labels<`legislation.${LegalActAction | 'create' | 'in_force'}`>;

export const LIVE_TOPICS = { legislation: ['legislation', 'knowledge'] } as const satisfies LiveLists;
export const PUBLIC_TOPICS = ['legislation'] as const;
