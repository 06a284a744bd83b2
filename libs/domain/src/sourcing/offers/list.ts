import type { OfferListQuery } from '@psp/contracts/offer-list';
import type { OfferSort } from '@psp/contracts/offer-names';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../read-db.ts';
import { allOf, fitting, matches, pageText, type Sql, windowOf } from '../../sql.ts';
import { ofFirm, submittedOn } from './queries.ts';

/** Filters and order of a list, without its page. */
export type OfferFilters = Omit<OfferListQuery, 'page'>;

export const ORDERS: Record<OfferSort, Sql> = {
  updated: sql`o.updated_at desc, o.id`,
  deadline: sql`r.deadline desc, o.id`,
  price: sql`o.price nulls last, o.id`,
  title: sql`r.title collate "ro-x-icu", o.id`,
};

export const offersWithRequests = sql`offer o join service_request r on r.id = o.request_id`;

/** SQL condition: the firm's offer `o` to the request `r` matches the filters. */
export const shownBy = (actor: Actor, { q, status, category, ...days }: Omit<OfferFilters, 'sort'>): Sql =>
  allOf(
    ofFirm(actor, status),
    submittedOn(days),
    category && sql`r.category = ${category}`,
    q ? fitting(matches(sql`r.search_text`, sql`r.search_vector`, q)) : undefined,
  );

/** Lists a firm's offers, as a page of JSON text (`offerList`). */
export const listOffers = (db: Db, actor: Actor, query: OfferListQuery): Promise<string> => {
  const { page, sort, q, category } = query;
  const where = shownBy(actor, query);
  // Only the search, the domain filter and two of the orders need the requests.
  const from = q || category || sort === 'deadline' || sort === 'title' ? offersWithRequests : sql`offer o`;
  const items = sql`select json_build_object('id', o.id, 'status', o.status, 'price', o.price, 'updatedAt', o.updated_at,
      'submittedAt', o.submitted_at, 'projectId', (select p.id from project p where p.offer_id = o.id),
      'request', json_build_object('id', r.id, 'number', r.number, 'title', r.title, 'uat', u.name, 'deadline', r.deadline)) as item,
    row_number() over (order by ${ORDERS[sort]}) as position
    from (select o.* from ${from} where ${where} order by ${ORDERS[sort]} ${windowOf(page)}) o
    join service_request r on r.id = o.request_id join organisation u on u.id = r.organisation_id`;
  return pageText(db, page, items, sql`select from ${from} where ${where}`);
};
