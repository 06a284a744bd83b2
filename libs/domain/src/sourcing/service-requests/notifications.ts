import type { RequestKind } from '@psp/contracts/request-kinds';
import { sql } from 'kysely';
import { catalogue, event } from '../../operating/notifications/catalogue.ts';
import type { Message } from '../../operating/notifications/notify.ts';
import { NOTIFICATIONS as CONSULTATIONS } from '../consultations/notifications.ts';

/** Notifications about requests. */
export const NOTIFICATIONS = catalogue(
  'service-requests',
  {
    kind: 'requests',
    topic: 'requests',
    subjects: sql`select r.id, r.number, r.title, r.organisation_id as uat, o.organisation_id as firma
      from service_request r join offer o on o.request_id = r.id where o.status = 'accepted'`,
  },
  {
    newOpportunity: event({ label: 'Oportunitate nouă', to: ['firma'] }, (request: Named, uat: string) => ({
      message: `${uat} caută oferte pentru „${request.title}” (${request.number}).`,
      href: `/firma/opportunities/${request.id}`,
      about: request.number,
    })),
    invited: event({ label: 'Sunteți invitați să ofertați', to: ['firma'] }, (request: Named, uat: string) => ({
      message: `${uat} vă invită să depuneți o ofertă la „${request.title}” (${request.number}).`,
      href: `/firma/opportunities/${request.id}`,
      about: request.number,
    })),
    requestSent: event({ label: 'Solicitare trimisă', to: ['admin'] }, (request: Named, uat: string) => ({
      message: `${uat} a trimis „${request.title}” (${request.number}).`,
      href: `/admin/service-requests/${request.id}`,
      about: request.number,
    })),
    requestChanged: event(
      { label: 'Reconfirmați oferta', many: 'modificări de reconfirmat', to: ['firma'], topic: 'offers' },
      (request: Named, uat: string) => ({
        message: `${uat} a modificat „${request.title}” (${request.number}). Oferta dvs. trebuie reconfirmată.`,
        href: `/firma/opportunities/${request.id}`,
        about: request.number,
      }),
    ),
    offersOpened: event(
      { label: 'Ofertele au fost deschise', to: ['firma'], topic: 'offers' },
      (request: Named, uat: string) => ({
        message: `${uat} a deschis ofertele la „${request.title}” (${request.number}).`,
        href: `/firma/opportunities/${request.id}`,
        about: request.number,
      }),
    ),
    cancelledForFirma: event(
      { label: 'Solicitare anulată', to: ['firma'] },
      (request: Named, reason: string, wayOn = '') => ({
        message: `„${request.title}” (${request.number}) a fost anulată. Motiv: ${reason}${wayOn && ` ${wayOn}`}`,
        href: `/firma/opportunities/${request.id}`,
        about: request.number,
      }),
    ),
    cancelledForUat: event(
      { label: 'Solicitare anulată', to: ['uat'] },
      (request: Named, reason: string, wayOn = '') => ({
        message: `„${request.title}” (${request.number}) a fost anulată. Motiv: ${reason}${wayOn && ` ${wayOn}`}`,
        href: `/uat/service-requests/${request.id}`,
        about: request.number,
      }),
    ),
    deadlinePassed: event({ label: 'Termenul de depunere a trecut', to: ['uat'] }, (request: Named) => ({
      title: 'Termenul a trecut',
      message: `Termenul de depunere la „${request.title}” (${request.number}) a trecut. Alegeți o ofertă sau anulați solicitarea.`,
      href: `/uat/service-requests/${request.id}`,
      about: request.number,
    })),
    expired: event({ label: 'Solicitare fără rezultat', to: ['uat'] }, (request: Named) => ({
      message: `„${request.title}” (${request.number}) s-a încheiat fără rezultat. O puteți copia într-o ciornă nouă.`,
      href: `/uat/service-requests/${request.id}`,
      about: request.number,
    })),
    expiredForFirma: event(
      { label: 'Solicitare fără rezultat', to: ['firma'], topic: 'offers' },
      (request: Named, reason: string) => ({
        message: `„${request.title}” (${request.number}) s-a încheiat fără rezultat. Motiv: ${reason}`,
        href: `/firma/opportunities/${request.id}`,
        about: request.number,
      }),
    ),
  },
);

interface Named {
  id: string;
  number: string;
  title: string;
}

interface OfKind {
  kind: RequestKind;
}

/** Message to firms about a request that is new to them, by its kind. */
export const newRequestMessage = (request: Named & OfKind, uat: string): Message =>
  request.kind === 'consultation' ? CONSULTATIONS.asked(request, uat) : NOTIFICATIONS.newOpportunity(request, uat);

/** Notifications that requests of all kinds have, in the words of this kind. */
export const notificationsFor = ({ kind }: OfKind) => (kind === 'consultation' ? CONSULTATIONS : NOTIFICATIONS);

/** What the parties can do after the association cancelled a request. */
export const WAY_ON = {
  uat: 'Anularea a fost făcută de asociație. O puteți copia într-o ciornă nouă; dacă nu sunteți de acord, scrieți din pagina Suport.',
  firma: 'Anularea a fost făcută de asociație. Dacă nu sunteți de acord, scrieți din pagina Suport.',
};

/** Reason shown on offers that were closed because their request was cancelled. */
export const cancelledBecause = (reason: string): string => `Solicitarea a fost anulată: ${reason}`;
