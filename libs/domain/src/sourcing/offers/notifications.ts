import type { OfferStatus } from '@psp/contracts/offer-names';
import { sql } from 'kysely';
import { catalogue, event } from '../../operating/notifications/catalogue.ts';

interface About {
  id: string;
  number: string;
  title: string;
}

const ONE_OFFER = { once: 'a firm has one live offer to a request, and taking it back is counted' };

export const NOTIFICATIONS = catalogue(
  'offers',
  {
    kind: 'requests',
    topic: 'offers',
    subjects: sql`select r.id, r.number, r.title, p.id as project, p.uat_id as uat, p.firma_id as firma
      from service_request r join project p on p.request_id = r.id`,
    sample: ({ project, ...request }) => [request, 'Primăria', project],
  },
  {
    received: event({ label: 'Ofertă nouă', many: 'oferte noi', to: ['uat'], bound: ONE_OFFER }, (request: About) => ({
      message: `Ați primit o ofertă la „${request.title}” (${request.number}). Rămâne sigilată până la deschidere.`,
      href: `/uat/service-requests/${request.id}?tab=offers`,
      about: request.number,
    })),
    withdrawn: event({ label: 'Ofertă retrasă', many: 'oferte retrase', to: ['uat'] }, (request: About) => ({
      message: `O firmă și-a retras oferta la „${request.title}” (${request.number}).`,
      href: `/uat/service-requests/${request.id}?tab=offers`,
      about: request.number,
    })),
    accepted: event(
      { label: 'Ofertă acceptată', to: ['firma'] },
      (request: About, uat: string, projectId: string, reason = '') => ({
        message: `${uat} a acceptat oferta dvs. la „${request.title}” (${request.number}). Proiectul este deschis.${reason ? ` Motivul alegerii: ${reason}` : ''}`,
        href: `/firma/projects/${projectId}`,
      }),
    ),
    declined: event({ label: 'Ofertă respinsă', to: ['firma'] }, (request: About, uat: string, reason: string) => ({
      message: `${uat} a respins oferta dvs. la „${request.title}” (${request.number}). Motiv: ${reason}`,
      href: `/firma/opportunities/${request.id}`,
      about: request.number,
    })),
    shortlisted: event({ label: 'Ofertă preselectată', to: ['firma'] }, (request: About, uat: string) => ({
      message: `${uat} a preselectat oferta dvs. la „${request.title}” (${request.number}).`,
      href: `/firma/opportunities/${request.id}`,
      about: request.number,
    })),
    expired: event({ label: 'Ofertă expirată', to: ['firma'] }, (request: About, reason: string, isOpen: boolean) => ({
      message: `Oferta dvs. la „${request.title}” (${request.number}) a expirat. Motiv: ${reason}${isOpen ? ' O puteți reînnoi până la termenul de depunere.' : ''}`,
      href: `/firma/opportunities/${request.id}`,
      about: request.number,
    })),
    /* Does not name the firm, since the offers may still be sealed. */
    expiredForUat: event({ label: 'Ofertă expirată', many: 'oferte expirate', to: ['uat'] }, (request: About) => ({
      message: `Valabilitatea unei oferte la „${request.title}” (${request.number}) a trecut. Oferta nu mai poate fi aleasă.`,
      href: `/uat/service-requests/${request.id}?tab=offers`,
      about: request.number,
    })),
    closed: event({ label: 'Ofertă închisă', to: ['firma'] }, (request: About, reason: string) => ({
      message: `Oferta dvs. la „${request.title}” (${request.number}) s-a închis. Motiv: ${reason}`,
      href: `/firma/opportunities/${request.id}`,
      about: request.number,
    })),
    draftTooLate: event({ label: 'Nu se mai primesc oferte', to: ['firma'] }, (request: About, uat: string) => ({
      message: `${uat} a deschis ofertele la „${request.title}” (${request.number}). Ciorna dvs. nu mai poate fi depusă; textul rămâne păstrat.`,
      href: `/firma/opportunities/${request.id}`,
      about: request.number,
    })),
  },
);

export const CHOSEN_BEFORE_CONFIRMING =
  'Solicitarea s-a modificat, oferta nu a fost reconfirmată, iar autoritatea a ales altă ofertă.';
export const OPENED_BEFORE_CONFIRMING =
  'Solicitarea s-a modificat, iar oferta nu a fost reconfirmată până la deschiderea ofertelor.';
export const NOBODY_CHOSE = 'Autoritatea nu a ales nicio ofertă în 30 de zile de la termenul de depunere.';

/** Reason shown to a firm when its offer expires. */
export const expiredBecause = (status: OfferStatus): string =>
  status === 'to_confirm'
    ? 'A trecut data până la care era valabilă, înainte să fie reconfirmată.'
    : 'A trecut data până la care era valabilă.';
