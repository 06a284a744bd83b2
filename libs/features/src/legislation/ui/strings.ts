import { articleName, paragraphName } from '@psp/contracts/legislation-text';
import type { ActEdition } from '@psp/contracts/legislation';
import { formatDate, plural } from '@psp/design-system/format';

const articles = (count: number) => plural(count, { one: 'articol', few: 'articole', other: 'articole' });

/** "26 mai 2016 – 9 septembrie 2022", "din 10 septembrie 2022" */
const period = ({ from, until }: Pick<ActEdition, 'from' | 'until'>): string => {
  if (from === null) return until === null ? 'fără dată' : `până la ${formatDate(until)}`;
  return until === null ? `din ${formatDate(from)}` : `${formatDate(from)} – ${formatDate(until)}`;
};

export const strings = {
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
  changedBy: (basis: string) => `prin ${basis}`,
  old: 'Citiți o formă veche.',
  future: 'Citiți o formă care nu a intrat încă în vigoare.',
  toToday: 'Forma de azi',
  contents: 'Articole',
  /* Heading of an article, and its line in the contents. */
  heading: (number: string, title: string, isSummary: boolean) => {
    const name = number === '' ? (isSummary ? 'Rezumat' : 'Partea de început') : `Articolul ${number}`;
    return title ? `${name}. ${title}` : name;
  },
  short: (number: string, isSummary: boolean) =>
    number === '' ? (isSummary ? 'Rezumat' : 'Început') : `Art. ${number}`,
  changed: 'schimbat',
  added: 'nou',
  how: 'Cum se arată',
  marked: 'Cu schimbările marcate',
  plain: 'Numai textul',
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
