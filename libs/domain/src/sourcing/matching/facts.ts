import { sql } from 'kysely';
import type { Sql } from '../../sql.ts';
import { today } from '../../time.ts';

/**
 * A word is USUAL, or COMMON and without meaning for a match, if it is in this share of all searchable documents, and in `least` of
 * them.
 */
const USUAL = { share: 0.02, least: 40 };
const COMMON = { share: 0.2, least: 400 };

const from = ({ share, least }: typeof USUAL): Sql => sql`greatest(${sql.lit(least)}, ${sql.lit(share)} * (
  select sum(c.reltuples) from pg_class c where c.oid in ('search_document_partner'::regclass, 'search_document_solution'::regclass,
    'search_document_article'::regclass, 'search_document_community'::regclass)))`;

/* The words of an array that distinguish domains; all but boilerplate if none were counted yet. */
const tellingOf = (words: Sql): Sql => sql`case when exists (select from telling_word)
  then array(select t.key from telling_word t where t.key = any (${words})) else ${words} - match_boilerplate() end`;

/**
 * One row for an array of words: `often` are the words that do not count as rare, because they are frequent or distinguish no
 * domain; `usual` are the frequent words that still count for a match.
 */
export const commonOf = (
  words: Sql,
): Sql => sql`(select (${words} - t.telling) | c.often as often, c.usual & t.telling as usual
  from (select ${tellingOf(words)} as telling) t, (select coalesce(array_agg(k.key), '{}') as often,
    coalesce(array_agg(k.key) filter (where k.documents <= ${from(COMMON)}), '{}') as usual
  from (select w.key, sum(w.documents) as documents from search_word w where w.key = any (${words}) group by w.key) k
  where k.documents > ${from(USUAL)}) c)`;

const certificates = sql`array(select n from generate_subscripts(f.certified, 1) n where f.certified[n] >= ${today})`;

/**
 * Columns by which a firm `f` is compared, from its row and its record `t` (nulls if it has none). `often` and `usual` are words
 * from `commonOf`; `isAsked` is false if no certificates are asked for.
 */
export const factsOf = (often: Sql, usual: Sql, isAsked: Sql = sql`true`): Sql => sql`f.id, f.county_code,
  f.domain_slugs as domains, f.served_counties || f.county_code as counties, f.served_counties = '{}' as names_no_county,
  case when ${isAsked} then ${certificates} else '{}' end as certificates, f.languages,
  f.capacity <= coalesce(t.running, 0) as is_full, coalesce(t.work, '{}') as work, t.median_hours,
  coalesce(t.invited, 0) as invited, coalesce(t.answered, 0) as answered,
  f.rating_count = 0 and coalesce(t.work, '{}') = '{}' as is_new,
  f.words - ${often} as rare, f.words & ${usual} as usual`;

/** Joins the record `t` of a firm `f`. */
export const withRecord = sql`left join partner_response t on t.organisation_id = f.id`;

/** The single row `me` with the facts of a firm that looks for requests. */
export const me = (firma: string): Sql => sql`(select ${factsOf(sql`common.often`, sql`common.usual`)}
  from organisation f ${withRecord}, lateral ${commonOf(sql`f.words`)} common where f.id = ${firma}) me`;
