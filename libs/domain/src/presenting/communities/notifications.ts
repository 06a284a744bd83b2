import { sql } from 'kysely';
import { DELETED_DAYS } from '@psp/contracts/admin-communities';
import { counted } from '@psp/contracts/counted';
import { catalogue, event } from '../../operating/notifications/catalogue.ts';
import type { Community } from './community.entity.ts';

type Named = Pick<Community, 'name'>;

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
    edited: event({ label: 'Prezentare modificată de asociație', to: ['uat'] }, ({ name }: Named, parts: string) => ({
      message: `Asociația a modificat prezentarea comunității ${name}: ${parts}.`,
      href: '/uat/community',
      object: name,
    })),
    deleted: event({ label: 'Prezentare ștearsă', to: ['uat'] }, ({ name }: Named, reason: string) => ({
      message: `Asociația a șters prezentarea comunității ${name}. O poate restaura timp de ${counted(DELETED_DAYS, 'o zi', 'zile')}; dacă nu sunteți de acord, scrieți la suport. Motiv: ${reason}`,
      href: '/uat/community',
      object: name,
    })),
    undeleted: event({ label: 'Prezentare restaurată', to: ['uat'] }, ({ name }: Named) => ({
      message: `Asociația a restaurat prezentarea comunității ${name}.`,
      href: '/uat/community',
      object: name,
    })),
    handedOver: event({ label: 'Prezentare primită', to: ['uat'] }, ({ name }: Named) => ({
      message: `Prezentarea comunității ${name}, pe care o ținea asociația, este de acum a instituției dvs. O puteți modifica.`,
      href: '/uat/community',
      object: name,
    })),
  },
);
