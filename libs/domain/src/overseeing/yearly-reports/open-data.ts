import { wordsOf, YEARLY_TABLE_NAMES, type YearlyMeasure, type YearlyTable } from '@psp/contracts/yearly-figures';
import type { YearlyReport } from '@psp/contracts/yearly-reports';
import { strings } from './strings.ts';

/** One figure of the open data. */
export interface DataLine {
  year: number;
  /** `total`, or the table. */
  table: 'total' | YearlyTable;
  /** Code of the county, slug of the domain, `other`; '' of a total. */
  row: string;
  rowLabel: string;
  measure: YearlyMeasure;
  /** Null where too few organisations are behind it, or one makes most of it. */
  value: number | null;
  unit: string;
}

/** All figures of a report, one a line: totals first, then each table. */
export const dataLines = ({ year, figures }: YearlyReport): DataLine[] => {
  const { measures, tables } = wordsOf(figures);
  const units = new Map(measures.map(({ name, unit }) => [name, unit]));
  const line = (measure: YearlyMeasure) => ({ year, measure, unit: units.get(measure) ?? '' });
  return [
    ...measures.map(({ name }) => ({
      ...{ ...line(name), table: 'total' as const, row: '', rowLabel: '', value: figures.totals[name] },
    })),
    ...YEARLY_TABLE_NAMES.flatMap((table) =>
      figures.tables[table].flatMap(({ key, label, values }) =>
        tables[table].columns.map((measure) => ({
          ...{ ...line(measure), table, row: key, rowLabel: label, value: values[measure] ?? null },
        })),
      ),
    ),
  ];
};

/** Columns of the data as CSV. */
export const DATA_COLUMNS = {
  an: ({ year }: DataLine) => year,
  tabel: ({ table }: DataLine) => table,
  rand: ({ row }: DataLine) => row,
  denumire: ({ rowLabel }: DataLine) => rowLabel,
  indicator: ({ measure }: DataLine) => measure,
  valoare: ({ value }: DataLine) => value,
  unitate: ({ unit }: DataLine) => unit,
} as const;

/** The data as JSON: the figures as they are, with the licence, the source and the time of publication. */
export const dataJson = ({ year, publishedAt, figures }: YearlyReport): object => {
  const { licence, minimum, dominance } = wordsOf(figures);
  return {
    ...{ year, publishedAt, licence, source: strings.source, minimumOrganisations: minimum },
    ...(dominance ? { dominancePercent: dominance } : {}),
    ...{ totals: figures.totals, tables: figures.tables },
  };
};

/** Lines of the dictionary: each field and each figure, with its unit and what it means. */
export const dictionaryLines = ({ figures }: YearlyReport): { field: string; unit: string; definition: string }[] => {
  const words = wordsOf(figures);
  const fields = strings.fields(words);
  return [
    ...Object.keys(DATA_COLUMNS).map((field) => ({
      ...{ field, unit: '', definition: fields[field as keyof typeof DATA_COLUMNS] },
    })),
    ...words.measures.map(({ name, label, unit, definition }) => ({
      ...{ field: name, unit, definition: `${label}. ${definition}` },
    })),
  ];
};

/** Rows of the data as CSV, the names of the columns first. Numbers have a decimal point. */
export const dataRows = (report: YearlyReport): string[][] => [
  Object.keys(DATA_COLUMNS),
  ...dataLines(report).map((line) => Object.values(DATA_COLUMNS).map((valueOf) => String(valueOf(line) ?? ''))),
];

/** Rows of the dictionary as CSV. */
export const dictionaryRows = (report: YearlyReport): string[][] => [
  [...strings.dictionary],
  ...dictionaryLines(report).map(({ field, unit, definition }) => [field, unit, definition]),
];
