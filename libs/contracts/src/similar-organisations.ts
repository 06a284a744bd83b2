/* Without zod, for the pages, the services and the worker. */

import { counted } from './counted.ts';
import { EMPLOYEE_RANGES, type EmployeeRange } from './company-names.ts';
import { FIRM_FIGURES } from './firm-report-words.ts';
import type { UatType } from './organisation-names.ts';
import { daysLabel, hoursLabel, REPORT_FIGURES } from './report-words.ts';

/** Minimum number of other organisations over which a median is shown: one of fewer could be told from it. */
export const SIMILAR_MIN = 5;

/** Groups of similar organisations, the closest first; a wider one is used when a closer one is too small. */
export const SIMILAR_LEVELS = ['closest', 'kind', 'all'] as const;
export type SimilarLevel = (typeof SIMILAR_LEVELS)[number];

/** Figures that are compared. */
export const AUTHORITY_COMPARED = ['requests', 'offersPerRequest', 'daysToAccepted', 'daysToCompleted'] as const;
export type AuthorityCompared = (typeof AUTHORITY_COMPARED)[number];
export const FIRM_COMPARED = ['offers', 'winRate', 'medianHours', 'rating'] as const;
export type FirmCompared = (typeof FIRM_COMPARED)[number];

/** Lower bounds of the bands of population after the first one. */
const BANDS = [3000, 5000, 10_000, 20_000, 50_000] as const;
/** Number of the band of a population, from 0. */
export const bandOf = (population: number): number => BANDS.filter((bound) => population >= bound).length;

const people = new Intl.NumberFormat('ro-RO');
const bandLabel = (band: number): string => {
  const [from, to] = [BANDS[band - 1], BANDS[band]];
  if (from === undefined) return `sub ${people.format(BANDS[0])} de locuitori`;
  return to === undefined
    ? `peste ${people.format(from)} de locuitori`
    : `${people.format(from)}–${people.format(to)} de locuitori`;
};

const UAT_KINDS: Record<UatType, string> = {
  commune: 'comune',
  town: 'orașe',
  municipality: 'municipii',
  county_council: 'consilii județene',
  sector: 'sectoare ale Municipiului București',
  adi: 'asociații de dezvoltare intercomunitară',
};

/** A figure of an organisation and the median of similar ones. */
export interface ComparedFigure {
  own: number | null;
  /** Null when fewer than SIMILAR_MIN others have a value. */
  median: number | null;
  /** Number of other organisations with a value in the group. */
  others: number;
  level: SimilarLevel;
}

export interface AuthorityGroup {
  uatType: UatType | null;
  /** Null when the population is not known. */
  band: number | null;
}

export interface FirmGroup {
  employees: EmployeeRange | null;
}

const authorities = (level: SimilarLevel, { uatType, band }: AuthorityGroup): string => {
  if (level === 'all' || !uatType) return 'instituții de orice fel';
  return level === 'closest' && band !== null ? `${UAT_KINDS[uatType]} cu ${bandLabel(band)}` : UAT_KINDS[uatType];
};

const firms = (level: SimilarLevel, { employees }: FirmGroup): string => {
  if (level === 'all') return 'firme din orice domeniu';
  const size = level === 'closest' && employees ? ` și ${EMPLOYEE_RANGES[employees]}` : '';
  return `firme cu un domeniu comun${size}`;
};

/** A line of the comparison, as the page, the files and the printed report show it. */
export interface ComparedLine {
  name: string;
  own: number | null;
  median: number | null;
  /** The group and its size, or why nothing is shown. */
  similar: string;
  /** Unit of the values, for files in which they are numbers. */
  unit: string;
  format: (value: number) => string;
}

const number = new Intl.NumberFormat('ro-RO', { maximumFractionDigits: 1 });
const plain = (value: number): string => number.format(value);

type Figure = Pick<ComparedLine, 'name' | 'unit' | 'format'>;
const AUTHORITY_LINES: Record<AuthorityCompared, Figure> = {
  requests: { name: REPORT_FIGURES.requests, unit: 'solicitări', format: plain },
  offersPerRequest: { name: REPORT_FIGURES.offersPerRequest, unit: 'oferte', format: plain },
  daysToAccepted: { name: REPORT_FIGURES.toAccepted, unit: 'zile', format: daysLabel },
  daysToCompleted: { name: REPORT_FIGURES.toCompleted, unit: 'zile', format: daysLabel },
};
const FIRM_LINES: Record<FirmCompared, Figure> = {
  offers: { name: FIRM_FIGURES.offers, unit: 'oferte', format: plain },
  winRate: { name: FIRM_FIGURES.winRate, unit: '%', format: (value) => `${plain(value)}%` },
  medianHours: { name: FIRM_FIGURES.response, unit: 'ore', format: hoursLabel },
  rating: { name: 'Nota medie', unit: 'nota, de la 1 la 5', format: plain },
};

const similarText = ({ median, others }: ComparedFigure, group: string): string => {
  if (median !== null) return `${counted(others, 'una', group)}`;
  const known = others === 0 ? 'Nimeni altcineva nu are' : others === 1 ? 'Numai una are' : `Numai ${others} au`;
  return `${known} această cifră. Mediana se arată de la ${SIMILAR_MIN}.`;
};

const linesOf = <Name extends string>(
  names: readonly Name[],
  words: Record<Name, Figure>,
  figures: Record<Name, ComparedFigure>,
  groupOf: (level: SimilarLevel) => string,
): ComparedLine[] =>
  names.map((name) => {
    const figure = figures[name];
    const { own, median, level } = figure;
    return { ...words[name], own, median, similar: similarText(figure, groupOf(level)) };
  });

/** Lines of an authority's comparison. */
export const authorityLines = (
  comparison: AuthorityGroup & { figures: Record<AuthorityCompared, ComparedFigure> },
): ComparedLine[] =>
  linesOf(AUTHORITY_COMPARED, AUTHORITY_LINES, comparison.figures, (level) => authorities(level, comparison));

/** Lines of a firm's comparison. */
export const firmLines = (comparison: FirmGroup & { figures: Record<FirmCompared, ComparedFigure> }): ComparedLine[] =>
  linesOf(FIRM_COMPARED, FIRM_LINES, comparison.figures, (level) => firms(level, comparison));

const dayName = new Intl.DateTimeFormat('ro-RO', { dateStyle: 'long', timeZone: 'UTC' });
const NARROWER = `Unde sunt mai puțin de ${SIMILAR_MIN}, grupul se lărgește, iar sub ${SIMILAR_MIN} nu se arată nimic.`;
const RULE =
  'Mediana este valoarea de la mijloc a celorlalte, fără a dumneavoastră; nu se arată nici cea mai mică, nici cea mai mare.';

/** Words of the comparison. */
export const COMPARED_WORDS = {
  title: 'Față de organizații asemănătoare',
  columns: { figure: 'Cifra', own: 'La dumneavoastră', median: 'Mediana', similar: 'Comparată cu' },
  unit: 'Unitatea',
  uat: `Asemănătoare sunt instituțiile de același fel, cu o populație apropiată, apoi cele de același fel, apoi toate. ${NARROWER} ${RULE}`,
  firma: `Asemănătoare sunt firmele cu un domeniu comun și același număr de angajați, apoi cele cu un domeniu comun, apoi toate. ${NARROWER} ${RULE}`,
  period: (day: string): string =>
    `Cifrele sunt ale ultimelor 12 luni, calculate o dată pe zi, ultima oară pe ${dayName.format(new Date(day))}.`,
  notYet: 'Comparația se calculează o dată pe zi. Pentru organizația dumneavoastră apare cel târziu mâine.',
};
