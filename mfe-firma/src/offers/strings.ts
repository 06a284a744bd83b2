import { serverNow } from '@psp/auth/session/server-clock';
import { formatDate, formatLei, formatRelative, plural } from '@psp/design-system/format';

export const days = (count: number) => plural(count, { one: 'zi', few: 'zile', other: 'zile' });

/** Messages for the fields that must be filled before an offer can be submitted. */
export const MISSING = {
  price: 'Introduceți prețul fără TVA.',
  deliveryDays: 'Introduceți numărul de zile până la predare.',
  validUntil: 'Alegeți data până la care este valabilă oferta.',
  method: 'Descrieți metoda de lucru.',
};

export const strings = {
  title: 'Ofertele mele',
  lead: 'Toate ofertele firmei, de la ciorne la cele decise.',
  searchHint: 'Titlul sau numărul solicitării',
  status: 'Stare',
  allStatuses: 'Toate stările',
  sort: 'Ordine',
  count: (total: number) => plural(total, { one: 'ofertă', few: 'oferte', other: 'oferte' }),
  priceOf: (price: string) => `${price} fără TVA`,
  deadlineOf: (when: string) => `termen ${when}`,
  changedOf: (when: string) => `modificată ${when}`,
  openProject: 'Deschide proiectul',
  noPrice: 'fără preț încă',
  open: 'În curs',
  decided: 'Decise (acceptate sau respinse)',
  category: 'Domeniu',
  allCategories: 'Toate domeniile',
  from: (day: string) => `Depuse din ${formatDate(day)}`,
  to: (day: string) => `Depuse până la ${formatDate(day)}`,
  emptyTitle: 'Nu ați scris încă nicio ofertă',
  emptyText:
    'Alegeți o oportunitate potrivită și scrieți prima ofertă. O puteți lăsa ciornă cât doriți, până la termen.',
  emptyAction: 'Vezi oportunitățile',
  noMatchTitle: 'Nicio ofertă nu se potrivește',
  noMatchText: 'Încercați alte cuvinte sau toate stările.',
};

export const panel = {
  write: 'Scrie autorității',
  title: 'Oferta dvs.',
  none: 'Nu ați scris încă o ofertă la această solicitare.',
  noneClosed: 'Nu ați depus o ofertă la această solicitare.',
  edit: 'Continuă oferta',
  reconfirm: 'Verifică și reconfirmă',
  renew: 'Reînnoiește oferta',
  revise: 'Modifică oferta',
  pdf: 'Descarcă oferta ca PDF',
  pdfDraft: 'Descarcă ciorna ca PDF',
  versions: 'Versiuni anterioare',
  versionOf: (when: string) => `Depusă la ${when}`,
  price: 'Preț fără TVA',
  vat: 'TVA',
  lines: 'Poziții',
  priceWithVat: 'Preț cu TVA',
  delivery: 'Livrare',
  validUntil: 'Valabilă până la',
  method: 'Metoda de lucru',
  team: 'Echipa',
  submittedAt: 'Depusă',
  revision: 'Răspunde la versiunea',
  revisionNow: (answered: number, revision: number) => `${answered} (solicitarea este la versiunea ${revision})`,
  place: 'După preț',
  placeOf: (place: number, of: number) => (of === 1 ? 'Singura ofertă' : `Locul ${place} din ${of}`),
  others: 'Celelalte oferte',
  range: (lowest: string, highest: string) =>
    lowest === highest ? `${lowest} fără TVA` : `între ${lowest} și ${highest}, fără TVA`,
  declineReason: 'Motivul respingerii',
  acceptReason: 'Motivul alegerii',
  endReason: 'Motivul',
  missing: '—',
  withdraw: 'Retrage oferta',
  withdrawTitle: 'Retrageți oferta?',
  withdrawText: 'Autoritatea nu va mai vedea această ofertă. Până la termen puteți scrie alta.',
  withdrawn: 'Oferta a fost retrasă',
  discard: 'Șterge ciorna',
  discardTitle: 'Ștergeți ciorna?',
  discardText: 'Textul ofertei se pierde definitiv. Autoritatea nu l-a văzut.',
  discarded: 'Ciorna a fost ștearsă',
};

const markText = (mark: number | null): string => (mark === null ? 'fără notă' : String(mark));

export const points = {
  title: 'Puncte pe criterii',
  what: 'Criteriu',
  own: 'A dvs.',
  best: 'Locul 1',
  chosen: 'Aleasă',
  criterion: (name: string, weight: number) => `${name}, din ${weight}`,
  total: 'Total, din 100',
  place: 'Locul',
  placeOf: (place: number, of: string) => `${place} din ${of}`,
  changes: 'Schimbat după deschidere',
  weights: (from: string, to: string) => `ponderile ${from} → ${to}`,
  mark: (own: boolean, from: number | null, to: number | null) =>
    `${own ? 'nota metodei dvs.' : 'nota metodei altei oferte'} ${markText(from)} → ${markText(to)}`,
  reason: (text: string) => `Motivul: ${text}`,
};

export const editor = {
  crumb: 'Oferta',
  title: 'Scrieți oferta',
  titleConfirm: 'Reconfirmați oferta',
  for: (number: string, title: string) => `pentru ${number}, ${title}`,
  until: (when: string) => `Se depune până la ${when}`,
  step1: 'Pasul 1 din 2: oferta',
  step2: 'Pasul 2 din 2: verificare și depunere',
  price: 'Preț fără TVA',
  priceHint: 'Prețul întreg, în lei, fără TVA.',
  vat: 'Cota de TVA',
  vatOption: (rate: number) => `${rate}%`,
  withVat: 'Preț cu TVA',
  withVatNone: 'se calculează din preț și cotă',
  delivery: 'Zile până la predare',
  deliveryHint: 'Zile calendaristice de la acceptarea ofertei.',
  daysSuffix: 'zile',
  valid: 'Oferta este valabilă până la',
  validHint: (deadline: string) => `Cel puțin până la termenul de depunere, ${deadline}.`,
  method: 'Metoda de lucru',
  methodHint: 'Cum veți îndeplini cerințele: etape, livrabile, instruire, garanții.',
  team: 'Echipa',
  teamHint: 'Cine lucrează și cu ce experiență.',
  requestTitle: 'Ce se cere',
  save: 'Salvează ciorna',
  saveChanges: 'Salvează modificările',
  check: 'Continuă la verificare',
  back: 'Modifică oferta',
  submit: 'Depune oferta',
  reconfirm: 'Reconfirmă oferta',
  unaffected: 'Nimic nu mă afectează, reconfirmă',
  confirmTitle: 'Depuneți oferta?',
  reconfirmTitle: 'Reconfirmați oferta?',
  confirmText: (price: string, until: string) =>
    `Depuneți oferta de ${price} fără TVA. Rămâne sigilată până când autoritatea deschide ofertele, după ${until} sau mai devreme; până la termen o puteți modifica, iar până la deschidere o puteți retrage.`,
  titleRevise: 'Modificați oferta depusă',
  revise: 'Depune versiunea nouă',
  reviseTitle: 'Depuneți versiunea nouă?',
  reviseText: (price: string, until: string) =>
    `Oferta de ${price} fără TVA o înlocuiește pe cea depusă. Autoritatea vede numai ultima versiune, după deschidere; o puteți modifica până la ${until}, dacă ofertele nu sunt deschise mai devreme.`,
  nothingNew: 'Nu ați modificat încă nimic din oferta depusă.',
  revised: 'Versiunea nouă a fost depusă',
  reviseLead: 'Oferta depusă rămâne neschimbată până depuneți versiunea nouă.',
  submitted: 'Oferta a fost depusă',
  saved: 'Textul a fost salvat',
  required: 'Toate câmpurile sunt obligatorii, în afară de cele opționale',
  changedTitle: (revision: number) => `Solicitarea are o versiune nouă (${revision})`,
  changedText: (answered: number) =>
    `Oferta dvs. a fost scrisă pentru versiunea ${answered}. Citiți ce s-a schimbat, modificați oferta dacă este nevoie și reconfirmați-o.`,
  restoredTitle: 'Am adus textul nesalvat de pe acest dispozitiv',
  restoredText:
    'Este mai nou decât ciorna de pe server. Se salvează la prima modificare sau când apăsați „Salvează ciorna”.',
  closedText: 'Oferta nu mai poate fi depusă. Tot ce ați scris rămâne păstrat mai jos.',
  notAllowedTitle: 'Oferta nu poate fi modificată acum',
  notAllowedText: 'Oferta a fost deja depusă ori rolul dvs. nu permite modificarea ei.',
  toOpportunity: 'Înapoi la oportunitate',
};

/** Save line of a submitted offer that is being revised. */
export const revising = {
  clean: editor.reviseLead,
  unsaved:
    'Modificările sunt păstrate pe acest dispozitiv. Oferta depusă rămâne neschimbată până depuneți versiunea nouă.',
};

const CHANGED = 'Oferta a fost modificată între timp';

export const saving = {
  clean: 'Textul se salvează pe măsură ce scrieți.',
  unsaved: 'Modificări nesalvate…',
  saving: 'Se salvează…',
  saved: (at: Date) => `Text salvat, ${formatRelative(at.toISOString(), serverNow())}`,
  local: 'Păstrat pe acest dispozitiv. Se salvează pe server după ce corectați câmpul marcat.',
  failed: (why: string) => `Nu am putut salva pe server; textul este păstrat pe acest dispozitiv. ${why}`,
  stale: CHANGED,
  retry: 'Încearcă din nou',
};

/** Save line of the review step. */
export const checking = { clean: 'Textul este salvat.' };

export const conflict = {
  title: CHANGED,
  lead: 'Nimic nu s-a pierdut. Comparați cele două variante și alegeți cu care continuați.',
};

/** Formats an amount in lei. Null and NaN, a typed text that is not a number, give the word for a missing value. */
export const lei = (value: number | null) => (Number.isFinite(value) ? formatLei(Number(value)) : panel.missing);
