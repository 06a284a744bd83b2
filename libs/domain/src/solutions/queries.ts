import { PAGE_SIZE } from '@psp/contracts/common';
import type { MarketQuery } from '@psp/contracts/solutions';
import { sql } from 'kysely';
import type { Db } from '../read-db.ts';
import { allOf, contains, jsonText, matches, offsetOf, oneRow, pageText, type Sql } from '../sql.ts';
import { indicativeItems, indicativeTotal } from './indicative.ts';
import { listed, partnerOfItem } from './listed.ts';

const authoredItem = sql`json_build_object('kind', 'authored', 'id', s.id, 'partner', ${partnerOfItem}, 'title', s.title,
  'description', s.description, 'domain', s.domain_slug, 'priceMin', s.price_min, 'priceMax', s.price_max,
  'currency', s.currency, 'unit', s.unit, 'features', s.features, 'validUntil', s.valid_until)`;

/* Each part by an index of its own; one condition over both tables would be tried on every row. */
const found = (q: string): Sql => sql`select s.id from solution s where ${matches(sql`s.search_text`, sql`s.words`, q)}
  union select s.id from solution s where s.organisation_id in (
    select o.id from organisation o where o.kind = 'firma' and ${matches(sql`o.firm_text`, sql`o.firm_words`, q)}
      and ${contains(sql`search_fold(o.name)`, q)})`;

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

const authoredItems = (query: MarketQuery, offset: number): Sql => sql`
  select ${authoredItem} as item, row_number() over (order by s.published_at desc, s.id) as position
  from (select s.* from ${authoredBy(query)} order by s.published_at desc, s.id
    limit ${PAGE_SIZE} offset ${offset}) s join organisation f on f.id = s.organisation_id`;

interface Counts {
  authored: number;
  indicative: number;
}

/**
 * The marketplace as a page of JSON text (`marketList`): what firms have written, the newest first, then the levels of the
 * services of those who have written nothing, the best rated firms first. Both are counted whole.
 */
export const listMarket = async (db: Db, query: MarketQuery): Promise<string> => {
  const { page, partner } = query;
  const offset = offsetOf(page);
  const counts = sql<Counts>`select (select count(*)::int from ${authoredBy(query)}) as authored,
    (${indicativeTotal(query)})::int as indicative`;
  const { authored, indicative } = (await oneRow(db, counts)) ?? { authored: 0, indicative: 0 };
  const first = Math.max(0, offset - authored);
  const left = Math.min(PAGE_SIZE, offset + PAGE_SIZE - authored);
  const parts = [
    ...(offset < authored ? [authoredItems(query, offset)] : []),
    ...(left > 0 && first < indicative ? [indicativeItems(query, first, left)] : []),
  ];
  const items =
    parts.length > 0 ? sql.join(parts, sql` union all `) : sql`select null as item, 0 as position where false`;
  return pageText(db, page, items, sql`${authored + indicative}::int`, sql`, 'partner', ${nameOf(partner)}`);
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
