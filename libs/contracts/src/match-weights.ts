/* Without zod, for pages that only show the weights. */

/**
 * Weights of the criteria that match a request and a firm; they add up to 100. The score orders the requests for a firm and the
 * firms suggested to an authority. Nothing else counts, and nobody can pay for a place.
 *
 * - `domain`: the request is in a domain of the firm;
 * - `words`: words that both texts share; rare words and words of the title count more;
 * - `county`: the firm is in the request's county or serves it, or the request names none;
 * - `work`: completed projects in the same domain, each one counting less than the previous one;
 * - `certificates`: the firm has the certificates that the text names, valid today;
 * - `capacity`: it has fewer projects under way than its stated capacity;
 * - `response`: share of its invitations that it answered;
 * - `language`: its profile is in the language of the text, if that is not Romanian.
 *
 * An unknown criterion counts half, so that a new firm starts in the middle. For a firm that does not name the counties that it
 * serves, counties other than its own count a third.
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
