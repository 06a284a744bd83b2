import { sql } from 'kysely';
import { catalogue, event } from '../../operating/notifications/catalogue.ts';

interface Named {
  id: string;
  number: string;
  title: string;
}

const named = ({ title, number }: Named): string => `„${title}” (${number})`;
/* The page of a part, which an invited authority can open whatever happens to the request. */
const forPart = ({ id, number }: Named) => ({ href: `/uat/service-requests/groups/${id}`, about: number });
const forLeader = ({ id, number }: Named) => ({ href: `/uat/service-requests/${id}`, about: number });

/** Notifications about group requests. */
export const NOTIFICATIONS = catalogue(
  'groups',
  {
    kind: 'requests',
    topic: 'requests',
    subjects: sql`select id, number, title, organisation_id as uat from service_request
      where kind = 'group' and status <> 'draft'`,
  },
  {
    invited: event({ label: 'Invitație la o cerere de grup', to: ['uat'] }, (request: Named, leader: string) => ({
      ...forPart(request),
      message: `${leader} vă invită să cereți împreună ${named(request)}. Confirmați-vă partea sau refuzați.`,
    })),
    removed: event(
      { label: 'Ați fost scoși din cererea de grup', to: ['uat'] },
      (request: Named, leader: string, reason: string) => ({
        ...forPart(request),
        message: `${leader} v-a scos din ${named(request)}. Motiv: ${reason}`,
      }),
    ),
    discarded: event({ label: 'Cerere de grup ștearsă', to: ['uat'] }, (request: Named, leader: string) => ({
      href: '/uat/service-requests/groups',
      message: `${leader} a renunțat la ${named(request)} înainte de trimitere.`,
    })),
    confirmed: event(
      { label: 'Parte confirmată', many: 'părți confirmate', to: ['uat'] },
      (request: Named, authority: string) => ({
        ...forLeader(request),
        message: `${authority} și-a confirmat partea din ${named(request)}.`,
      }),
    ),
    changed: event(
      { label: 'Parte modificată', many: 'părți modificate', to: ['uat'] },
      (request: Named, authority: string) => ({
        ...forLeader(request),
        message: `${authority} și-a modificat partea din ${named(request)}.`,
      }),
    ),
    declined: event(
      { label: 'Participare refuzată', many: 'participări refuzate', to: ['uat'] },
      (request: Named, authority: string, reason: string) => ({
        ...forLeader(request),
        message: `${authority} nu participă la ${named(request)}. Motiv: ${reason}`,
      }),
    ),
    withdrawn: event(
      { label: 'Parte retrasă', many: 'părți retrase', to: ['uat'] },
      (request: Named, authority: string, reason: string) => ({
        ...forLeader(request),
        message: `${authority} și-a retras partea din ${named(request)}. Motiv: ${reason}`,
      }),
    ),
    sent: event({ label: 'Cererea de grup a fost trimisă', to: ['uat'] }, (request: Named, leader: string) => ({
      ...forPart(request),
      message: `${leader} a trimis firmelor ${named(request)}, cu partea dvs.`,
    })),
    missed: event(
      { label: 'Cererea de grup a fost trimisă fără dvs.', to: ['uat'] },
      (request: Named, leader: string) => ({
        ...forPart(request),
        message: `${leader} a trimis ${named(request)} înainte să răspundeți. Partea dvs. nu este în ea.`,
      }),
    ),
    edited: event(
      { label: 'Cerere de grup modificată', many: 'modificări', to: ['uat'] },
      (request: Named, leader: string) => ({
        ...forPart(request),
        message: `${leader} a modificat ${named(request)}. Verificați dacă textul este potrivit pentru dvs.`,
      }),
    ),
    opened: event(
      { label: 'Ofertele cererii de grup au fost deschise', to: ['uat'] },
      (request: Named, leader: string) => ({
        title: 'Ofertele au fost deschise',
        ...forPart(request),
        message: `${leader} a deschis ofertele la ${named(request)}. Le puteți citi.`,
      }),
    ),
    decided: event(
      { label: 'Oferta cererii de grup a fost aleasă', to: ['uat'] },
      (request: Named, leader: string, reason: string | null) => ({
        title: 'Oferta a fost aleasă',
        ...forPart(request),
        message: `${leader} a ales o ofertă la ${named(request)}.${reason ? ` Motiv: ${reason}` : ''}`,
      }),
    ),
    completed: event({ label: 'Cerere de grup finalizată', to: ['uat'] }, (request: Named, leader: string) => ({
      ...forPart(request),
      message: `${leader} a recepționat lucrarea cerută prin ${named(request)}.`,
    })),
    cancelled: event({ label: 'Cerere de grup anulată', to: ['uat'] }, (request: Named, reason: string) => ({
      ...forPart(request),
      message: `${named(request)} a fost anulată. Motiv: ${reason}`,
    })),
    expired: event({ label: 'Cerere de grup fără rezultat', to: ['uat'] }, (request: Named, reason: string) => ({
      ...forPart(request),
      message: `${named(request)} s-a încheiat fără rezultat. Motiv: ${reason}`,
    })),
  },
);
