import { sql } from 'kysely';
import { catalogue, event } from '../../operating/notifications/catalogue.ts';
import type { Organisation } from './organisation.entity.ts';

/* Each decision also sends a mail to the owners. */
const DECISION = { to: ['uat', 'firma'], isSecurity: true, hasOwnMail: true } as const;
const application = { href: '/cerere' };

/** Notifications about applications and the status of organisations. */
export const NOTIFICATIONS = catalogue(
  'organisations',
  {
    kind: 'organisation',
    topic: null,
    subjects: sql`select id, name from organisation where status = 'pending'`,
    sample: (organisation, kind) => [{ ...organisation, kind }, 'Motivul.'],
  },
  {
    approved: event({ label: 'Înscriere aprobată', ...DECISION }, ({ kind, name }: Organisation) => ({
      message: `„${name}” a fost aprobată. Puteți lucra în portal.`,
      href: `/${kind}/dashboard`,
    })),
    infoRequested: event(
      { label: 'Completări necesare', many: 'cereri de completări', ...DECISION },
      (reason: string) => ({
        ...application,
        message: `Pentru a continua înscrierea este nevoie de completări: ${reason}`,
      }),
    ),
    rejected: event({ label: 'Înscriere respinsă', ...DECISION }, (reason: string) => ({
      ...application,
      message: `Cererea de înscriere a fost respinsă. Motiv: ${reason}`,
    })),
    claimSettled: event({ label: 'Altă cerere cu același CUI a fost aprobată', ...DECISION }, (reason: string) => ({
      ...application,
      message: reason,
    })),
    suspended: event({ label: 'Organizație suspendată', ...DECISION }, ({ name }: Organisation, reason: string) => ({
      ...application,
      message: `Accesul organizației „${name}” a fost suspendat. Motiv: ${reason}`,
    })),
    restored: event({ label: 'Suspendare ridicată', ...DECISION }, ({ kind, name }: Organisation) => ({
      message: `Organizația „${name}” poate lucra din nou în portal.`,
      href: `/${kind}/dashboard`,
    })),
    resubmitted: event(
      { label: 'Cerere trimisă din nou', kind: 'association', to: ['admin'], topic: 'organisation' },
      ({ id, name }: Organisation) => ({
        message: `„${name}” și-a trimis din nou cererea de înscriere.`,
        href: `/admin/applications/${id}`,
        object: name,
      }),
    ),
  },
);
