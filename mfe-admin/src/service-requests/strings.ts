import type { RequestOutcome } from '@psp/contracts/dashboards';
import { plural } from '@psp/design-system/format';

export const strings = {
  lead: 'Solicitările trimise de autorități, întâi cele mai noi. Ciornele rămân private.',
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
  auditTitle: 'Parcursul solicitării',
  entries: (count: number) => plural(count, { one: 'înregistrare', few: 'înregistrări', other: 'înregistrări' }),
  noEntries: 'Nu există încă nicio înregistrare.',
  when: 'Când',
  who: 'Cine',
  what: 'Ce',
  change: 'Din starea → în starea',
  toState: 'în',
  why: 'Motiv',
  system: 'Portalul',
  cancel: 'Anulează solicitarea',
  cancelTitle: (number: string) => `Anulați solicitarea ${number}?`,
  cancelText:
    'Autoritatea și firmele care au răspuns sunt anunțate, împreună cu motivul. Anularea nu poate fi retrasă.',
  reason: 'Motivul anulării',
  reasonHint: 'Îl citesc autoritatea și firmele.',
  cancelled: 'Solicitarea a fost anulată',
};

/** Labels of states that have none in the contracts. */
export const OTHER_STATES: Record<string, Record<string, string>> = {
  question: { open: 'Fără răspuns', answered: 'Cu răspuns' },
  'consultation-answer': { submitted: 'Trimis', withdrawn: 'Retras' },
  review: { hidden: 'Ascunsă', published: 'Publicată', replied: 'Cu răspuns' },
};
