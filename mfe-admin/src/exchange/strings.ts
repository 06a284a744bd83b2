import type { ExchangeStatus } from '@psp/contracts/exchange-names';
import { formatNumber, plural } from '@psp/design-system/format';

export const strings = {
  lead: 'Proiectele pe care primăriile le arată celorlalte. Se publică fără aprobare; ciornele le vede numai autorul.',
  searchHint: 'Număr, titlu, text sau autoritate',
  status: 'Stare',
  allStatuses: 'Toate stările',
  reported: 'Semnalate, de decis',
  stage: 'Etapa',
  allStages: 'Toate etapele',
  county: 'Județ',
  allCounties: 'Toate județele',
  count: (total: number) => plural(total, { one: 'proiect', few: 'proiecte', other: 'proiecte' }),
  newestFirst: 'Întâi cele publicate cel mai recent.',
  emptyTitle: 'Niciun proiect încă',
  emptyText: 'Proiectele apar aici după ce primăriile le publică în schimb.',
  noMatchTitle: 'Niciun proiect nu se potrivește',
  noMatchText: 'Încercați alte cuvinte sau scoateți un filtru.',
  none: '–',
  columns: {
    status: 'Stare',
    title: 'Titlu',
    authority: 'Autoritate',
    stage: 'Etapa',
    adoptions: 'Preluări',
    publishedAt: 'Publicat',
  },
  isReported: (total: number) => plural(total, { one: 'semnalare', few: 'semnalări', other: 'semnalări' }),
  nextOne: 'Următorul proiect',
  reasonOf: (status: ExchangeStatus) =>
    status === 'removed' ? 'Motivul transmis autorului' : 'De ce l-a retras autorul',
  facts: 'Proiectul',
  authority: 'Autoritatea',
  domain: 'Domeniul',
  population: 'Locuitori',
  cost: 'Cost, fără TVA',
  firm: 'Firma',
  contact: 'Persoana de contact',
  followers: 'Urmăriri',
  publicPage: 'Pagina publică',
  openPublic: 'Vezi cum apare',
  text: 'Conținutul proiectului',
  what: 'Ce este',
  why: 'De ce',
  costs: 'Costuri',
  hiddenCosts: 'Autorul nu arată costurile.',
  planned: (amount: string) => `prevăzut ${amount}`,
  paid: (amount: string) => `plătit ${amount}`,
  steps: 'Pașii',
  lessons: 'Ce am învățat',
  pictures: 'Imagini',
  files: 'Fișiere',
  questions: 'Întrebări',
  firstOf: (shown: number, total: number) =>
    `primele ${formatNumber(shown)} din ${formatNumber(total)}, întâi cele semnalate`,
  isRemoved: 'Scoasă de asociație',
  askedBy: (who: string, when: string) => `${who}, ${when}`,
  answeredBy: (who: string | null, when: string) => `Răspuns${who ? ` de ${who}` : ''}, ${when}`,
  about: (label: string, question: string) => `${label}: ${question}`,
};

/** State of a project and what may be decided. */
export const STANDING = {
  draft: { title: 'Proiectul este o ciornă.', text: '' },
  reported: {
    title: 'Semnalările așteaptă decizia dvs.',
    text: 'Puteți păstra proiectul, îl puteți scoate din schimb sau puteți scoate numai o întrebare, mai jos.',
  },
  published: {
    title: 'Proiectul este public.',
    text: 'Îl puteți scoate din schimb, cu un motiv pe care îl citește autorul.',
  },
  withdrawn: { title: 'Autorul a retras proiectul.', text: 'Nu îl mai vede nimeni altcineva.' },
  removed: {
    title: 'Proiectul este scos din schimb.',
    text: 'Îl puteți pune la loc, dacă motivul nu mai este valabil.',
  },
} as const;

/** Texts of each decision: button, shortcut, dialog and toast. */
export const DECISIONS = {
  keep: {
    label: 'Păstrează proiectul',
    key: { letter: 'P', does: 'păstrează proiectul' },
    asks: (title: string) => `Păstrați proiectul: ${title}?`,
    text: 'Toate semnalările se închid: proiectul și întrebările rămân publice. Motivul îl citește cine a semnalat.',
    reason: { hint: 'Îl citește cine a semnalat.' },
    done: 'Proiectul rămâne publicat',
  },
  remove: {
    label: 'Scoate din schimb',
    key: { letter: 'S', does: 'scoate din schimb' },
    asks: (title: string) => `Scoateți din schimb: ${title}?`,
    text: 'Membrii și vizitatorii nu îl mai văd de acum. Ciornele făcute din el rămân. Autorul citește motivul și poate contesta o dată.',
    reason: { hint: 'Îl citește autorul. Spuneți ce regulă este încălcată.' },
    done: 'Proiectul a fost scos din schimb',
  },
  restore: {
    label: 'Pune la loc',
    key: { letter: 'L', does: 'pune la loc' },
    asks: (title: string) => `Puneți la loc: ${title}?`,
    text: 'Membrii și vizitatorii îl văd din nou.',
    reason: { hint: 'Rămâne în istoric.' },
    done: 'Proiectul este din nou în schimb',
  },
} as const;

/** Texts of the decisions on a question. */
export const QUESTION_DECISIONS = {
  remove: {
    label: 'Scoate întrebarea',
    title: 'Scoateți întrebarea?',
    explains: 'Nimeni nu o mai vede, nici răspunsul ei. Cine a întrebat citește motivul și poate contesta o dată.',
    reason: { hint: 'Îl citește cine a întrebat.' },
    done: 'Întrebarea a fost scoasă',
  },
  restore: {
    label: 'Pune întrebarea la loc',
    title: 'Puneți întrebarea la loc?',
    explains: 'Se vede din nou, împreună cu răspunsul ei.',
    reason: { hint: 'Rămâne în istoric.' },
    done: 'Întrebarea se vede din nou',
  },
} as const;
