import { sql } from 'kysely';
import { catalogue, event } from '../../operating/notifications/catalogue.ts';
import type { Community } from './community.entity.ts';

/** Notifications to an authority about the association's decisions on its showcase. */
export const NOTIFICATIONS = catalogue(
  'communities',
  {
    kind: 'articles',
    topic: null,
    subjects: sql`select id, name, organisation_id as uat from community where status = 'published'`,
  },
  {
    published: event({ label: 'Prezentare publicată', to: ['uat'] }, ({ id, name }: Community) => ({
      message: `Asociația a publicat prezentarea comunității ${name}.`,
      href: `/comunitati/${id}`,
      object: name,
    })),
    withdrawn: event({ label: 'Prezentare retrasă', to: ['uat'] }, ({ name }: Community, reason: string) => ({
      message: `Asociația a retras prezentarea comunității ${name}. Motiv: ${reason}`,
      href: '/uat/community',
      object: name,
    })),
    restored: event({ label: 'Prezentare publicată din nou', to: ['uat'] }, ({ id, name }: Community) => ({
      message: `Asociația a publicat din nou prezentarea comunității ${name}.`,
      href: `/comunitati/${id}`,
      object: name,
    })),
  },
);
