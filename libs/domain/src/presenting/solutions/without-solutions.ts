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

/** Filters of the public list, and of the members' one. */
export type MarketFilters = Omit<MarketQuery, 'partner'> &
  Partial<Pick<MarketQuery, 'partner'>> &
  Partial<Pick<MemberSolutionQuery, 'county' | 'rating' | 'price' | 'favourites'>>;

/* What is kept with a firm is behind by hours where a solution has ended since; the planner would read all solutions for "exists". */
const hasNothing = sql`(f.cheapest is null or (coalesce(f.offered_until < (select ${today}), false)
  and (select true from solution s where s.organisation_id = f.id and ${isOffered} limit 1) is null))`;

/* Firms that have nothing of their own in the marketplace, and services to show; the best rated first. */
const firms = ({ category, partner, favourites, ...more }: MarketFilters): Listed => ({
  from: sql`organisation f`,
  id: sql`f.id`,
  where: allOf(
    sql`f.kind = 'firma' and f.status = 'approved' and cardinality(f.services) > 0`,
    hasNothing,
    partner ? sql`f.id = ${partner}` : undefined,
    // A level is nobody's favourite.
    favourites ? sql`false` : undefined,
    firmFits(more),
    category && inDomain(sql`${category}`),
  ),
  order: bestFirst,
});

/** How many firms fill the list where each shows at least so many levels. */
const enoughOf = (levels: number): number => Math.ceil((TOTAL_LIMIT + 1) / levels);

/** The first of these firms, each of at least so many levels, as a query of `id` and `place`. */
export const firmsOfAll = (query: MarketFilters, levels: number): Sql => firstOf(firms(query), enoughOf(levels));

/* Of its services one has all the words; the firm's text has them then, too. */
const offers = (q: string, tagged: Sql | undefined): Fit => {
  const isNamed = sql`exists (select from unnest(f.services) service where ${matches(sql`search_fold(service)`, sql`search_vector(service)`, q)})`;
  const lines = sql`lines_of(f.services)`;
  const { byIndex } = matched(sql`search_fold(${lines})`, sql`search_vector(${lines})`, q, allOf(tagged, isNamed));
  return { fits: sql`(f.firm_text like all (${wordParts(q)}) and ${isNamed})`, byIndex };
};

/**
 * The same of a search, as many as fill the list and more: those before all others of which a service fits, then those that fit by their
 * name or description. As many as the levels of the page need are in order.
 */
export const firmsFound = (query: MarketFilters, levels: number): Sql => {
  const { q, page, category, county } = query;
  const tagged = isTagged({ category, county });
  const list = { ...firms(query), q, most: enoughOf(levels), ordered: orderedFor(page, Math.ceil(PAGE_SIZE / levels)) };
  return oneThenOther(list, offers(q, tagged), matched(sql`f.firm_text`, sql`f.firm_words`, q, tagged));
};
