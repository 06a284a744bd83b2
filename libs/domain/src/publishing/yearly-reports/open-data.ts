import {
  YEARLY_LICENCE,
  YEARLY_MEASURE_NAMES,
  YEARLY_MEASURES,
  YEARLY_MIN,
  YEARLY_TABLE_NAMES,
  YEARLY_TABLES,
  type YearlyMeasure,
  type YearlyTable,
} from '@psp/contracts/yearly-figures';
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
  /** Null where too few organisations are behind it. */
  value: number | null;
  unit: string;
}

/** All figures of a report, one a line: totals first, then each table. */
export const dataLines = ({ year, figures }: YearlyReport): DataLine[] => {
  const line = (measure: YearlyMeasure) => ({ year, measure, unit: YEARLY_MEASURES[measure].unit });
  return [
    ...YEARLY_MEASURE_NAMES.map((measure) => ({
      ...{ ...line(measure), table: 'total' as const, row: '', rowLabel: '', value: figures.totals[measure] },
    })),
    ...YEARLY_TABLE_NAMES.flatMap((table) =>
      figures.tables[table].flatMap(({ key, label, values }) =>
        YEARLY_TABLES[table].map((measure) => ({
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
export const dataJson = (report: YearlyReport): object => ({
  ...{ year: report.year, publishedAt: report.publishedAt, licence: YEARLY_LICENCE, source: strings.source },
  minimumOrganisations: YEARLY_MIN,
  ...report.figures,
});

/** Lines of the dictionary: each field and each figure, with its unit and what it means. */
export const dictionaryLines = (): { field: string; unit: string; definition: string }[] => [
  ...Object.keys(DATA_COLUMNS).map((field) => ({
    ...{ field, unit: '', definition: strings.fields[field as keyof typeof DATA_COLUMNS] },
  })),
  ...YEARLY_MEASURE_NAMES.map((measure) => {
    const { label, unit, definition } = YEARLY_MEASURES[measure];
    return { field: measure, unit, definition: `${label}. ${definition}` };
  }),
];

/** Rows of the data as CSV, the names of the columns first. Numbers have a decimal point. */
export const dataRows = (report: YearlyReport): string[][] => [
  Object.keys(DATA_COLUMNS),
  ...dataLines(report).map((line) => Object.values(DATA_COLUMNS).map((valueOf) => String(valueOf(line) ?? ''))),
];

/** Rows of the dictionary as CSV. */
export const dictionaryRows = (): string[][] => [
  [...strings.dictionary],
  ...dictionaryLines().map(({ field, unit, definition }) => [field, unit, definition]),
];
