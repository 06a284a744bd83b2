import { sql } from 'kysely';
import { catalogue, event } from '../../operating/notifications/catalogue.ts';

interface Certified {
  /** Id of the registration. */
  id: string;
  title: string;
}

/** Path of the page with the ticket and the certificate of a registration. */
const ticketPath = (kind: 'uat' | 'firma', id: string): string =>
  ({ uat: `/uat/events/bilete/${id}`, firma: `/firma/network/evenimente/bilete/${id}` })[kind];

/** Notifications about attendance. */
export const NOTIFICATIONS = catalogue(
  'attendance',
  {
    kind: 'association',
    topic: 'organisation',
    subjects: sql`select r.id, e.title, case o.kind when 'uat' then o.id end as uat, case o.kind when 'firma' then o.id end as firma
      from seat_registration r join event e on e.pool_id = r.pool_id join organisation o on o.id = r.organisation_id
      where r.status in ('confirmed', 'attended', 'absent')`,
    sample: (subject, side) => [side, subject],
  },
  {
    certified: event(
      {
        label: 'Certificat de participare',
        to: ['uat', 'firma'],
        bound: { once: 'a registration has one certificate' },
      },
      (kind: 'uat' | 'firma', { id, title }: Certified) => ({
        message: `Certificatul dvs. de participare la „${title}” este gata de descărcat.`,
        href: ticketPath(kind, id),
        object: `„${title}”`,
      }),
    ),
  },
);
