import { OFFER_STATUS } from '@psp/contracts/offer-names';
import {
  OPENED_STATUSES,
  type OfferOrder,
  type OverseenOffer,
  type OverseenOfferFilters,
  type OverseenOfferQuery,
} from '@psp/contracts/overseen';
import { SEARCH_COUNTED, SEARCH_GROUP_SIZE } from '@psp/contracts/search-limits';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { dateOf, EXPORTED_ROWS_MAX, type ExportColumns } from '../../export.ts';
import type { Db } from '../../read-db.ts';
import { foundPageText, orderedFor, type Searched, searched } from '../../searched.ts';
import { isOpenedOffer } from '../../sourcing/offers/queries.ts';
import { allOf, fitting, type Sql } from '../../sql.ts';
import { onDays } from '../../time.ts';
import type { Write } from '../../write.ts';
import { exportRows } from '../records/export.ts';
import { bySides, chosenParties, ofRequest, within } from '../records/filters.ts';
import { strings } from '../records/strings.ts';

const ORDERS: Record<OfferOrder, Sql> = {
  opened: sql`r.opened_at desc, r.id, o.id`,
  price: sql`o.price, o.id`,
};

/** SQL condition: the opened offer `o` waits for a choice after the deadline of its request `r`. */
const isOverdue = sql`(o.status in ('submitted', 'shortlisted') and r.status = 'sent' and r.deadline <= now())`;

/** The offer `o` of the firm `f` to the request `r` of the authority `u` as JSON (`overseenOffer`). */
export const overseenOffer = sql`jsonb_build_object('id', o.id, 'status', o.status,
  'request', jsonb_build_object('id', r.id, 'number', r.number, 'title', r.title),
  'uat', jsonb_build_object('id', u.id, 'name', u.name), 'firma', jsonb_build_object('id', f.id, 'name', f.name),
  'price', o.price, 'submittedAt', o.submitted_at, 'openedAt', r.opened_at, 'isOverdue', coalesce(${isOverdue}, false))`;
export const offerParties = sql`join service_request r on r.id = o.request_id
  join organisation u on u.id = r.organisation_id join organisation f on f.id = o.organisation_id`;

/* A literal list, so that the partial index fits. */
const OPENED = sql`o.status in (${sql.join(OPENED_STATUSES.map((status) => sql.lit(status)))})`;

/* The offer's request `r` meets the condition. Without a join, so that the list can be read in the order of its index. */
const ofItsRequest = (condition: Sql): Sql =>
  sql`exists (select from service_request r where r.id = o.request_id and ${condition})`;

/*
 * Sorted by price, the index of the order applies this filter. Otherwise `found` reads rare prices by their index, and filters common
 * ones while it reads the list in order.
 */
const priced = (filters: OverseenOfferFilters): Sql | undefined => {
  if (filters.min === undefined && filters.max === undefined) return undefined;
  const condition = within(sql`o.price`, filters);
  return filters.sort === 'price' ? condition : fitting(condition);
};

/* Every filter counts opened offers only, so that no combination of them tells of a sealed one. */
const ofOffer = (filters: OverseenOfferFilters): Sql =>
  allOf(
    OPENED,
    // A literal, so that the planner knows whether many offers have it.
    filters.status && sql`o.status = ${sql.lit(filters.status)}`,
    filters.firm ? sql`o.organisation_id = ${filters.firm}` : undefined,
    onDays(sql`o.submitted_at`, filters),
    priced(filters),
  );
const inRequest = (filters: OverseenOfferFilters): Sql =>
  allOf(
    isOpenedOffer,
    ofRequest(filters),
    // Implied, so that requests outside of these days are passed by: nothing is submitted after the opening, or before the request is sent.
    onDays(sql`r.opened_at`, { from: filters.from }),
    onDays(sql`r.sent_at`, { to: filters.to }),
    filters.overdue && isOverdue,
  );

/* By price the offers are read in their own order, otherwise in that of their requests. */
const listed = (filters: OverseenOfferFilters): Pick<Searched, 'from' | 'where' | 'fits' | 'byIndex'> => {
  const { fits, byIndex } = bySides(filters.q, { uat: sql`r.organisation_id`, firma: sql`o.organisation_id` });
  if (filters.sort !== 'price') {
    const from = sql`offer o join service_request r on r.id = o.request_id`;
    // The texts are read apart, so that the join reads the index alone.
    return { from, where: allOf(ofOffer(filters), inRequest(filters)), fits: ofItsRequest(fits), byIndex };
  }
  const condition = ofItsRequest(inRequest(filters));
  const where = allOf(ofOffer(filters), filters.q ? fitting(condition) : condition);
  return { from: sql`offer o`, where, fits: ofItsRequest(fits), byIndex: byIndex.map(ofItsRequest) };
};

const inOrder = (filters: OverseenOfferFilters, most?: number, ordered?: Sql): Searched => ({
  q: filters.q,
  id: sql`o.id`,
  order: ORDERS[filters.sort],
  ...listed(filters),
  ...(most === undefined ? {} : { most }),
  ...(ordered ? { ordered } : {}),
});

/** With so few offers of a price, they are read and sorted; otherwise the list is read in its order. */
const FEW = sql.lit(5000);

const found = (filters: OverseenOfferFilters, most?: number, ordered?: Sql): Sql => {
  const list = inOrder(filters, most, ordered);
  if (filters.sort === 'price' || (filters.min === undefined && filters.max === undefined)) return searched(list);
  const few = sql`(select count(*) <= ${FEW} from priced)`;
  const sorted = sql`o.id = any (array(select id from priced where ${few}))`;
  return sql`(with priced as materialized (
      select o.id from offer o where ${allOf(OPENED, within(sql`o.price`, filters))} order by o.price, o.id limit ${FEW} + 1)
    select id, place from ${searched({ ...list, where: allOf(list.where, sorted) })} sorted
    union all select id, place from ${searched({ ...list, where: allOf(list.where, sql`not ${few}`) })} walked)`;
};

/** Query of `id` and `place` of the opened offers that a search finds, for the search of the whole portal. */
export const searchOffers = (q: string): Sql =>
  found({ q, sort: 'opened' }, SEARCH_COUNTED, orderedFor(1, SEARCH_GROUP_SIZE));

const joins = sql`offer o on o.id = p.id ${offerParties}`;

/** Lists the offers that their authorities have opened, as a page of JSON text (`overseenOfferList`). */
export const listAllOffers = (db: Db, { page, ...filters }: OverseenOfferQuery): Promise<string> =>
  foundPageText(db, {
    page,
    found: found(filters, undefined, orderedFor(page)),
    item: overseenOffer,
    joins,
    more: chosenParties(filters),
  });

/** Reads the filtered list for a file, up to EXPORTED_ROWS_MAX rows, and records the export. */
export const exportAllOffers = (write: Write<Actor>, filters: OverseenOfferFilters): Promise<OverseenOffer[]> =>
  exportRows(write, {
    entity: 'offer',
    filters,
    found: found(filters, EXPORTED_ROWS_MAX),
    item: overseenOffer,
    joins,
  });

export const EXPORT_COLUMNS: ExportColumns<OverseenOffer> = [
  { label: strings.number, value: ({ request }) => request.number },
  { label: strings.title, value: ({ request }) => request.title },
  { label: strings.status, value: ({ status }) => OFFER_STATUS[status].label },
  { label: strings.authority, value: ({ uat }) => uat.name },
  { label: strings.firm, value: ({ firma }) => firma.name },
  { label: strings.price, value: ({ price }) => price },
  { label: strings.submittedAt, value: ({ submittedAt }) => dateOf(submittedAt) },
  { label: strings.overdue, value: ({ isOverdue: is }) => (is ? strings.isOverdue : null) },
];
