/** Notifications about requests, each with the screen it opens. */
export const MESSAGES = {
  newOpportunity: (request: Named, uat: string) => ({
    title: 'Oportunitate nouă',
    message: `${uat} caută oferte pentru „${request.title}” (${request.number}).`,
    href: `/firma/opportunities/${request.id}`,
  }),
  requestSent: (request: Named, uat: string) => ({
    title: 'Solicitare trimisă',
    message: `${uat} a trimis „${request.title}” (${request.number}).`,
    href: `/admin/service-requests/${request.id}`,
  }),
  requestChanged: (request: Named, uat: string) => ({
    title: 'Reconfirmați oferta',
    message: `${uat} a modificat „${request.title}” (${request.number}). Oferta dvs. trebuie reconfirmată.`,
    href: `/firma/opportunities/${request.id}`,
  }),
  offersOpened: (request: Named, uat: string) => ({
    title: 'Ofertele au fost deschise',
    message: `${uat} a deschis ofertele la „${request.title}” (${request.number}).`,
    href: `/firma/opportunities/${request.id}`,
  }),
  cancelledForFirma: (request: Named, reason: string) => ({
    title: 'Solicitare anulată',
    message: `„${request.title}” (${request.number}) a fost anulată. Motiv: ${reason}`,
    href: `/firma/opportunities/${request.id}`,
  }),
  cancelledForUat: (request: Named, reason: string) => ({
    title: 'Solicitare anulată',
    message: `„${request.title}” (${request.number}) a fost anulată. Motiv: ${reason}`,
    href: `/uat/service-requests/${request.id}`,
  }),
  deadlinePassed: (request: Named) => ({
    title: 'Termenul a trecut',
    message: `Termenul de depunere la „${request.title}” (${request.number}) a trecut. Alegeți o ofertă sau anulați solicitarea.`,
    href: `/uat/service-requests/${request.id}`,
  }),
  expired: (request: Named) => ({
    title: 'Solicitare fără rezultat',
    message: `„${request.title}” (${request.number}) s-a încheiat fără rezultat. O puteți copia într-o ciornă nouă.`,
    href: `/uat/service-requests/${request.id}`,
  }),
};

interface Named {
  id: string;
  number: string;
  title: string;
}

/** Reason that firms read on offers ended by a cancelled request. */
export const cancelledBecause = (reason: string): string => `Solicitarea a fost anulată: ${reason}`;
