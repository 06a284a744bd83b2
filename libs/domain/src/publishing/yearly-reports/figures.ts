import { COUNTIES } from '@psp/contracts/taxonomies';
import { DOMAINS } from '@psp/contracts/taxonomy-names';
import {
  YEARLY_MEASURE_NAMES,
  YEARLY_TABLE_NAMES,
  YEARLY_TABLE_WORDS,
  YEARLY_TABLES,
  type YearlyMeasure,
  type YearlyTable,
} from '@psp/contracts/yearly-figures';
import type { YearlyFigures, YearlyRow } from '@psp/contracts/yearly-reports';
import { sql } from 'kysely';
import type { Db } from '../../read-db.ts';
import { isOpenedOffer } from '../../sourcing/offers/queries.ts';
import { onDays } from '../../time.ts';
import { type Column, suppressed } from './suppress.ts';

/** What an organisation did in a year, by county and domain. */
export interface Fact {
  measure: YearlyMeasure;
  organisation: string;
  county: string | null;
  domain: string | null;
  value: number;
}

/* Approved until the end of the year: a count of organisations has no other day. */
const approved = (measure: YearlyMeasure, kind: 'uat' | 'firma', to: string) => sql`
  select ${sql.lit(measure)} as measure, o.id as organisation, o.county_code as county, null as domain, 1::float8 as value
  from organisation o where o.kind = ${sql.lit(kind)} and o.status = 'approved'
    and ${onDays(sql`coalesce(o.decided_at, o.created_at)`, { to })}`;

/** Reads what each organisation did in a year, in one statement, so that all of it is of one moment. Sealed offers are left out. */
export const readFacts = (db: Db, year: number): Promise<Fact[]> => {
  const days = { from: `${year}-01-01`, to: `${year}-12-31` };
  const done = sql`project p join offer a on a.id = p.offer_id join service_request r on r.id = p.request_id
    join organisation o on o.id = p.uat_id where p.status = 'completed' and ${onDays(sql`p.completed_at`, days)}
    group by o.id, o.county_code, r.category`;
  const of = sql`o.id, o.county_code, r.category`;
  return db.run(sql<Fact>`${approved('authorities', 'uat', days.to)}
    union all ${approved('firms', 'firma', days.to)}
    union all select 'requests', ${of}, count(*)::float8 from service_request r join organisation o on o.id = r.organisation_id
      where ${onDays(sql`r.sent_at`, days)} group by ${of}
    union all select 'offers', f.id, f.county_code, r.category, count(*)::float8
      from offer o join service_request r on r.id = o.request_id join organisation f on f.id = o.organisation_id
      where ${onDays(sql`o.submitted_at`, days)} and ${isOpenedOffer} group by f.id, f.county_code, r.category
    union all select 'projects', ${of}, count(*)::float8 from ${done}
    union all select 'value', ${of}, sum(a.price)::float8 from ${done}`);
};

const ROW_OF: Record<YearlyTable, (fact: Fact) => string | null> = {
  counties: ({ county }) => county,
  domains: ({ domain }) => domain,
};
const LABELS: Record<YearlyTable, Readonly<Record<string, string>>> = { counties: COUNTIES, domains: DOMAINS };
/** Key of the row of what is left of the others. */
export const OTHER = 'other';

const columnOf = (facts: readonly Fact[], measure: YearlyMeasure, table: YearlyTable): Column =>
  suppressed(
    facts
      .filter((fact) => fact.measure === measure)
      .map((fact) => ({ organisation: fact.organisation, value: fact.value, row: ROW_OF[table](fact) })),
  );

/* Rows that show at least one figure, by name; the others are in the last one. */
const rowsOf = (facts: readonly Fact[], table: YearlyTable): YearlyRow[] => {
  const columns = YEARLY_TABLES[table].map((measure) => [measure, columnOf(facts, measure, table)] as const);
  const keys = new Set(columns.flatMap(([, { rows }]) => [...rows.keys()]));
  const rows = [...keys].map((key) => ({
    ...{ key, label: LABELS[table][key] ?? key },
    values: Object.fromEntries(columns.map(([measure, column]) => [measure, column.rows.get(key) ?? null])),
  }));
  const other = Object.fromEntries(columns.map(([measure, column]) => [measure, column.other]));
  const hasOther = columns.some(([, column]) => column.other !== null);
  return [
    ...rows.toSorted((a, b) => a.label.localeCompare(b.label, 'ro')),
    ...(hasOther ? [{ key: OTHER, label: YEARLY_TABLE_WORDS[table].other, values: other }] : []),
  ];
};

/** Figures of a year in which no organisation can be recognised. */
export const figuresOf = (facts: readonly Fact[]): YearlyFigures => ({
  totals: Object.fromEntries(
    YEARLY_MEASURE_NAMES.map((measure) => [measure, columnOf(facts, measure, 'counties').total]),
  ) as YearlyFigures['totals'],
  tables: Object.fromEntries(
    YEARLY_TABLE_NAMES.map((table) => [table, rowsOf(facts, table)]),
  ) as YearlyFigures['tables'],
});

/** Whether something happened in the year that can be told. The number of members alone is no report. */
export const hasFigures = ({ totals }: YearlyFigures): boolean =>
  (['requests', 'offers', 'projects'] as const).some((measure) => (totals[measure] ?? 0) > 0);

/** Computes the figures of a year now. */
export const computeFigures = async (db: Db, year: number): Promise<YearlyFigures> =>
  figuresOf(await readFacts(db, year));
