import { sql } from 'kysely';
import { catalogue, event } from '../../operating/notifications/catalogue.ts';

interface Named {
  number: number;
  year: number;
  title: string;
}

/** Notifications about the magazine, each with the screen it opens. */
export const NOTIFICATIONS = catalogue(
  'magazine',
  {
    kind: 'association',
    topic: null,
    subjects: sql`select number::text, year::text, title from magazine_issue where status = 'published'`,
    sample: ({ number, year, title = '' }) => [{ number: Number(number), year: Number(year), title }],
  },
  {
    published: event(
      { label: 'Număr nou al revistei', to: ['firma'], bound: { once: 'an issue is announced once' } },
      ({ number, year, title }: Named) => ({
        object: `revista nr. ${number} din ${year}`,
        href: '/firma/network/revista',
        message: `Revista PSP nr. ${number} din ${year}, „${title}”, se poate citi în portal.`,
      }),
    ),
  },
);
