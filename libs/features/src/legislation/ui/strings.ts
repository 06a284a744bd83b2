import { articleName, paragraphName } from '@psp/contracts/legislation-text';
import type { ActEdition, ACTS_SHOWN } from '@psp/contracts/legislation';
import { formatDate, plural } from '@psp/design-system/format';

const articles = (count: number) => plural(count, { one: 'articol', few: 'articole', other: 'articole' });

const yearAfter = (day: string): string => {
  const [year = '', month, date] = day.split('-');
  return `${Number(year) + 1}-${month}-${month === '02' && date === '29' ? '28' : date}`;
};

/** "26 mai 2016 – 9 septembrie 2022", "din 10 septembrie 2022" */
const period = ({ from, until }: Pick<ActEdition, 'from' | 'until'>): string => {
  if (from === null) return until === null ? 'fără dată' : `până la ${formatDate(until)}`;
  return until === null ? `din ${formatDate(from)}` : `${formatDate(from)} – ${formatDate(until)}`;
};

export const SHOW_LABELS: Record<(typeof ACTS_SHOWN)[number], string> = {
  all: 'Toate actele',
  favourites: 'Favoritele mele',
};

/* Numbers of paragraphs that are named; more are counted. */
const NAMED_MAX = 3;

export const strings = {
  listed: 'Arată',
  title: 'Legislație',
  lead: 'Acte cu articole și alineate, cu formele lor de-a lungul timpului.',
  searchHint: 'Număr, titlu sau cuvinte din text',
  category: 'Categorie',
  anyCategory: 'Toate categoriile',
  count: (total: number) => plural(total, { one: 'act', few: 'acte', other: 'acte' }),
  order: 'În ordinea numărului.',
  emptyTitle: 'Niciun act',
  emptyText: 'Actele apar aici de îndată ce sunt publicate.',
  noMatchTitle: 'Niciun act nu se potrivește',
  noMatchText: 'Încercați alte cuvinte sau ștergeți filtrele.',
  summary: 'Rezumat',
  versions: (count: number) => plural(count, { one: 'formă', few: 'forme', other: 'forme' }),
  since: (from: string | null) => (from ? `în vigoare din ${formatDate(from)}` : ''),
  articles,
  articleCount: (count: number, isSummary: boolean) => {
    if (!isSummary) return articles(count);
    return plural(count, { one: 'articol rezumat', few: 'articole rezumate', other: 'articole rezumate' });
  },
  summaryTitle: 'Este un rezumat, scris cu cuvintele noastre.',
  summaryText: (source: string) => `Textul oficial: ${source}. Înainte de o hotărâre, citiți textul oficial.`,
  source: 'Sursa',
  sourceLink: 'Deschide sursa oficială',
  inForceOn: 'În vigoare la',
  show: 'Arată',
  dayProblem: 'Scrieți ziua întreagă, de exemplu 20.02.2027.',
  editions: 'Formele actului',
  period,
  today: 'forma de azi',
  ahead: 'nu a intrat încă în vigoare',
  notYet: (from: string) => `Actul intră în vigoare la ${formatDate(from)}.`,
  formOn: (day: string, period: string) =>
    `La ${day} este în vigoare forma ${period.startsWith('până') ? 'de ' : ''}${period}.`,
  wayOf: (basis: string) => `Schimbată prin ${basis}.`,
  changedBy: (basis: string) => `prin ${basis}`,
  old: 'Citiți o formă veche.',
  future: 'Citiți o formă care nu a intrat încă în vigoare.',
  toToday: 'Forma de azi',
  contents: 'Articole',
  /* Heading of an article, and its line in the contents. */
  name: (number: string, isSummary: boolean) =>
    number === '' ? (isSummary ? 'Rezumat' : 'Partea de început') : `Articolul ${number}`,
  short: (number: string, isSummary: boolean) =>
    number === '' ? (isSummary ? 'Rezumat' : 'Început') : `Art. ${number}`,
  changedIn: (day: string | null) => (day ? `schimbat în ${day.slice(0, 4)}` : 'schimbat'),
  /* Since when an article has its text. */
  inForceSince: (day: string) => `în vigoare din ${formatDate(day)}`,
  inFormOf: (day: string) => `în forma din ${formatDate(day)}`,
  changedOn: (numbers: readonly string[], day: string) => {
    const when = `la ${formatDate(day)}`;
    if (numbers.length === 0 || numbers.includes('')) return `schimbat ${when}`;
    if (numbers.length > NAMED_MAX) return `${numbers.length} alineate schimbate ${when}`;
    return `alin. ${numbers.map((number) => `(${number})`).join(', ')} ${numbers.length > 1 ? 'schimbate' : 'schimbat'} ${when}`;
  },
  everyLink: 'Fiecare alineat are legătura lui',
  copied: 'Legătura a fost copiată',
  /** "Răspunde Vlad Neagu, Asociația PSP. Se reverifică până la 14 noiembrie 2027." */
  responsible: (owner: string, verifiedOn: string) =>
    `Răspunde ${owner}. Se reverifică până la ${formatDate(yearAfter(verifiedOn))}.`,
  how: 'Cum se arată',
  marked: 'Cu schimbările marcate',
  plain: (isToday: boolean) => (isToday ? 'Numai textul de azi' : 'Numai textul formei'),
  linkTo: (article: string, number: string) => `Legătura la ${paragraphName(article, number)}`,
  articleName,
  paragraphName,
  isChanged: 'Schimbat',
  isNew: 'Alineat nou',
  oldForm: 'Vezi forma veche',
  removedTitle: 'Nu mai sunt în această formă',
  missing: 'Alineatul din legătură nu este în această formă a actului. Poate fi în alta, de mai sus.',
  search: 'Caută în act',
  foundCount: (count: number) =>
    count === 0 ? 'Niciun alineat' : plural(count, { one: 'alineat', few: 'alineate', other: 'alineate' }),
  next: 'Următorul',
};
