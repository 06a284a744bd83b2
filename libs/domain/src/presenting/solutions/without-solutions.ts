import { TOTAL_LIMIT } from '@psp/contracts/common';
import { PAGE_SIZE } from '@psp/contracts/lists';
import type { MemberSolutionQuery } from '@psp/contracts/marketplace';
import type { MarketQuery } from '@psp/contracts/solutions';
import { sql } from 'kysely';
import { type Fit, firstOf, type Listed, matched, oneThenOther, orderedFor } from '../../searched.ts';
import { allOf, matches, type Sql, wordParts } from '../../sql.ts';
import { today } from '../../time.ts';
import { firmFits } from '../partners/market.ts';
import { bestFirst, inDomain } from '../partners/queries.ts';
import { isTagged } from '../partners/tags.ts';
import { isOffered } from './listed.ts';

/** Filters of the public list and of the list for members. */
export type MarketFilters = Omit<MarketQuery, 'partner'> &
  Partial<Pick<MarketQuery, 'partner'>> &
  Partial<Pick<MemberSolutionQuery, 'county' | 'rating' | 'price' | 'favourites'>>;

/*
 * The firm's columns may be hours old if a solution has ended since, hence the second check. It is a scalar subquery, since the
 * planner would read all solutions for "exists".
 */
const hasNothing = sql`(f.cheapest is null or (coalesce(f.offered_until < (select ${today}), false)
  and (select true from solution s where s.organisation_id = f.id and ${isOffered} limit 1) is null))`;

/* Firms with services but without solutions in the marketplace, best rated first. */
const firms = ({ category, partner, favourites, ...more }: MarketFilters): Listed => ({
  from: sql`organisation f`,
  id: sql`f.id`,
  where: allOf(
    sql`f.kind = 'firma' and f.status = 'approved' and cardinality(f.services) > 0`,
    hasNothing,
    partner ? sql`f.id = ${partner}` : undefined,
    // Indicative tiers cannot be favourites.
    favourites ? sql`false` : undefined,
    firmFits(more),
    category && inDomain(sql`${category}`),
  ),
  order: bestFirst,
});

/** Number of firms that fill the list if each has at least `levels` tiers. */
const firmsNeeded = (levels: number): number => Math.ceil((TOTAL_LIMIT + 1) / levels);

/** Query of `id` and `place` of as many of these firms as fill the list, if each has at least `levels` tiers. */
export const firmsOfAll = (query: MarketFilters, levels: number): Sql => firstOf(firms(query), firmsNeeded(levels));

/* One service of the firm has all the words. The firm's text contains its services, so it is checked first. */
const offers = (q: string, tagged: Sql | undefined): Fit => {
  const isNamed = sql`exists (select from unnest(f.services) service where ${matches(sql`search_fold(service)`, sql`search_vector(service)`, q)})`;
  const lines = sql`lines_of(f.services)`;
  const { byIndex } = matched(sql`search_fold(${lines})`, sql`search_vector(${lines})`, q, allOf(tagged, isNamed));
  return { fits: sql`(f.firm_text like all (${wordParts(q)}) and ${isNamed})`, byIndex };
};

/**
 * The same for a search: first firms with a service that fits, then those that fit by name or description. Only as many as the page
 * needs are in order.
 */
export const firmsFound = (query: MarketFilters, levels: number): Sql => {
  const { q, page, category, county } = query;
  const tagged = isTagged({ category, county });
  const list = {
    ...firms(query),
    q,
    most: firmsNeeded(levels),
    ordered: orderedFor(page, Math.ceil(PAGE_SIZE / levels)),
  };
  return oneThenOther(list, offers(q, tagged), matched(sql`f.firm_text`, sql`f.firm_words`, q, tagged));
};
