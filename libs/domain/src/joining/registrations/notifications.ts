import { sql } from 'kysely';
import { catalogue, event } from '../../operating/notifications/catalogue.ts';

export const NOTIFICATIONS = catalogue(
  'registrations',
  {
    kind: 'organisation',
    topic: 'organisation',
    subjects: sql`select id, name from organisation where status = 'pending'`,
  },
  {
    /** What the association's staff read of a new application; others may claim the same tax code. */
    applied: event(
      { label: 'Cerere de înscriere nouă', kind: 'association', to: ['admin'] },
      ({ id, name, hasRivals }: { id: string; name: string; hasRivals: boolean }) => ({
        message: `„${name}” cere înscrierea în portal.${hasRivals ? ' Mai așteaptă și altă cerere cu același CUI: comparați-le.' : ''}`,
        href: `/admin/applications/${id}`,
        object: name,
      }),
    ),
    /** What an organisation's owners read of somebody who wants to join it. */
    accessAsked: event(
      {
        label: 'Cerere de acces',
        many: 'cereri de acces',
        to: ['uat', 'firma', 'admin'],
        sample: (_, kind) => ['Ana', { kind }],
      },
      (person: string, { kind, name }: { kind: string; name: string }) => ({
        message: `${person} cere acces la „${name}”.`,
        href: `/${kind}/members`,
        object: person,
      }),
    ),
  },
);
