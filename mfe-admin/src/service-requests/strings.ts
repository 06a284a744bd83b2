import type { RequestOutcome } from '@psp/contracts/dashboards';
import type { RequestOrder } from '@psp/contracts/overseen';
import { plural } from '@psp/design-system/format';

export const strings = {
  lead: 'Solicitările trimise de autorități. Ciornele rămân private, iar ofertele, sigilate până la deschidere.',
  searchHint: 'Număr, titlu sau autoritate',
  outcome: 'Rezultat',
  anyOutcome: 'Orice rezultat',
  outcomes: {
    offers: 'Cu oferte deschise',
    active: 'Cu proiect activ',
    completed: 'Cu proiect finalizat',
    reviews: 'Cu recenzii publicate',
  } satisfies Record<RequestOutcome, string>,
  status: 'Stare',
  allStatuses: 'Toate stările',
  count: (total: number) => plural(total, { one: 'solicitare', few: 'solicitări', other: 'solicitări' }),
  noMatchTitle: 'Nicio solicitare nu se potrivește',
  noMatchText: 'Încercați alte cuvinte sau toate stările.',
  emptyTitle: 'Nicio solicitare încă',
  emptyText: 'Solicitările apar aici după ce o autoritate trimite prima.',
  title: 'Titlu',
  authority: 'Autoritate',
  category: 'Domeniu',
  offers: 'Primite',
  sealed: 'sigilate',
  sent: 'Trimisă',
  sentAt: (moment: string) => `Trimisă la ${moment}`,
  deadline: 'Termen',
  orders: { newest: 'Întâi cele mai noi', deadline: 'Întâi termenele cele mai vechi' } satisfies Record<
    RequestOrder,
    string
  >,
  auditTitle: 'Parcursul solicitării',
  facts: 'Solicitarea',
  county: 'Județ',
  budget: 'Buget, fără TVA',
  opened: 'Oferte deschise',
  cancelReason: 'Motivul anulării',
  firm: 'Firma aleasă',
  project: 'Proiect',
  seeProject: 'Vedeți proiectul',
  offersOf: 'Oferte',
  seeOffers: 'Vedeți ofertele deschise',
  remind: 'Amintește autorității',
  remindTitle: (number: string) => `Amintiți autorității de ${number}?`,
  remindAbout: 'Termenul a trecut, iar autoritatea nu a ales și nu a anulat. Primește o notificare și un e-mail.',
  remindFirms: 'Amintește firmelor să reconfirme',
  remindFirmsTitle: (number: string) => `Amintiți firmelor de ${number}?`,
  remindFirmsAbout:
    'Solicitarea a fost modificată. Textul ajunge la firmele care au de reconfirmat oferta; ofertele fiind sigilate, portalul nu spune câte sunt și nici dacă sunt.',
  cancel: 'Anulează solicitarea',
  cancelTitle: (number: string) => `Anulați solicitarea ${number}?`,
  cancelText:
    'Autoritatea și firmele care au răspuns sunt anunțate, împreună cu motivul. Anularea nu poate fi retrasă.',
  cancelled: 'Solicitarea a fost anulată',
};
