import { MATCH_WEIGHTS as WEIGHTS } from '@psp/contracts/match-weights';
import { sql } from 'kysely';
import type { Sql } from '../../sql.ts';

/** Number of shared words that earns half of the weight of words; a rare word counts as RARE words. */
const HALF = 8;
const RARE = 3;
/** Added to RARE if the word is in the title. */
const TITLE = 2;

const weight = (of: keyof typeof WEIGHTS): Sql => sql.lit(WEIGHTS[of]);
const half = (of: keyof typeof WEIGHTS): Sql => sql.lit(WEIGHTS[of] / 2);

/* Fit of a request `r` to the facts `me` of a firm. */

export const isOfDomain = sql`r.category = any (me.domains)`;
/** Null if the firm has no county. */
const isServed = sql`r.county_code = any (me.counties)`;
const isOwnLanguage = sql`(r.languages = '{}' or 'ro' = any (r.languages) or r.languages && me.languages)`;
const hasAskedCertificates = sql`r.asked_certificates <@ me.certificates`;
/** Number of completed projects in the request's domain. */
const works = sql`coalesce((me.work ->> r.category)::integer, 0)`;
export const fits = { isServed, isOwnLanguage, hasAskedCertificates, works };

const shared = sql`${sql.lit(RARE)} * icount(r.words & me.rare) + icount(r.words & me.usual)
  + ${sql.lit(TITLE)} * icount(r.title_words & me.rare)`;

/** Match of a request `r` and the firm with the facts `me`, from 0 to 100: the sum of the criteria in MATCH_WEIGHTS. */
export const score: Sql = sql`(case when ${isOfDomain} then ${weight('domain')} else 0 end
  + ${weight('words')} * (1 - ${sql.lit(HALF)}::float8 / (${sql.lit(HALF)} + ${shared}))
  + case when r.county_code is null or ${isServed} then ${weight('county')} when me.names_no_county then ${sql.lit(WEIGHTS.county / 3)} else 0 end
  + ${weight('work')} * (1 - 1::float8 / (2 + ${works}))
  + case when r.asked_certificates = '{}' then ${half('certificates')} when ${hasAskedCertificates} then ${weight('certificates')} else 0 end
  + case when me.is_full then 0 when me.is_full is null then ${half('capacity')} else ${weight('capacity')} end
  + ${weight('response')} * (me.answered + 2)::float8 / (me.invited + 4)
  + case when ${isOwnLanguage} then ${weight('language')} else 0 end)`;
