import { COUNTIES } from '@psp/contracts/taxonomies';
import {
  TABLE_MEASURES,
  type TableMeasure,
  YEARLY_MEASURE_NAMES,
  YEARLY_TABLE_NAMES,
  YEARLY_TABLE_WORDS,
  YEARLY_TABLES,
  YEARLY_WORDS,
  type YearlyTable,
} from '@psp/contracts/yearly-figures';
import type { YearlyFigures, YearlyRow } from '@psp/contracts/yearly-reports';
import type { Fact, NetworkMeasure, StoredFacts, YearFacts } from './facts.ts';
import { type Column, type Contribution, isTold, suppressed } from './suppress.ts';

const ROW_OF: Record<YearlyTable, (fact: Fact) => string | null> = {
  counties: ({ county }) => county,
  domains: ({ domain }) => domain,
};
/** Key of the row for merged small rows. */
export const OTHER = 'other';

const behind = (facts: readonly Fact[], measure: Fact['measure'], rowOf: (fact: Fact) => string | null) =>
  facts
    .filter((fact) => fact.measure === measure)
    .map((fact): Contribution => ({ sides: fact.sides, row: rowOf(fact), value: fact.value }));

const columnOf = (facts: readonly Fact[], measure: TableMeasure, table: YearlyTable): Column =>
  suppressed(behind(facts, measure, ROW_OF[table]));

/* If the total is zero, every row shows zero. */
const shownIn = ({ total }: Column, value: number | null | undefined): number | null =>
  total === 0 ? 0 : (value ?? null);

/* Rows that show at least one figure, by name; the others are in the last one. */
const rowsOf = ({ facts, domains }: YearFacts, table: YearlyTable): YearlyRow[] => {
  const labels: Readonly<Record<string, string>> = { counties: COUNTIES, domains }[table];
  const columns = YEARLY_TABLES[table].map((measure) => [measure, columnOf(facts, measure, table)] as const);
  const keys = new Set(columns.flatMap(([, { rows }]) => [...rows.keys()]));
  const rows = [...keys].map((key) => ({
    ...{ key, label: labels[key] ?? key },
    values: Object.fromEntries(columns.map(([measure, column]) => [measure, shownIn(column, column.rows.get(key))])),
  }));
  const other = Object.fromEntries(columns.map(([measure, column]) => [measure, shownIn(column, column.other)]));
  const hasOther = columns.some(([, column]) => column.other !== null);
  return [
    ...rows.toSorted((a, b) => a.label.localeCompare(b.label, 'ro')),
    ...(hasOther ? [{ key: OTHER, label: YEARLY_TABLE_WORDS[table].other, values: other }] : []),
  ];
};

const PERCENT = 1000;
const TENTHS = 10;
/*
 * Null if an organisation could be recognised in the figure; a count of nothing is told. `acceptance` is of all requests, as a share in
 * percent.
 */
const networkTotal = (measure: NetworkMeasure, { network, facts }: YearFacts): number | null => {
  const made = behind(facts, measure === 'acceptance' ? 'requests' : measure, () => null);
  const { value, of } = network[measure];
  if (made.length === 0) return measure !== 'acceptance' && value === 0 ? 0 : null;
  if (!isTold(made)) return null;
  return measure === 'acceptance' && value !== null ? Math.round((value * PERCENT) / (of ?? 1)) / TENTHS : value;
};

const NETWORK_MEASURES = YEARLY_MEASURE_NAMES.filter(
  (name): name is NetworkMeasure => !(TABLE_MEASURES as readonly string[]).includes(name),
);

/** Figures of a year in which no organisation can be recognised. */
export const figuresOf = (year: YearFacts): YearlyFigures => {
  const { facts } = year;
  const totals = Object.fromEntries([
    ...TABLE_MEASURES.map((measure) => [measure, columnOf(facts, measure, 'counties').total] as const),
    ...NETWORK_MEASURES.map((measure) => [measure, networkTotal(measure, year)] as const),
  ]) as YearlyFigures['totals'];
  // With the number of requests, the mean tells the number of offers.
  if (totals.offers === null) totals.offersPerRequest = null;
  return {
    ...{ totals, words: YEARLY_WORDS },
    tables: Object.fromEntries(
      YEARLY_TABLE_NAMES.map((table) => [table, rowsOf(year, table)]),
    ) as YearlyFigures['tables'],
  };
};

/** Whether something happened in the year that can be told. The number of members alone is no report. */
export const hasFigures = ({ totals }: YearlyFigures): boolean =>
  (['requests', 'offers', 'projects'] as const).some((measure) => (totals[measure] ?? 0) > 0);

/** Computes the figures of a year from the text of `readFacts`. Run it in a thread when the text is long. */
export function figuresOfText(text: string): YearlyFigures {
  const { facts, requests, happenings, domains } = JSON.parse(text) as StoredFacts;
  return figuresOf({ facts, domains, network: { ...requests.figures, ...happenings.figures } });
}
