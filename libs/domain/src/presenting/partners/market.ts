import {
  LEI_PER_EURO,
  type MemberPartnerQuery,
  type MemberSolutionQuery,
  PRICE_BANDS,
  type PriceBand,
} from '@psp/contracts/marketplace';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../read-db.ts';
import { firstOf, foundPageText, inTurn } from '../../searched.ts';
import { allOf, type Sql } from '../../sql.ts';
import { hasNotEnded, today } from '../../time.ts';
import { bestFirst, cardFields, foundFirms, inDomain, listedFirm, newestFirst, withFirm } from './queries.ts';
import { isTagged, placeOf } from './tags.ts';

/** SQL array of the domains of the authority's requests without an accepted offer. */
const ownDomains = ({ organisationId }: Actor): Sql => sql`array(select distinct r.category from service_request r
  where r.organisation_id = ${organisationId} and r.status in ('draft', 'sent') and r.category is not null)`;
/** The same as a key-value pair of json_build_object. */
export const suitedTo = (actor: Actor): Sql => sql`, 'suitedTo', ${ownDomains(actor)}`;

/** SQL condition: one of the authority's requests without an accepted offer is in the domain. */
export const isSuited = (slug: Sql, actor: Actor): Sql => sql`${slug} = any (${ownDomains(actor)})`;

/** A price of the solution `s` in lei, written as in its index. */
export const lei = (price: Sql): Sql => sql`in_lei(${price}, s.currency)`;

/** SQL condition: a range of prices in lei overlaps a price band. */
export const meetsBand = (band: PriceBand, low: Sql, high: Sql): Sql => {
  const [from, to] = PRICE_BANDS[band];
  return sql`${low} < ${sql.lit(to)} and ${high} >= ${sql.lit(from)}`;
};
/** The same for a range in euro that is known in the process. */
export const bandHas = (band: PriceBand, low: number, high: number): boolean => {
  const [from, to] = PRICE_BANDS[band];
  return low * LEI_PER_EURO < to && high * LEI_PER_EURO >= from;
};

/** SQL condition: the firm `f` fits the filters that both lists have. */
export const firmFits = ({ county, rating }: Pick<MemberSolutionQuery, 'county' | 'rating'>): Sql =>
  allOf(
    county ? sql`f.county_code = ${county}` : undefined,
    rating ? sql`f.rating >= ${sql.lit(Number(rating))}` : undefined,
  );

/* `certified` holds the last day of a firm's certificates of each kind. */
const certified = (kind: NonNullable<MemberPartnerQuery['certificate']>): Sql =>
  sql`f.certified[${sql.lit(placeOf(kind))}] >= (select ${today})`;

const favourite = ({ organisationId }: Actor): Sql =>
  sql`f.id in (select v.partner_id from favourite_partner v where v.organisation_id = ${organisationId})`;

const fitsQuery = (actor: Actor, query: MemberPartnerQuery): Sql => {
  const { category, price, certificate, response, favourites } = query;
  return allOf(
    listedFirm,
    firmFits(query),
    category && inDomain(sql`${category}`),
    price && sql`f.price_bands && array[${price}]`,
    certificate && certified(certificate),
    response &&
      sql`f.id in (select t.organisation_id from partner_response t where t.median_hours <= ${sql.lit(Number(response))})`,
    favourites && favourite(actor),
  );
};

const inOrder = (where: Sql, order: Sql): Sql => firstOf({ id: sql`f.id`, from: sql`organisation f`, where, order });

/* Firms in a domain of an open request, those of the authority's county first, then all others; each group by rating. */
const suitedFirst = (actor: Actor, where: Sql): Sql => {
  const own = sql`f.domain_slugs && ${ownDomains(actor)}`;
  const near = sql`f.county_code = (select county_code from organisation where id = ${actor.organisationId})`;
  return inTurn(
    inOrder(sql`${where} and ${own} and ${near}`, bestFirst),
    inTurn(
      inOrder(sql`${where} and ${own} and ${near} is not true`, bestFirst),
      inOrder(sql`${where} and not ${own}`, bestFirst),
    ),
  );
};

/* By the cheapest solution of each firm; firms without solutions come last. */
const cheapestFirst = (where: Sql): Sql =>
  inTurn(
    inOrder(sql`${where} and f.cheapest is not null`, sql`f.cheapest, f.id`),
    inOrder(sql`${where} and f.cheapest is null`, bestFirst),
  );

const found = (actor: Actor, query: MemberPartnerQuery): Sql => {
  const { q, page, sort } = query;
  const where = fitsQuery(actor, query);
  // Search results are ordered by their words, as on the public page.
  if (q) {
    const tagged = isTagged(query);
    const isCovered = tagged !== undefined || query.rating !== undefined;
    return foundFirms({ q, page, order: sort === 'newest' ? newestFirst : null, tagged, isCovered }, where);
  }
  if (sort === 'suited') return suitedFirst(actor, where);
  if (sort === 'price') return cheapestFirst(where);
  return inOrder(where, sort === 'newest' ? newestFirst : bestFirst);
};

const discount = sql`(select json_build_object('title', x.title, 'validUntil', x.valid_until) from discount x
  where x.organisation_id = f.id and ${hasNotEnded(sql`x.valid_until`)} order by x.valid_until nulls last, x.id limit 1)`;

/** Lists approved firms for a member of an authority, as a page of JSON text (`memberPartnerList`). */
export const listForMember = (db: Db, actor: Actor, query: MemberPartnerQuery): Promise<string> => {
  const item = sql`json_build_object(${cardFields}, 'isFavourite', ${favourite(actor)},
    'portfolioCount', (select count(*) from portfolio_item i where i.organisation_id = f.id),
    'responseHours', (select t.median_hours from partner_response t where t.organisation_id = f.id), 'offer', ${discount})`;
  const favouriteCount = sql`(select count(*) from organisation f where ${listedFirm} and ${favourite(actor)})`;
  return foundPageText(db, {
    page: query.page,
    found: found(actor, query),
    item,
    joins: withFirm,
    more: sql`, 'favourites', ${favouriteCount}${suitedTo(actor)}`,
  });
};
