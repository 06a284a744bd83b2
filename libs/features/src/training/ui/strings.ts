import type { TRAINING_DATES, TRAINING_PRICES, TrainingItem } from '@psp/contracts/training';
import { formatClock, formatDate, formatNumber, formatShortDate, plural } from '@psp/design-system/format';

const seats = (count: number) => plural(count, { one: 'loc', few: 'locuri', other: 'locuri' });
const hours = (count: number) => {
  const isWhole = Number.isInteger(count);
  return isWhole ? plural(count, { one: 'oră', few: 'ore', other: 'ore' }) : `${formatNumber(count)} ore`;
};

/** "8 decembrie 2026, 14:00–18:00" */
const sitting = ({ startsAt, endsAt }: TrainingItem['sittings'][number]) =>
  `${formatDate(startsAt)}, ${formatClock(startsAt)}–${formatClock(endsAt)}`;

/** "8 dec., 14:00–18:00" */
const shortSitting = ({ startsAt, endsAt }: TrainingItem['sittings'][number]) =>
  `${formatShortDate(startsAt)}, ${formatClock(startsAt)}–${formatClock(endsAt)}`;

export const PRICE_LABELS: Record<(typeof TRAINING_PRICES)[number], string> = {
  free: 'Gratuit',
  'to-1500': 'Cel mult 1.500 lei',
  'to-2500': 'Cel mult 2.500 lei',
};
export const DATE_LABELS: Record<keyof typeof TRAINING_DATES, string> = {
  month: 'În 30 de zile',
  quarter: 'În 90 de zile',
};

export const strings = {
  title: 'Cursuri',
  lead: {
    uat: 'Membrii plătesc cu 15–20% mai puțin. Prețul îngroșat este al instituției dvs.',
    firma: 'Cursuri pentru administrația publică. Membrii asociației plătesc cu 15–20% mai puțin.',
  },
  searchHint: 'Titlu, temă sau furnizor',
  ...{ category: 'Categorie', format: 'Format', level: 'Nivel', price: 'Preț', county: 'Județ', date: 'Data' },
  ...{ anyFormat: 'Toate formatele', anyLevel: 'Toate nivelurile' },
  ...{ anyPrice: 'Orice preț', anyCounty: 'Toate județele', anyDate: 'Oricând' },
  count: (total: number) => plural(total, { one: 'curs', few: 'cursuri', other: 'cursuri' }),
  all: 'Toate',
  chosen: 'Cursul ales',
  order: 'În ordinea datei.',
  emptyTitle: 'Niciun curs programat',
  emptyText: 'Cursurile noi apar aici de îndată ce sunt publicate.',
  noMatchTitle: 'Niciun curs nu se potrivește',
  noMatchText: 'Încercați alte cuvinte sau ștergeți filtrele.',
  free: 'Gratuit',
  discount: (percent: number) => `−${percent}%`,
  discountFull: (percent: number) => `reducere pentru membri de ${percent}%`,
  fullPrice: 'Preț întreg',
  memberPrice: (price: string) => `${price} pentru membri`,
  hours,
  sitting,
  shortSitting,
  sittings: ({ sittings: [first, ...rest] }: Pick<TrainingItem, 'sittings'>) => {
    if (!first) return '';
    const more = plural(rest.length, { one: 'sesiune', few: 'sesiuni', other: 'sesiuni' });
    return rest.length > 0 ? `${sitting(first)} și încă ${more}` : sitting(first);
  },
  seats: ({ seats: all, free }: Pick<TrainingItem, 'seats' | 'free'>) => `${free} din ${seats(all)} libere`,
  full: (waiting: number) => (waiting > 0 ? `Complet, ${waiting} pe listă` : 'Complet'),
  reviews: (count: number) => plural(count, { one: 'recenzie', few: 'recenzii', other: 'recenzii' }),
  noReviews: 'Fără recenzii încă',
  reviewsTerm: 'Recenzii ale absolvenților',
  certificate: 'Certificat',
  certificateLong: 'Certificat cu cod de verificare',
  cancelled: 'Cursul a fost anulat',
  facts: 'Pe scurt',
  terms: {
    ...{ provider: 'Furnizor', when: 'Când', duration: 'Durată', place: 'Loc', level: 'Nivel', seats: 'Locuri' },
    ...{ closes: 'Înscrieri până la', certificate: 'Certificat', online: 'Legătura întâlnirii', number: 'Număr' },
    ...{ price: 'Preț', firm: 'Propus de', taken: 'Locuri ocupate', starts: 'Începe', status: 'Stare' },
  },
  about: 'Despre curs',
  curriculum: 'Ce se învață',
  instructor: 'Cine predă',
  onlineAfter: 'Legătura se vede după confirmarea locului.',
};

/** Words of the form and of the pages on which courses are prepared and proposed. */
export const editing = {
  fields: {
    title: 'Titlul',
    description: 'Despre curs',
    provider: 'Cine ține cursul',
    hours: 'Durata, în ore',
    price: 'Prețul întreg',
    priceHint: '0 pentru un curs gratuit.',
    discount: 'Reducerea membrilor',
    discountHint: 'De la 15 la 20%.',
    sittings: 'Sesiunile',
    closesAt: 'Înscrieri până la',
    place: 'Locul',
    placeHint: 'Adresa, sau „Online”.',
    onlineUrl: 'Legătura întâlnirii',
    onlineUrlHint: 'O văd numai cei cu loc confirmat.',
    seats: 'Locuri',
    curriculum: 'Ce se învață',
    addPoint: 'Adaugă un punct',
    point: (number: number) => `Punctul ${number}`,
    instructorName: 'Cine predă',
    instructorAbout: 'Despre cine predă',
    hasCertificate: 'Se dă certificat',
    completionShare: 'Sesiuni la care trebuie să fiți prezent',
  },
  ...{ lei: 'lei', percent: '%' },
  none: 'Alegeți',
  missing: {
    title: 'Scrieți titlul.',
    category: 'Alegeți categoria.',
    format: 'Alegeți formatul.',
    level: 'Alegeți nivelul.',
    hours: 'Scrieți numărul de ore.',
    price: 'Scrieți prețul; 0 pentru un curs gratuit.',
    discount: 'Scrieți reducerea, de la 15 la 20%.',
    seats: 'Scrieți numărul de locuri.',
    closesAt: 'Alegeți ultima zi de înscriere.',
    completionShare: 'Scrieți procentul.',
  },
  columns: { course: 'Cursul', starts: 'Începe', taken: 'Locuri ocupate' },
  status: 'Stare',
  allStatuses: 'Toate stările',
  taken: ({ taken, seats: all }: { taken: number; seats: number }) => `${taken} din ${all}`,
  reason: { rejected: 'Propunerea a fost respinsă', cancelled: 'Cursul a fost anulat' },
  newest: 'Cel mai nou este primul.',
  noMatchTitle: 'Niciun curs nu se potrivește',
  noMatchText: 'Alegeți altă stare sau alte cuvinte.',
};
