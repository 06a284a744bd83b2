import { z } from 'zod';
import { countyCode } from './taxonomies.ts';

/** Reasons why a request and a firm match or not; shown as text, never as a number. */
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
  /** Whether the reason is for or against the match. */
  isFor: z.boolean(),
  /** County of the request; null if it names none. */
  county: countyCode.nullable().optional(),
  /** Whether the county is the firm's own (true) or served (false); null if the firm does not name the counties that it serves. */
  isOwn: z.boolean().nullable().optional(),
  /** Shared words, rarest first; words that were not counted yet are missing. */
  words: z.array(z.string()).optional(),
  /** Number of completed projects in the domain, or of answered invitations. */
  count: z.int().optional(),
  /** Number of invitations of which `count` were answered; 0 if too few for a rate. */
  of: z.int().optional(),
  /** Median hours until an offer. */
  hours: z.number().nullable().optional(),
  /** Certificates, as in `CERTIFICATES`. */
  certificates: z.array(z.string()).optional(),
  languages: z.array(z.enum(LANGUAGES)).optional(),
});
export type MatchReason = z.infer<typeof matchReason>;
/** Reasons in order of weight. */
export const matchReasons = z.array(matchReason);
