import { PAGE_SIZE, TOTAL_LIMIT } from '@psp/contracts/common';
import type { MarketQuery } from '@psp/contracts/solutions';
import { sql } from 'kysely';
import type { Db } from '../../read-db.ts';
import { oneThenOther, searched } from '../../searched.ts';
import { allOf, contains, countOf, jsonText, matches, type Sql, totals, windowOf } from '../../sql.ts';
import { indicative, indicativeItems } from './indicative.ts';
import { listed, partnerOfItem } from './listed.ts';

const authoredItem = sql`json_build_object('kind', 'authored', 'id', s.id, 'partner', ${partnerOfItem}, 'title', s.title,
  'description', s.description, 'domain', s.domain_slug, 'priceMin', s.price_min, 'priceMax', s.price_max,
  'currency', s.currency, 'unit', s.unit, 'features', s.features, 'validUntil', s.valid_until)`;

/* The newest first; of a search, before all others, what has its words in the title. */
const written = ({ q, category, partner }: MarketQuery): Sql => {
  const list = {
    q,
    from: sql`solution s join organisation f on f.id = s.organisation_id`,
    id: sql`s.id`,
    where: allOf(
      listed,
      category && sql`s.domain_slug = ${category}`,
      partner ? sql`s.organisation_id = ${partner}` : undefined,
    ),
    order: sql`s.published_at desc, s.id`,
  };
  const isTitled = matches(sql`s.title_text`, sql`search_vector(s.title_text)`, q);
  const fits = sql`((${contains(sql`s.title_text`, q)} or s.words @@ search_query(${q})
    or ${contains(sql`search_fold(f.name)`, q)}) and ${isTitled} is not true)`;
  const others = searched({ ...list, list: 'solutions', fits });
  return q ? oneThenOther(searched({ ...list, list: 'titled_solutions', fits: isTitled }), others) : others;
};

const authored = (query: MarketQuery): Sql =>
  sql`authored as materialized (select id, place from ${written(query)} w order by place limit ${sql.lit(TOTAL_LIMIT + 1)})`;
const authoredItems = (page: number): Sql => sql`
  select ${authoredItem} as item, row_number() over (order by a.place) as position
  from (select * from authored order by place ${windowOf(page)}) a
  join solution s on s.id = a.id join organisation f on f.id = s.organisation_id`;

/**
 * The marketplace as a page of JSON text (`marketList`): what firms have written, the newest first, then the levels of the
 * services of those who have written nothing, the best rated firms first; of both, what has the words of a search in its title
 * before the rest. Both are looked for once, for page and total.
 */
export const listMarket = (db: Db, query: MarketQuery): Promise<string> => {
  const { page, partner } = query;
  const [from, to] = [(page - 1) * PAGE_SIZE, page * PAGE_SIZE].map((place) => Math.min(place, TOTAL_LIMIT));
  const ownCount = sql`(select count(*)::int from authored)`;
  const offset = sql`greatest(0, ${from}::int - ${ownCount})`;
  const items = sql`${authoredItems(page)} union all
    ${indicativeItems(offset, sql`greatest(0, ${to}::int - ${ownCount}) - ${offset}`)}`;
  return jsonText(
    db,
    sql<{ json: string }>`with ${authored(query)}, ${indicative(query)}
      select json_build_object(
        'items', coalesce((select json_agg(item order by position) from (${items}) as page), '[]'),
        ${totals(page)}, 'partner', ${nameOf(partner)})::text as json
      from ${countOf(sql`select from authored union all select from indicative`)} counted`,
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
