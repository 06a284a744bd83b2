import { z } from 'zod';
import { countyCode } from './taxonomies.ts';

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

/** Why a request and a firm suit each other or do not; the screens say it in words, never as a number. */
export const MATCH_CODES = [
  'invited',
  'domain',
  'county',
  'words',
  'work',
  'certificates',
  'capacity',
  'language',
  'response',
  'new',
] as const;

const LANGUAGES = ['ro', 'hu', 'de', 'en'] as const;
export type MatchLanguage = (typeof LANGUAGES)[number];

export const matchReason = z.object({
  code: z.enum(MATCH_CODES),
  /** Whether it speaks for the two, or against. */
  isFor: z.boolean(),
  /** County of the request; null where it names none. */
  county: countyCode.nullable().optional(),
  /** Whether the county is the firm's own (true), or served (false); null where the firm does not say which ones it serves. */
  isOwn: z.boolean().nullable().optional(),
  /** What both speak of, the rarest first; none where a word is too new to be known. */
  words: z.array(z.string()).optional(),
  /** Completed projects of the domain, or invitations answered. */
  count: z.int().optional(),
  /** Invitations of which `count` were answered. */
  of: z.int().optional(),
  /** Median hours until an offer. */
  hours: z.number().nullable().optional(),
  /** What the names of certificates contain, as in `CERTIFICATES`. */
  certificates: z.array(z.string()).optional(),
  languages: z.array(z.enum(LANGUAGES)).optional(),
});
export type MatchReason = z.infer<typeof matchReason>;
/** What counts most comes first. */
export const matchReasons = z.array(matchReason);
