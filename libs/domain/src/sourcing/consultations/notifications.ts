import type { Message } from '../../communicating/notifications/notify.ts';

interface Named {
  id: string;
  number: string;
  title: string;
}

/** Reason that respondents read when a consultation expired. */
export const NOBODY_CONCLUDED = 'Autoritatea nu a scris o concluzie în 30 de zile de la termen.';

const named = ({ title, number }: Named): string => `„${title}” (${number})`;
const forFirm = ({ id }: Named) => ({ href: `/firma/opportunities/${id}`, topic: 'requests' }) as const;
const forUat = ({ id }: Named) => ({ href: `/uat/service-requests/${id}`, topic: 'requests' }) as const;

/** What is told of consultations of the market. */
export const NOTIFICATIONS = {
  asked: (request: Named, uat: string): Message => ({
    ...forFirm(request),
    title: 'Consultare de piață nouă',
    message: `${uat} consultă piața despre ${named(request)}. Se răspunde fără preț.`,
  }),
  invited: (request: Named, uat: string): Message => ({
    ...forFirm(request),
    title: 'Sunteți invitați la o consultare',
    message: `${uat} vă invită să răspundeți la consultarea ${named(request)}. Se răspunde fără preț.`,
  }),
  changed: (request: Named, uat: string): Message => ({
    ...forFirm(request),
    title: 'Consultare modificată',
    message: `${uat} a modificat ${named(request)}. Verificați dacă răspunsul dvs. mai este potrivit.`,
  }),
  received: (request: Named): Message => ({
    ...forUat(request),
    title: 'Răspuns la consultare',
    message: `La ${named(request)} a venit un răspuns. Îl puteți citi după deschidere.`,
  }),
  withdrawn: (request: Named): Message => ({
    ...forUat(request),
    title: 'Răspuns retras',
    message: `O firmă și-a retras răspunsul la ${named(request)}.`,
  }),
  opened: (request: Named, uat: string): Message => ({
    ...forFirm(request),
    title: 'Răspunsurile au fost deschise',
    message: `${uat} citește răspunsurile la ${named(request)}.`,
  }),
  deadlinePassed: (request: Named): Message => ({
    ...forUat(request),
    title: 'Termenul a trecut',
    message: `Termenul consultării ${named(request)} a trecut. Citiți răspunsurile și scrieți concluzia.`,
  }),
  cancelledForFirma: (request: Named, reason: string): Message => ({
    ...forFirm(request),
    title: 'Consultare anulată',
    message: `Consultarea ${named(request)} a fost anulată. Motiv: ${reason}`,
  }),
  cancelledForUat: (request: Named, reason: string): Message => ({
    ...forUat(request),
    title: 'Consultare anulată',
    message: `Consultarea ${named(request)} a fost anulată. Motiv: ${reason}`,
  }),
  expired: (request: Named): Message => ({
    ...forUat(request),
    title: 'Consultare fără concluzie',
    message: `Consultarea ${named(request)} s-a încheiat fără concluzie, la 30 de zile de la termen. Puteți începe o cerere de oferte cu textul ei.`,
  }),
  expiredForFirma: (request: Named, reason: string): Message => ({
    ...forFirm(request),
    title: 'Consultare fără concluzie',
    message: `Consultarea ${named(request)} s-a încheiat. Motiv: ${reason}`,
  }),
  concluded: (request: Named, uat: string): Message => ({
    ...forFirm(request),
    title: 'Consultare încheiată',
    message: `${uat} a încheiat consultarea ${named(request)}. Concluzia este pe pagina ei.`,
  }),
};
