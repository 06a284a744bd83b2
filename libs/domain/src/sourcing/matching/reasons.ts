import { CERTIFICATES } from '@psp/contracts/marketplace';
import type { MatchReason } from '@psp/contracts/matching';
import { MIN_ANSWERS } from '@psp/contracts/partners';
import { sql } from 'kysely';
import type { Sql } from '../../sql.ts';
import { fits, isOfDomain } from './score.ts';

const { isServed, isOwnLanguage, hasAskedCertificates, works } = fits;
/** Maximum number of words that a reason names. */
const SHOWN = sql.lit(2);

const reason = (code: MatchReason['code'], isFor: Sql, more: Sql = sql``): Sql =>
  sql`jsonb_build_object('code', ${sql.lit(code)}::text, 'isFor', ${isFor}${more})`;
const when = (condition: Sql, then: Sql): Sql => sql`case when ${condition} then ${then} end`;

/* The most frequent form of each shared word; rarest words first, then alphabetically. */
const words = sql`(select coalesce(jsonb_agg(k.shown order by k.documents, k.shown), '[]') from (
  select (array_agg(w.shown order by w.documents desc, w.shown))[1] collate "ro-x-icu" as shown, sum(w.documents) as documents
  from search_word w where w.key = any (r.words & (me.rare | me.usual)) group by w.key order by 2, 1 limit ${SHOWN}) k)`;

const names = sql.raw(`'{${CERTIFICATES.join()}}'::text[]`);
const named = (places: Sql): Sql => sql`to_jsonb(array(select (${names})[n] from unnest(${places}) n))`;

const county = sql`r.county_code is null or coalesce(${isServed}, false)`;
const isOwn = sql`case when r.county_code = me.county_code then true when me.names_no_county then null else false end`;

const sharedReasons: Sql[] = [
  reason('domain', isOfDomain),
  when(sql`icount(r.words & (me.rare | me.usual)) > 0`, reason('words', sql`true`, sql`, 'words', ${words}`)),
  reason('county', county, sql`, 'county', r.county_code, 'isOwn', ${isOwn}`),
  when(sql`${works} > 0`, reason('work', sql`true`, sql`, 'count', ${works}`)),
  when(
    sql`r.asked_certificates <> '{}'`,
    reason(
      'certificates',
      hasAskedCertificates,
      sql`, 'certificates', ${named(sql`case when ${hasAskedCertificates} then r.asked_certificates else r.asked_certificates - me.certificates end`)}`,
    ),
  ),
  when(sql`me.is_full`, reason('capacity', sql`false`)),
  when(
    sql`r.languages <> '{}' and 'ro' <> all (r.languages)`,
    reason('language', isOwnLanguage, sql`, 'languages', to_jsonb(r.languages)`),
  ),
];

/* With fewer invitations a response rate says nothing. */
const isInvitedOften = sql`me.invited >= ${sql.lit(MIN_ANSWERS)}`;

const listOf = (reasons: Sql[]): Sql => sql`array_to_json(array_remove(array[${sql.join(reasons)}], null))`;

/** Reasons for and against the request `r`, shown to the firm `me`, as JSON (`matchReasons`). `invited`: whether it is invited. */
export const reasonsForFirm = (invited: Sql): Sql =>
  listOf([when(invited, reason('invited', sql`true`)), ...sharedReasons]);

/** Reasons for and against the firm `me`, shown to the authority of the request `r`, as JSON (`matchReasons`). */
export const reasonsForAuthority: Sql = listOf([
  ...sharedReasons,
  when(
    sql`me.median_hours is not null or ${isInvitedOften}`,
    reason(
      'response',
      sql`not ${isInvitedOften} or me.answered * 2 >= me.invited`,
      sql`, 'hours', me.median_hours, 'count', me.answered, 'of', case when ${isInvitedOften} then me.invited else 0 end`,
    ),
  ),
  when(sql`me.is_new`, reason('new', sql`true`)),
]);
