import { romanianDay } from '@psp/contracts/romania';
import type { Package } from '@psp/contracts/organisations';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../read-db.ts';
import { jsonText, type Sql } from '../../sql.ts';
import { mayDrop } from './commands.ts';
import { type DatedTable, PRICES, THRESHOLDS } from './tables.ts';

/* All values with their standing today, as JSON, grouped by subject, newest first. */
const listed = ({ table, of, value }: DatedTable, now: Date, more: Sql = sql``): RawBuilder<string> => sql<string>`(
  select coalesce(json_agg(json_build_object('id', v.id, 'of', v.${sql.ref(of)}, 'value', v.${sql.ref(value)},
    'validFrom', v.valid_from, 'mayDrop', ${mayDrop(now)}, 'savedAt', v.saved_at, 'savedBy', a.display_name,
    'standing', case when v.valid_from > ${romanianDay(now)}::date then 'announced'
      when v.valid_from = (select max(o.valid_from) from ${sql.table(table)} o
        where o.${sql.ref(of)} = v.${sql.ref(of)} and o.valid_from <= ${romanianDay(now)}::date) then 'in_force'
      else 'former' end ${more}) order by v.${sql.ref(of)}, v.valid_from desc), '[]')
  from ${sql.table(table)} v left join account a on a.id = v.saved_by)`;

/** Reads all thresholds and the purchase kind of each domain as JSON text (`thresholdList`). */
export const listThresholds = (db: Db, now: Date): Promise<string> =>
  jsonText(
    db,
    sql<{
      json: string;
    }>`select json_build_object('items', ${listed(THRESHOLDS, now, sql`, 'isInitial', v.is_initial`)},
      'domains', (select json_agg(json_build_object('domain', d.slug, 'kind', d.purchase_kind) order by d.position)
        from domain d))::text as json`,
  );

/** Reads all package prices as JSON text (`priceList`). */
export const listPrices = (db: Db, now: Date): Promise<string> =>
  jsonText(db, sql<{ json: string }>`select json_build_object('items', ${listed(PRICES, now)})::text as json`);

/** Subquery for the value of `subject` in force, or null. */
export const inForceOf = ({ table, of, value }: DatedTable, subject: Sql, now: Date): Sql => sql`(
  select v.${sql.ref(value)} from ${sql.table(table)} v where v.${sql.ref(of)} = ${subject}
    and v.valid_from <= ${romanianDay(now)}::date order by v.valid_from desc limit 1)`;

const priceOf = (named: Package, now: Date): Sql => inForceOf(PRICES, sql`${named}`, now);

/** Reads the current package prices as JSON text (`packagePrices`). */
export const readPrices = (db: Db, now: Date): Promise<string> =>
  jsonText(
    db,
    sql<{
      json: string;
    }>`select json_build_object('bronze', ${priceOf('bronze', now)}, 'silver', ${priceOf('silver', now)})::text as json`,
  );
