import type { OfferStatus } from '@psp/contracts/offers';
import type { Message } from '../../communicating/notifications/notify.ts';

interface About {
  id: string;
  number: string;
  title: string;
}

export const NOTIFICATIONS = {
  received: (request: About): Message => ({
    title: 'Ofertă nouă',
    message: `Ați primit o ofertă la „${request.title}” (${request.number}). Rămâne sigilată până la deschidere.`,
    href: `/uat/service-requests/${request.id}?tab=offers`,
    topic: 'offers',
  }),
  withdrawn: (request: About): Message => ({
    title: 'Ofertă retrasă',
    message: `O firmă și-a retras oferta la „${request.title}” (${request.number}).`,
    href: `/uat/service-requests/${request.id}?tab=offers`,
    topic: 'offers',
  }),
  accepted: (request: About, uat: string, projectId: string, reason = ''): Message => ({
    title: 'Ofertă acceptată',
    message: `${uat} a acceptat oferta dvs. la „${request.title}” (${request.number}). Proiectul este deschis.${reason ? ` Motivul alegerii: ${reason}` : ''}`,
    href: `/firma/projects/${projectId}`,
    topic: 'offers',
  }),
  declined: (request: About, uat: string, reason: string): Message => ({
    title: 'Ofertă respinsă',
    message: `${uat} a respins oferta dvs. la „${request.title}” (${request.number}). Motiv: ${reason}`,
    href: `/firma/opportunities/${request.id}`,
    topic: 'offers',
  }),
  shortlisted: (request: About, uat: string): Message => ({
    title: 'Ofertă preselectată',
    message: `${uat} a preselectat oferta dvs. la „${request.title}” (${request.number}).`,
    href: `/firma/opportunities/${request.id}`,
    topic: 'offers',
  }),
  expired: (request: About, reason: string, isOpen: boolean): Message => ({
    title: 'Ofertă expirată',
    message: `Oferta dvs. la „${request.title}” (${request.number}) a expirat. Motiv: ${reason}${isOpen ? ' O puteți reînnoi până la termenul de depunere.' : ''}`,
    href: `/firma/opportunities/${request.id}`,
    topic: 'offers',
  }),
  /* Without the firm's name: offers may be sealed. */
  expiredForUat: (request: About): Message => ({
    title: 'Ofertă expirată',
    message: `Valabilitatea unei oferte la „${request.title}” (${request.number}) a trecut. Oferta nu mai poate fi aleasă.`,
    href: `/uat/service-requests/${request.id}?tab=offers`,
    topic: 'offers',
  }),
  closed: (request: About, reason: string): Message => ({
    title: 'Ofertă închisă',
    message: `Oferta dvs. la „${request.title}” (${request.number}) s-a închis. Motiv: ${reason}`,
    href: `/firma/opportunities/${request.id}`,
    topic: 'offers',
  }),
  draftTooLate: (request: About, uat: string): Message => ({
    title: 'Nu se mai primesc oferte',
    message: `${uat} a deschis ofertele la „${request.title}” (${request.number}). Ciorna dvs. nu mai poate fi depusă; textul rămâne păstrat.`,
    href: `/firma/opportunities/${request.id}`,
    topic: 'offers',
  }),
};

export const CHOSEN_BEFORE_CONFIRMING =
  'Solicitarea s-a modificat, oferta nu a fost reconfirmată, iar autoritatea a ales altă ofertă.';
export const OPENED_BEFORE_CONFIRMING =
  'Solicitarea s-a modificat, iar oferta nu a fost reconfirmată până la deschiderea ofertelor.';
export const NOBODY_CHOSE = 'Autoritatea nu a ales nicio ofertă în 30 de zile de la termenul de depunere.';

/** Reason that a firm reads when its offer's validity passed. */
export const expiredBecause = (status: OfferStatus): string =>
  status === 'to_confirm'
    ? 'A trecut data până la care era valabilă, înainte să fie reconfirmată.'
    : 'A trecut data până la care era valabilă.';
