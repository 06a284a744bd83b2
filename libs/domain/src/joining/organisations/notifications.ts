import type { Message } from '../../communicating/notifications/notify.ts';
import type { Organisation } from './organisation.entity.ts';

/* Owners get a mail of its own about each decision. */
const application = { href: '/cerere', topic: null } as const;

/** What people read of an application and of an organisation's standing. */
export const NOTIFICATIONS = {
  approved: ({ kind, name }: Organisation): Message => ({
    title: 'Înscriere aprobată',
    message: `„${name}” a fost aprobată. Puteți lucra în portal.`,
    href: `/${kind}/dashboard`,
    topic: null,
  }),
  infoRequested: (reason: string): Message => ({
    ...application,
    title: 'Completări necesare',
    message: `Pentru a continua înscrierea este nevoie de completări: ${reason}`,
  }),
  rejected: (reason: string): Message => ({
    ...application,
    title: 'Înscriere respinsă',
    message: `Cererea de înscriere a fost respinsă. Motiv: ${reason}`,
  }),
  claimSettled: (reason: string): Message => ({
    ...application,
    title: 'Altă cerere cu același CUI a fost aprobată',
    message: reason,
  }),
  suspended: ({ name }: Organisation, reason: string): Message => ({
    ...application,
    title: 'Organizație suspendată',
    message: `Accesul organizației „${name}” a fost suspendat. Motiv: ${reason}`,
  }),
  restored: ({ kind, name }: Organisation): Message => ({
    title: 'Suspendare ridicată',
    message: `Organizația „${name}” poate lucra din nou în portal.`,
    href: `/${kind}/dashboard`,
    topic: null,
  }),
  resubmitted: ({ id, name }: Organisation): Message => ({
    title: 'Cerere trimisă din nou',
    message: `„${name}” și-a trimis din nou cererea de înscriere.`,
    href: `/admin/applications/${id}`,
    topic: 'organisation',
  }),
};
