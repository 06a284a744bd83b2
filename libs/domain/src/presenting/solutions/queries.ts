import { PAGE_SIZE } from '@psp/contracts/common';
import type { MarketQuery } from '@psp/contracts/solutions';
import { sql } from 'kysely';
import type { Db } from '../../read-db.ts';
import { allOf, contains, fitsFirst, jsonText, offsetOf, pageFields, type Sql } from '../../sql.ts';
import { indicative, indicativeItems, indicativeTotal } from './indicative.ts';
import { listed, partnerOfItem } from './listed.ts';

const authoredItem = sql`json_build_object('kind', 'authored', 'id', s.id, 'partner', ${partnerOfItem}, 'title', s.title,
  'description', s.description, 'domain', s.domain_slug, 'priceMin', s.price_min, 'priceMax', s.price_max,
  'currency', s.currency, 'unit', s.unit, 'features', s.features, 'validUntil', s.valid_until)`;

/* Each part by an index of its own; one condition over both tables would be tried on every row. */
const found = (q: string): Sql => sql`select s.id from solution s where ${contains(sql`s.title_text`, q)}
  union select solutions_with(${q})
  union select s.id from solution s where s.organisation_id in (
    select o.id from organisation o where o.kind = 'firma' and ${contains(sql`search_fold(o.name)`, q)})`;

const authoredBy = ({
  q,
  category,
  partner,
}: MarketQuery): Sql => sql`solution s join organisation f on f.id = s.organisation_id
  where ${allOf(
    listed,
    category && sql`s.domain_slug = ${category}`,
    partner ? sql`s.organisation_id = ${partner}` : undefined,
    q ? sql`s.id in (${found(q)})` : undefined,
  )}`;

const order = sql`a.is_titled desc, a.published_at desc, a.id`;
const authored = (query: MarketQuery): Sql =>
  sql`authored as materialized (select s.id, s.published_at, ${fitsFirst(sql`s.title_text`, query.q)} as is_titled
    from ${authoredBy(query)})`;
const authoredItems = (offset: number): Sql => sql`
  select ${authoredItem} as item, row_number() over (order by ${order}) as position
  from (select * from authored a order by ${order} limit ${PAGE_SIZE} offset ${offset}) a
  join solution s on s.id = a.id join organisation f on f.id = s.organisation_id`;

/**
 * The marketplace as a page of JSON text (`marketList`): what firms have written, the newest first, then the levels of the
 * services of those who have written nothing, the best rated firms first; of both, what has the words of a search in its title
 * before the rest. Both are counted whole, and looked for once, for page and total.
 */
export const listMarket = (db: Db, query: MarketQuery): Promise<string> => {
  const { page, partner } = query;
  const offset = offsetOf(page);
  const counted = sql`(select count(*)::int from authored)`;
  const left = sql`greatest(0, least(${PAGE_SIZE}::int, ${offset + PAGE_SIZE}::int - ${counted}))`;
  const items = sql`${authoredItems(offset)} union all
    ${indicativeItems(sql`greatest(0, ${offset}::int - ${counted})`, left)}`;
  const total = sql`${counted} + (${indicativeTotal(query)})::int`;
  return jsonText(
    db,
    sql<{ json: string }>`with ${authored(query)}, ${indicative(query)}
      select json_build_object(${pageFields(page, items, total)}, 'partner', ${nameOf(partner)})::text as json`,
  );
};

const nameOf = (partner: string | undefined): Sql =>
  partner
    ? sql`(select json_build_object('id', id, 'name', name) from organisation
        where id = ${partner} and kind = 'firma' and status = 'approved')`
    : sql`null::json`;

/** One listed solution as JSON text (`solutionItem`), or the text `null`. */
export const readSolution = (db: Db, id: string): Promise<string> =>
  jsonText(
    db,
    sql<{
      json: string;
    }>`select ${authoredItem}::text as json from solution s join organisation f on f.id = s.organisation_id
      where ${listed} and s.id = ${id}`,
  );
