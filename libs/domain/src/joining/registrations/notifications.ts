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
    /** A new application, for the association's staff. `hasRivals`: others claim the same tax code. */
    applied: event(
      { label: 'Cerere de înscriere nouă', kind: 'association', to: ['admin'] },
      ({ id, name, hasRivals }: { id: string; name: string; hasRivals: boolean }) => ({
        message: `„${name}” cere înscrierea în portal.${hasRivals ? ' Mai așteaptă și altă cerere cu același CUI: comparați-le.' : ''}`,
        href: `/admin/applications/${id}`,
        object: name,
      }),
    ),
    /** A new access request, for the organisation's owners. */
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
