import type { Message } from '../../communicating/notifications/notify.ts';

interface Named {
  id: string;
  number: string;
  title: string;
}

const named = ({ title, number }: Named): string => `„${title}” (${number})`;
/* The page of a part: it stays with whoever was asked, whatever becomes of the request. */
const forPart = ({ id }: Named) => ({ href: `/uat/service-requests/groups/${id}`, topic: 'requests' }) as const;
const forLeader = ({ id }: Named) => ({ href: `/uat/service-requests/${id}`, topic: 'requests' }) as const;

/** What is told of requests of a group. */
export const NOTIFICATIONS = {
  invited: (request: Named, leader: string): Message => ({
    ...forPart(request),
    title: 'Invitație la o cerere de grup',
    message: `${leader} vă invită să cereți împreună ${named(request)}. Confirmați-vă partea sau refuzați.`,
  }),
  removed: (request: Named, leader: string, reason: string): Message => ({
    ...forPart(request),
    title: 'Ați fost scoși din cererea de grup',
    message: `${leader} v-a scos din ${named(request)}. Motiv: ${reason}`,
  }),
  discarded: (request: Named, leader: string): Message => ({
    href: '/uat/service-requests/groups',
    topic: 'requests',
    title: 'Cerere de grup ștearsă',
    message: `${leader} a renunțat la ${named(request)} înainte de trimitere.`,
  }),
  confirmed: (request: Named, authority: string): Message => ({
    ...forLeader(request),
    title: 'Parte confirmată',
    message: `${authority} și-a confirmat partea din ${named(request)}.`,
  }),
  changed: (request: Named, authority: string): Message => ({
    ...forLeader(request),
    title: 'Parte modificată',
    message: `${authority} și-a modificat partea din ${named(request)}.`,
  }),
  declined: (request: Named, authority: string, reason: string): Message => ({
    ...forLeader(request),
    title: 'Participare refuzată',
    message: `${authority} nu participă la ${named(request)}. Motiv: ${reason}`,
  }),
  withdrawn: (request: Named, authority: string, reason: string): Message => ({
    ...forLeader(request),
    title: 'Parte retrasă',
    message: `${authority} și-a retras partea din ${named(request)}. Motiv: ${reason}`,
  }),
  sent: (request: Named, leader: string): Message => ({
    ...forPart(request),
    title: 'Cererea de grup a fost trimisă',
    message: `${leader} a trimis firmelor ${named(request)}, cu partea dvs.`,
  }),
  missed: (request: Named, leader: string): Message => ({
    ...forPart(request),
    title: 'Cererea de grup a plecat fără dvs.',
    message: `${leader} a trimis ${named(request)} înainte să răspundeți. Partea dvs. nu este în ea.`,
  }),
  edited: (request: Named, leader: string): Message => ({
    ...forPart(request),
    title: 'Cerere de grup modificată',
    message: `${leader} a modificat ${named(request)}. Verificați dacă textul este potrivit pentru dvs.`,
  }),
  opened: (request: Named, leader: string): Message => ({
    ...forPart(request),
    title: 'Ofertele au fost deschise',
    message: `${leader} a deschis ofertele la ${named(request)}. Le puteți citi.`,
  }),
  decided: (request: Named, leader: string, reason: string | null): Message => ({
    ...forPart(request),
    title: 'Oferta a fost aleasă',
    message: `${leader} a ales o ofertă la ${named(request)}.${reason ? ` Motiv: ${reason}` : ''}`,
  }),
  completed: (request: Named, leader: string): Message => ({
    ...forPart(request),
    title: 'Cerere de grup finalizată',
    message: `${leader} a recepționat lucrarea cerută prin ${named(request)}.`,
  }),
  cancelled: (request: Named, reason: string): Message => ({
    ...forPart(request),
    title: 'Cerere de grup anulată',
    message: `${named(request)} a fost anulată. Motiv: ${reason}`,
  }),
  expired: (request: Named, reason: string): Message => ({
    ...forPart(request),
    title: 'Cerere de grup fără rezultat',
    message: `${named(request)} s-a încheiat fără rezultat. Motiv: ${reason}`,
  }),
};
