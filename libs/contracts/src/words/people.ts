import type { ListingAction } from '../people.ts';
import type { Errors, Labels, LiveLists } from './words.ts';

export const ERRORS = {
  'people.pace': [
    429,
    'Ați schimbat de multe ori apariția în director într-un timp scurt. Textul este păstrat; încercați din nou peste o oră.',
  ],
} as const satisfies Errors;

export const ACTS = {
  'person-listing.save': 'Apariție în director salvată',
  'person-listing.hide': 'Apariție în director ascunsă',
  'person-listing.unhide': 'Apariție în director afișată din nou',
} satisfies Labels<`person-listing.${ListingAction}`>;

export const LIVE_TOPICS = {
  'person-listing': ['people'],
} as const satisfies LiveLists;
