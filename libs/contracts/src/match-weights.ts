/* Without zod, for pages that only name the rule. */

/**
 * How much each thing counts when a request and a firm are compared, of 100 in all. Both sides are shown the same: a firm its
 * requests in this order, an authority the firms to invite. Nothing else counts, and nobody can pay for a place.
 *
 * - `domain`: the request is in a domain of the firm;
 * - `words`: what both texts speak of, rare words and those of the title more than common ones;
 * - `county`: the firm is of the request's county or serves it, or the request names none;
 * - `work`: completed projects of the same domain, each further one less than the one before;
 * - `certificates`: the firm has those that the text names, valid today;
 * - `capacity`: it has fewer projects under way than it says it can carry;
 * - `response`: of the requests it was invited to, how many it answered;
 * - `language`: its profile is in the language of the text, where that is not Romanian.
 *
 * What is not known of a firm counts half, as for an average one: a new firm starts in the middle, not at the end. Where a firm
 * does not name the counties that it serves, all but its own count a third.
 */
export const MATCH_WEIGHTS = {
  domain: 35,
  words: 25,
  county: 15,
  work: 8,
  certificates: 5,
  capacity: 5,
  response: 4,
  language: 3,
} as const;
export type MatchPart = keyof typeof MATCH_WEIGHTS;
