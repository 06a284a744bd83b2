import type { ChosenParties } from '@psp/contracts/overseen';
import type { CountyCode, DomainSlug } from '@psp/contracts/taxonomies';
import { sql } from 'kysely';
import { allOf, containsWords, matches, type Sql } from '../../sql.ts';

interface OfRequest {
  county?: CountyCode | undefined;
  category?: DomainSlug | undefined;
  authority?: string | undefined;
}

/** SQL condition: the request `r` has the county, category and authority of the filters. */
export const ofRequest = ({ county, category, authority }: OfRequest): Sql =>
  allOf(
    county && sql`r.county_code = ${county}`,
    category && sql`r.category = ${category}`,
    authority ? sql`r.organisation_id = ${authority}` : undefined,
  );

interface Amounts {
  min?: number | undefined;
  max?: number | undefined;
}

/** SQL condition: a value in lei is within the limits, both included; an undefined one is open. */
export const within = (value: Sql, { min, max }: Amounts): Sql =>
  allOf(
    min === undefined ? undefined : sql`${value} >= ${min}`,
    max === undefined ? undefined : sql`${value} <= ${max}`,
  );

const isNamed = (kind: 'uat' | 'firma', q: string): Sql =>
  sql`(select w.id from organisation w where w.kind = ${sql.lit(kind)} and ${containsWords(sql`w.name_text`, q)})`;

interface Sides {
  /** Column with the id of the authority. */
  uat: Sql;
  /** Column with the id of the firm. */
  firma: Sql;
}

/** Search of a list joined with the requests `r`, by their text and by the names of both sides, for `searched`. The columns must not use the alias `w`. */
export const bySides = (q: string, { uat, firma }: Sides): { fits: Sql; byIndex: Sql[] } => {
  const speaksOf = matches(sql`r.search_text`, sql`r.search_vector`, q);
  const named = (id: Sql) => sql`(select ${containsWords(sql`w.name_text`, q)} from organisation w where w.id = ${id})`;
  return {
    fits: sql`(${speaksOf} or ${named(uat)} or ${named(firma)})`,
    byIndex: [speaksOf, sql`${uat} in ${isNamed('uat', q)}`, sql`${firma} in ${isNamed('firma', q)}`],
  };
};

/** Pair of name and value of a page of a list: the names of the chosen organisations. */
export const chosenParties = ({ authority, firm }: Partial<Record<keyof ChosenParties, string | undefined>>): Sql =>
  sql`, 'chosen', json_build_object(
    'authority', (select name from organisation where id = ${authority ?? null}::uuid and kind = 'uat'),
    'firm', (select name from organisation where id = ${firm ?? null}::uuid and kind = 'firma'))`;
