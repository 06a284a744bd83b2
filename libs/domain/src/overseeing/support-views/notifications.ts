import { sql } from 'kysely';
import { catalogue, event } from '../../operating/notifications/catalogue.ts';

/** Notifications of an organisation's owners that the association looks at what they see. */
export const NOTIFICATIONS = catalogue(
  'support-views',
  { kind: 'organisation', topic: 'organisation' },
  {
    opened: event(
      {
        ...{ label: 'Vedere de suport deschisă', many: 'vederi de suport deschise', to: ['uat', 'firma'] },
        bound: 'support-view:account',
        subjects: sql`select id, name from organisation where kind <> 'admin' and status = 'approved'`,
        sample: (_, kind) => [kind, 'Cristina Marin', 'Nu găsiți solicitarea.'],
      },
      (kind: string, who: string, reason: string) => ({
        message: `${who}, de la asociație, a deschis vederea de suport: ${reason}`,
        href: `/${kind}/members`,
      }),
    ),
  },
);
