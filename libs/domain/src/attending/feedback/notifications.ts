import type { Kind } from '@psp/contracts/common';
import { sql } from 'kysely';
import { momentInWords } from '../../day-in-words.ts';
import { catalogue, event } from '../../operating/notifications/catalogue.ts';
import { eventPath } from '../events/notifications.ts';

interface Named {
  id: string;
  title: string;
}

const AT = new Date('2026-12-03T07:30:00Z');

/** Notifications about the form after an event. */
export const NOTIFICATIONS = catalogue(
  'feedback',
  {
    kind: 'association',
    topic: 'organisation',
    subjects: sql`select id, title from event where status = 'published' and readers = 'everyone'`,
    sample: (subject, side) => [side, subject, AT],
  },
  {
    asked: event(
      {
        label: 'Părerea despre un eveniment',
        to: ['uat', 'firma'],
        bound: { once: 'whoever attended an event is asked once' },
      },
      (kind: Kind, one: Named, until: Date) => ({
        object: `„${one.title}”`,
        href: eventPath(kind, one),
        message: `Cum a fost „${one.title}”? Spuneți-ne pe pagina evenimentului, în două minute, până la ${momentInWords(until)}.`,
      }),
    ),
  },
);
