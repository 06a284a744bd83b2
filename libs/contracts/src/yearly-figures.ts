/* Without zod, for the pages, the services and the open data. */

import { NETWORK_DEFINITIONS as how, NETWORK_FIGURE_LABELS as named } from './network-report-words.ts';

/** Minimum number of organisations behind a published figure: of fewer, one could be recognised. */
export const YEARLY_MIN = 5;

/** Greatest shares of a figure, in percent. Above them its largest contributors could be recognised, or work out each other's part. */
export interface Dominance {
  /** Of one organisation. */
  one: number;
  /** Of the two largest together. */
  two: number;
}
/** The (n, k) rule of statistical offices, for the published figures. */
export const YEARLY_DOMINANCE: Dominance = { one: 85, two: 95 };

/** Figures of a year, with unit and definition; the period of the network's definitions is the year. */
const YEARLY_MEASURES = {
  authorities: {
    label: 'Autorități membre',
    unit: 'autorități',
    definition: 'Autorități aprobate până la sfârșitul anului și active la data calculului.',
  },
  firms: {
    label: 'Firme partenere',
    unit: 'firme',
    definition: 'Firme aprobate până la sfârșitul anului și active la data calculului.',
  },
  requests: {
    label: named.requests,
    unit: 'solicitări',
    definition: how.requests,
  },
  offers: {
    label: 'Oferte deschise',
    unit: 'oferte',
    definition:
      'Oferte depuse în an la solicitări ale căror oferte au fost deschise. Ofertele sigilate nu sunt numărate.',
  },
  projects: {
    label: 'Proiecte finalizate',
    unit: 'proiecte',
    definition: 'Proiecte recepționate în an, după județul solicitării.',
  },
  value: {
    label: 'Valoarea proiectelor finalizate',
    unit: 'lei fără TVA',
    definition: 'Suma prețurilor ofertelor acceptate ale proiectelor finalizate în an, fără TVA.',
  },
  firstOffer: { label: named.firstOffer, unit: 'ore', definition: how.firstOffer },
  offersPerRequest: { label: named.offersPerRequest, unit: 'oferte', definition: how.offersPerRequest },
  acceptance: { label: named.acceptance, unit: '%', definition: how.acceptance },
  rating: { label: named.rating, unit: 'nota, de la 1 la 5', definition: how.rating },
  downloads: { label: named.downloads, unit: 'descărcări', definition: how.downloads },
  training: { label: named.training, unit: 'ore', definition: how.training },
  answers: { label: named.answers, unit: 'răspunsuri', definition: how.answers },
} as const;
export type YearlyMeasure = keyof typeof YEARLY_MEASURES;
export const YEARLY_MEASURE_NAMES = Object.keys(YEARLY_MEASURES) as YearlyMeasure[];

/** Tables of a year, with the figures in their columns; the other figures have a total alone. */
export const YEARLY_TABLES = {
  counties: ['authorities', 'firms', 'requests', 'projects', 'value'],
  domains: ['requests', 'offers', 'projects', 'value'],
} as const satisfies Record<string, readonly YearlyMeasure[]>;
export type YearlyTable = keyof typeof YEARLY_TABLES;
export const YEARLY_TABLE_NAMES = Object.keys(YEARLY_TABLES) as YearlyTable[];
export const YEARLY_TABLE_WORDS: Record<YearlyTable, { title: string; row: string; other: string }> = {
  counties: { title: 'Pe județe', row: 'Județul', other: 'Alte județe' },
  domains: { title: 'Pe domenii', row: 'Domeniul', other: 'Alte domenii' },
};

/** Figures of the tables. */
export type TableMeasure = (typeof YEARLY_TABLES)[YearlyTable][number];
export const TABLE_MEASURES: readonly TableMeasure[] = [...new Set(Object.values(YEARLY_TABLES).flat())];

/** Texts of a report, in order. */
export const YEARLY_SECTIONS = {
  opening: 'Cuvânt înainte',
  members: 'Rețeaua',
  purchases: 'Solicitări și oferte',
  projects: 'Proiecte',
  closing: 'Ce urmează',
} as const;
export type YearlySection = keyof typeof YEARLY_SECTIONS;
export const YEARLY_SECTION_NAMES = Object.keys(YEARLY_SECTIONS) as YearlySection[];

/** Licence of the open data. */
export const YEARLY_LICENCE = {
  name: 'CC BY 4.0',
  href: 'https://creativecommons.org/licenses/by/4.0/deed.ro',
};

/** Labels, units and definitions of the figures of a report, stored with them at publication. */
export interface YearlyWords {
  /** Minimum number of organisations behind a figure. */
  minimum: number;
  /** Absent in reports published before this rule. */
  dominance?: Dominance | undefined;
  licence: { name: string; href: string };
  /** In the order of the page. */
  measures: { name: YearlyMeasure; label: string; unit: string; definition: string }[];
  tables: Record<YearlyTable, { title: string; row: string; other: string; columns: YearlyMeasure[] }>;
}
const FIRST_WORDS: YearlyWords = {
  ...{ minimum: YEARLY_MIN, licence: YEARLY_LICENCE },
  measures: YEARLY_MEASURE_NAMES.map((name) => ({ name, ...YEARLY_MEASURES[name] })),
  tables: Object.fromEntries(
    YEARLY_TABLE_NAMES.map((table) => [table, { ...YEARLY_TABLE_WORDS[table], columns: [...YEARLY_TABLES[table]] }]),
  ) as YearlyWords['tables'],
};

/** Words of figures that are computed now. */
export const YEARLY_WORDS: YearlyWords = { ...FIRST_WORDS, dominance: YEARLY_DOMINANCE };

/** Returns the words stored with the figures; the first reports were published without any. */
export const wordsOf = ({ words }: { words?: YearlyWords | undefined }): YearlyWords => words ?? FIRST_WORDS;

/** Why a figure is left out, without the rule of dominance where the report does not know it. */
export const leftOutBecause = ({ minimum, dominance }: Pick<YearlyWords, 'minimum' | 'dominance'>): string =>
  `sunt mai puțin de ${minimum} organizații, autorități sau firme${
    dominance ? `, ori una singură face peste ${dominance.one}% din cifră sau primele două peste ${dominance.two}%` : ''
  }`;

/** First year that a report may have. */
export const FIRST_YEAR = 2024;

/** Whether a year has ended on a day (yyyy-mm-dd) in Romania. */
export const hasEnded = (year: number, today: string): boolean => year < Number(today.slice(0, 4));
