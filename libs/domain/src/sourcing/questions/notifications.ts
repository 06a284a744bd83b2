import { sql } from 'kysely';
import { catalogue, event } from '../../operating/notifications/catalogue.ts';

interface About {
  id: string;
  number: string;
  title: string;
}

export const NOTIFICATIONS = catalogue(
  'questions',
  {
    kind: 'requests',
    topic: 'requests',
    subjects: sql`select r.id, r.number, r.title, r.organisation_id as uat, q.organisation_id as firma
      from service_request r join question q on q.request_id = r.id`,
  },
  {
    asked: event({ label: 'Întrebare nouă', many: 'întrebări noi', to: ['uat'] }, (request: About) => ({
      message: `O firmă întreabă despre „${request.title}” (${request.number}).`,
      href: `/uat/service-requests/${request.id}?tab=questions`,
      about: request.number,
    })),
    answered: event(
      { label: 'Răspuns la o întrebare', many: 'răspunsuri noi', to: ['firma'] },
      (request: About, uat: string) => ({
        message: `${uat} a răspuns la o întrebare despre „${request.title}” (${request.number}).`,
        href: `/firma/opportunities/${request.id}`,
        about: request.number,
      }),
    ),
  },
);
