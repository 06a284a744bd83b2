import type { Kind } from '@psp/contracts/common';
import { counted } from '@psp/contracts/counted';
import { sql } from 'kysely';
import { catalogue, event } from '../../operating/notifications/catalogue.ts';
import { eventPath } from '../events/notifications.ts';

interface Named {
  id: string;
  title: string;
}

/** Notifications about materials of events. */
export const NOTIFICATIONS = catalogue(
  'materials',
  {
    kind: 'association',
    topic: 'organisation',
    subjects: sql`select id, title from event where status = 'published' and readers = 'everyone'`,
    sample: (subject, side) => [side, subject, 2],
  },
  {
    added: event(
      {
        label: 'Materiale ale unui eveniment',
        to: ['uat', 'firma'],
        bound: { once: 'materials of an event are announced together, at most once a day' },
      },
      (kind: Kind, one: Named, count: number) => ({
        object: `„${one.title}”`,
        href: eventPath(kind, one),
        message: `Pe pagina evenimentului „${one.title}” găsiți ${counted(count, 'un material nou', 'materiale noi')}.`,
      }),
    ),
  },
);
