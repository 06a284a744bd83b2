import type { NewsletterSegment } from '@psp/contracts/newsletter-issues';
import { sql } from 'kysely';
import type { Db } from '../../read-db.ts';
import { allOf, oneRow, type Sql } from '../../sql.ts';

/** Rows `o`: approved organisations of which the account of the subscriber `s` is a member. */
const ORGANISATIONS = sql`from account a join membership m on m.account_id = a.id join organisation o on o.id = m.organisation_id
  where a.email = s.email and a.status = 'active' and o.status = 'approved'`;

const isInAudience = ({ audience }: NewsletterSegment): Sql | undefined => {
  if (audience === 'all') return undefined;
  if (audience === 'visitor') return sql`not exists (select ${ORGANISATIONS})`;
  return sql`exists (select ${ORGANISATIONS} and o.kind = ${audience})`;
};

/* A subscriber without a county has that of their organisation. */
const isInCounty = ({ countyCode }: NewsletterSegment): Sql | undefined =>
  countyCode === null
    ? undefined
    : sql`(s.county_code = ${countyCode} or s.county_code is null and exists (select ${ORGANISATIONS} and o.county_code = ${countyCode}))`;

/* A subscriber without domains receives all of them. */
const isInterestedIn = ({ domain }: NewsletterSegment): Sql | undefined =>
  domain === null ? undefined : sql`(s.domains = '{}' or ${domain} = any (s.domains))`;

/** From clause with the confirmed subscribers `s` of a segment. */
export const recipientsOf = (segment: NewsletterSegment): Sql =>
  sql`from subscriber s where ${allOf(sql`s.status = 'confirmed'`, isInAudience(segment), isInCounty(segment), isInterestedIn(segment))}`;

export const countRecipients = async (db: Db, segment: NewsletterSegment): Promise<number> =>
  (await oneRow(db, sql<{ count: number }>`select count(*)::int as count ${recipientsOf(segment)}`))?.count ?? 0;

/** Audience of the subscriber `s`: the kind of the first organisation of its account, or `visitor`. */
export const audienceOf = sql`coalesce((select o.kind ${ORGANISATIONS} order by m.id limit 1), 'visitor')`;
