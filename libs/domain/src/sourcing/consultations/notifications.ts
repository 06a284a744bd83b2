import { sql } from 'kysely';
import { catalogue, event } from '../../operating/notifications/catalogue.ts';

interface Named {
  id: string;
  number: string;
  title: string;
}

/** Reason shown to respondents when a consultation expires. */
export const NOBODY_CONCLUDED = 'Autoritatea nu a scris o concluzie în 30 de zile de la termen.';

const named = ({ title, number }: Named): string => `„${title}” (${number})`;
const forFirm = ({ id, number }: Named) => ({ href: `/firma/opportunities/${id}`, about: number });
const forUat = ({ id, number }: Named) => ({ href: `/uat/service-requests/${id}`, about: number });

/** Notifications about market consultations. */
export const NOTIFICATIONS = catalogue(
  'consultations',
  {
    kind: 'requests',
    topic: 'requests',
    subjects: sql`select r.id, r.number, r.title, r.organisation_id as uat, n.organisation_id as firma
      from service_request r join consultation_answer n on n.request_id = r.id where n.status = 'submitted'`,
  },
  {
    asked: event({ label: 'Consultare de piață nouă', to: ['firma'] }, (request: Named, uat: string) => ({
      ...forFirm(request),
      message: `${uat} consultă piața despre ${named(request)}. Se răspunde fără preț.`,
    })),
    invited: event({ label: 'Sunteți invitați la o consultare', to: ['firma'] }, (request: Named, uat: string) => ({
      ...forFirm(request),
      message: `${uat} vă invită să răspundeți la consultarea ${named(request)}. Se răspunde fără preț.`,
    })),
    changed: event(
      { label: 'Consultare modificată', many: 'modificări', to: ['firma'] },
      (request: Named, uat: string) => ({
        ...forFirm(request),
        message: `${uat} a modificat ${named(request)}. Verificați dacă răspunsul dvs. mai este potrivit.`,
      }),
    ),
    received: event({ label: 'Răspuns la consultare', many: 'răspunsuri noi', to: ['uat'] }, (request: Named) => ({
      ...forUat(request),
      message: `La ${named(request)} a venit un răspuns. Îl puteți citi după deschidere.`,
    })),
    withdrawn: event({ label: 'Răspuns retras', many: 'răspunsuri retrase', to: ['uat'] }, (request: Named) => ({
      ...forUat(request),
      message: `O firmă și-a retras răspunsul la ${named(request)}.`,
    })),
    opened: event({ label: 'Răspunsurile au fost deschise', to: ['firma'] }, (request: Named, uat: string) => ({
      ...forFirm(request),
      message: `${uat} citește răspunsurile la ${named(request)}.`,
    })),
    deadlinePassed: event({ label: 'Termenul consultării a trecut', to: ['uat'] }, (request: Named) => ({
      title: 'Termenul a trecut',
      ...forUat(request),
      message: `Termenul consultării ${named(request)} a trecut. Citiți răspunsurile și scrieți concluzia.`,
    })),
    cancelledForFirma: event(
      { label: 'Consultare anulată', to: ['firma'] },
      (request: Named, reason: string, wayOn = '') => ({
        ...forFirm(request),
        message: `Consultarea ${named(request)} a fost anulată. Motiv: ${reason}${wayOn && ` ${wayOn}`}`,
      }),
    ),
    cancelledForUat: event(
      { label: 'Consultare anulată', to: ['uat'] },
      (request: Named, reason: string, wayOn = '') => ({
        ...forUat(request),
        message: `Consultarea ${named(request)} a fost anulată. Motiv: ${reason}${wayOn && ` ${wayOn}`}`,
      }),
    ),
    expired: event({ label: 'Consultare fără concluzie', to: ['uat'] }, (request: Named) => ({
      ...forUat(request),
      message: `Consultarea ${named(request)} s-a încheiat fără concluzie, la 30 de zile de la termen. Puteți începe o cerere de oferte cu textul ei.`,
    })),
    expiredForFirma: event({ label: 'Consultare fără concluzie', to: ['firma'] }, (request: Named, reason: string) => ({
      ...forFirm(request),
      message: `Consultarea ${named(request)} s-a încheiat. Motiv: ${reason}`,
    })),
    concluded: event({ label: 'Consultare încheiată', to: ['firma'] }, (request: Named, uat: string) => ({
      ...forFirm(request),
      message: `${uat} a încheiat consultarea ${named(request)}. Concluzia este pe pagina ei.`,
    })),
  },
);
