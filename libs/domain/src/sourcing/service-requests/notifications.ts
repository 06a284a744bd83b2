import type { RequestKind } from '@psp/contracts/consultations';
import type { Message } from '../../communicating/notifications/notify.ts';
import { NOTIFICATIONS as CONSULTATIONS } from '../consultations/notifications.ts';

/** Notifications about requests, each with the screen it opens. */
export const NOTIFICATIONS = {
  newOpportunity: (request: Named, uat: string): Message => ({
    title: 'Oportunitate nouă',
    message: `${uat} caută oferte pentru „${request.title}” (${request.number}).`,
    href: `/firma/opportunities/${request.id}`,
    topic: 'requests',
  }),
  invited: (request: Named, uat: string): Message => ({
    title: 'Sunteți invitați să ofertați',
    message: `${uat} vă invită să depuneți o ofertă la „${request.title}” (${request.number}).`,
    href: `/firma/opportunities/${request.id}`,
    topic: 'requests',
  }),
  requestSent: (request: Named, uat: string): Message => ({
    title: 'Solicitare trimisă',
    message: `${uat} a trimis „${request.title}” (${request.number}).`,
    href: `/admin/service-requests/${request.id}`,
    topic: 'requests',
  }),
  requestChanged: (request: Named, uat: string): Message => ({
    title: 'Reconfirmați oferta',
    message: `${uat} a modificat „${request.title}” (${request.number}). Oferta dvs. trebuie reconfirmată.`,
    href: `/firma/opportunities/${request.id}`,
    topic: 'offers',
  }),
  offersOpened: (request: Named, uat: string): Message => ({
    title: 'Ofertele au fost deschise',
    message: `${uat} a deschis ofertele la „${request.title}” (${request.number}).`,
    href: `/firma/opportunities/${request.id}`,
    topic: 'offers',
  }),
  cancelledForFirma: (request: Named, reason: string): Message => ({
    title: 'Solicitare anulată',
    message: `„${request.title}” (${request.number}) a fost anulată. Motiv: ${reason}`,
    href: `/firma/opportunities/${request.id}`,
    topic: 'requests',
  }),
  cancelledForUat: (request: Named, reason: string): Message => ({
    title: 'Solicitare anulată',
    message: `„${request.title}” (${request.number}) a fost anulată. Motiv: ${reason}`,
    href: `/uat/service-requests/${request.id}`,
    topic: 'requests',
  }),
  deadlinePassed: (request: Named): Message => ({
    title: 'Termenul a trecut',
    message: `Termenul de depunere la „${request.title}” (${request.number}) a trecut. Alegeți o ofertă sau anulați solicitarea.`,
    href: `/uat/service-requests/${request.id}`,
    topic: 'requests',
  }),
  expired: (request: Named): Message => ({
    title: 'Solicitare fără rezultat',
    message: `„${request.title}” (${request.number}) s-a încheiat fără rezultat. O puteți copia într-o ciornă nouă.`,
    href: `/uat/service-requests/${request.id}`,
    topic: 'requests',
  }),
  expiredForFirma: (request: Named, reason: string): Message => ({
    title: 'Solicitare fără rezultat',
    message: `„${request.title}” (${request.number}) s-a încheiat fără rezultat. Motiv: ${reason}`,
    href: `/firma/opportunities/${request.id}`,
    topic: 'offers',
  }),
};

interface Named {
  id: string;
  number: string;
  title: string;
}

interface OfKind {
  kind: RequestKind;
}

/** What firms are told of a request that is new to them, by its kind. */
export const newRequest = (request: Named & OfKind, uat: string): Message =>
  request.kind === 'consultation' ? CONSULTATIONS.asked(request, uat) : NOTIFICATIONS.newOpportunity(request, uat);

/** What is told of every request, in the words of its kind. */
export const wordsFor = ({ kind }: OfKind) => (kind === 'consultation' ? CONSULTATIONS : NOTIFICATIONS);

/** Reason that firms read on offers ended by a cancelled request. */
export const cancelledBecause = (reason: string): string => `Solicitarea a fost anulată: ${reason}`;
