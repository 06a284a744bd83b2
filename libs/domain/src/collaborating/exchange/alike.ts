import { sql } from 'kysely';
import type { Db } from '../../read-db.ts';
import { oneRow, type Sql } from '../../sql.ts';
import type { Reader } from './readable.ts';

/** A range of inhabitants, both included. */
export interface Near {
  from: number;
  to: number;
}

/** Places from half to double of the inhabitants are alike. */
const rangeOf = (population: number): Near => ({ from: Math.ceil(population / 2), to: population * 2 });

/**
 * The range of inhabitants in which places are alike: around `wanted`, by default around those of the reader's place. Null where
 * neither is known.
 */
export const nearOf = async (db: Db, reader: Reader, wanted?: number): Promise<Near | null> => {
  if (wanted) return rangeOf(wanted);
  if (reader?.kind !== 'uat') return null;
  const row = await oneRow(
    db,
    sql<{ population: number }>`select population from (
        (select 1 as rank, nullif(c.population, 0) as population from community c
          where c.organisation_id = ${reader.organisationId} order by c.id limit 1)
        union all (select 2, x.population from exchange_project x
          where x.organisation_id = ${reader.organisationId} and x.population is not null order by x.updated_at desc limit 1)) known
      where population is not null order by rank limit 1`,
  );
  return row ? rangeOf(row.population) : null;
};

/** Why the place of the project `x` of the authority `u` is like the reader's, as JSON; empty for others than authorities. */
export const alikeReasons = (reader: Reader, near: Near | null): Sql => {
  if (reader?.kind !== 'uat') return sql`'[]'::json`;
  const me = reader.organisationId;
  const reasons = sql.join([
    near ? sql`case when x.population between ${near.from} and ${near.to} then 'population' end` : sql`null::text`,
    sql`case when u.uat_type = (select o.uat_type from organisation o where o.id = ${me}) then 'kind' end`,
    sql`case when x.county_code = (select o.county_code from organisation o where o.id = ${me}) then 'county' end`,
    sql`case when exists (select from service_request r where r.organisation_id = ${me} and r.category = x.domain_slug
      and r.status <> 'draft') then 'requests' end`,
  ]);
  return sql`case when x.organisation_id = ${me} then '[]'::json else to_json(array_remove(array[${reasons}]::text[], null)) end`;
};
