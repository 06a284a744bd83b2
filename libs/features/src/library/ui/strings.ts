import type { LIBRARY_ORDERS, LIBRARY_SHOWN, TextState } from '@psp/contracts/library-names';
import { formatDate, formatRating, plural } from '@psp/design-system/format';

export const ORDER_LABELS: Record<(typeof LIBRARY_ORDERS)[number], string> = {
  newest: 'Cele mai noi',
  downloads: 'Cele mai descărcate',
  views: 'Cele mai citite',
};

export const SHOW_LABELS: Record<(typeof LIBRARY_SHOWN)[number], string> = {
  all: 'Toate documentele',
  favourites: 'Favoritele mele',
};

/** What readers are told of a file whose text is not searched. */
export const TEXT_NOTES: Partial<Record<TextState, string>> = {
  waiting: 'textul se citește',
  scanned: 'scanat, cuvintele lui nu se caută',
  encrypted: 'cu parolă, cuvintele lui nu se caută',
  broken: 'stricat, cuvintele lui nu se caută',
  too_large: 'prea lung, cuvintele lui nu se caută',
};

export const strings = {
  askAssistant: 'Întreabă asistentul',
  searchAll: 'Caută în tot',
  lead: {
    uat: 'Ghiduri, modele și liste de verificare pentru primării.',
    firma: 'Ghiduri, modele și studii pentru cei care lucrează cu primăriile.',
  },
  searchHint: 'Titlu, etichetă sau cuvinte din text',
  type: 'Tip',
  category: 'Domeniu',
  anyCategory: 'Toate domeniile',
  show: 'Arată',
  order: 'Ordine',
  all: 'Toate',
  count: (total: number) => plural(total, { one: 'document', few: 'documente', other: 'documente' }),
  emptyTitle: 'Niciun document',
  emptyText: 'Documentele noi apar aici de îndată ce sunt publicate.',
  noMatchTitle: 'Niciun document nu se potrivește',
  noMatchText: 'Încercați alte cuvinte sau ștergeți filtrele.',
  views: (count: number) => plural(count, { one: 'vizualizare', few: 'vizualizări', other: 'vizualizări' }),
  downloads: (count: number) => plural(count, { one: 'descărcare', few: 'descărcări', other: 'descărcări' }),
  reading: (minutes: number) => `${plural(minutes, { one: 'minut', few: 'minute', other: 'minute' })} de citit`,
  summary: {
    title: 'Rezumat',
    show: 'Arată rezumatul',
    hide: 'Ascunde rezumatul',
    making: 'Se alcătuiește…',
    /* By rule: sentences are chosen, nothing is written. */
    about:
      'Alcătuit automat din propozițiile documentului, alese după reguli. Nu înlocuiește textul; fiecare duce la locul ei.',
    none: 'Documentul nu are propoziții care să poată fi alese pentru un rezumat.',
    lead: 'Începutul documentului',
  },
  content: 'Conținut',
  contents: 'Cuprins',
  files: 'Fișiere',
  showFile: 'Deschide în browser',
  readFile: 'Citește textul',
  fileTextCut: 'Textul este mai lung. Restul este în fișier.',
  closeFile: 'Închide',
  fill: 'Completează cu datele instituției',
  downloadEmpty: (facts: string) => `Descarcă gol (${facts})`,
  recording: 'Înregistrarea',
  openRecording: 'Deschide înregistrarea',
  related: 'Înrudite',
  chosen: 'ales de asociație',
  alike: 'pe aceeași temă',
  responsible: (name: string) => `Răspunde ${name}.`,
  verification: 'Verificare',
  notVerified: 'Documentul nu are încă o dată a verificării.',
  versions: 'Versiuni',
  version: (number: number) => `Versiunea ${number}`,
  now: 'Acum',
  first: 'Prima publicare.',
  open: 'Deschide',
  reviews: 'Recenzii',
  rating: (rating: number, count: number) =>
    `${formatRating(rating)} din 5 (${plural(count, { one: 'recenzie', few: 'recenzii', other: 'recenzii' })})`,
  noReviews: 'Fără recenzii încă. Scriu cei care au deschis documentul.',
  reviewedBy: (organisation: string, isYou: boolean, day: string) =>
    `${isYou ? `${organisation}, dvs.` : organisation}, ${formatDate(day)}`,
  openVersion: (number: number) => `Deschide versiunea ${number}`,
  oldTitle: (number: number) => `Citiți versiunea ${number}, care a fost înlocuită.`,
  toPresent: 'Deschide versiunea de acum',
};
