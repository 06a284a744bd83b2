import type { EventAction } from '../events.ts';
import type { Errors, Labels, LiveLists } from './words.ts';

export const ERRORS = {
  'event.past': [409, 'Evenimentul a început sau s-a încheiat deja.'],
  'event.repeat_past': [409, 'Prima repetare ar fi în trecut. Copiați evenimentul și alegeți alte zile.'],
  'event.no_free_seats': [409, 'La acest eveniment nu se folosesc locuri gratuite din pachet.'],
  'event.cancelled': [409, 'Evenimentul a fost anulat.'],
} as const satisfies Errors;

export const ACTS = {
  'event.create': 'Eveniment pregătit',
  'event.edit': 'Eveniment schimbat',
  'event.publish': 'Eveniment publicat',
  'event.cancel': 'Eveniment anulat',
  'event.repeat': 'Eveniment repetat',
  'event.message': 'Mesaj trimis participanților',
  'event-calendar.open': 'Adresă de calendar pentru evenimente creată',
  'event-calendar.close': 'Adresă de calendar pentru evenimente oprită',
} satisfies Labels<`event.${EventAction | 'create' | 'message' | 'repeat'}` | `event-calendar.${'open' | 'close'}`>;

export const PUBLIC_TOPICS = ['events'] as const;

export const LIVE_TOPICS = { event: ['events'] } as const satisfies LiveLists;
