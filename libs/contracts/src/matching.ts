import { z } from 'zod';
import { countyCode } from './taxonomies.ts';

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
  /** Invitations of which `count` were answered; 0 for so few that a share says nothing. */
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
