import type { EventAction } from '../events.ts';
import type { Errors, Labels, LiveLists } from './words.ts';

export const ERRORS = {
  'event.past': [409, 'Evenimentul a început sau s-a încheiat deja.'],
  'event.cancelled': [409, 'Evenimentul a fost anulat.'],
} as const satisfies Errors;

export const ACTS = {
  'event.create': 'Eveniment pregătit',
  'event.edit': 'Eveniment schimbat',
  'event.publish': 'Eveniment publicat',
  'event.cancel': 'Eveniment anulat',
} satisfies Labels<`event.${EventAction | 'create'}`>;

export const LIVE_TOPICS = { event: ['events'] } as const satisfies LiveLists;
