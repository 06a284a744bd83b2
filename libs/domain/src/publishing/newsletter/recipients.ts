import type { NewsletterSegment } from '@psp/contracts/newsletter-issues';
import { sql } from 'kysely';
import type { Db } from '../../read-db.ts';
import { allOf, oneRow, type Sql } from '../../sql.ts';

/** Organisations in which the account of the subscriber named `s` is a member, as rows named `o`. */
const ORGANISATIONS = sql`from account a join membership m on m.account_id = a.id join organisation o on o.id = m.organisation_id
  where a.email = s.email and a.status = 'active' and o.status = 'approved'`;

const worksFor = ({ audience }: NewsletterSegment): Sql | undefined => {
  if (audience === 'all') return undefined;
  if (audience === 'visitor') return sql`not exists (select ${ORGANISATIONS})`;
  return sql`exists (select ${ORGANISATIONS} and o.kind = ${audience})`;
};

/* Who chose no county is where their organisation is. */
const livesIn = ({ countyCode }: NewsletterSegment): Sql | undefined =>
  countyCode === null
    ? undefined
    : sql`(s.county_code = ${countyCode} or s.county_code is null and exists (select ${ORGANISATIONS} and o.county_code = ${countyCode}))`;

/* Who chose no domain wants to read of all. */
const caresFor = ({ domain }: NewsletterSegment): Sql | undefined =>
  domain === null ? undefined : sql`(s.domains = '{}' or ${domain} = any (s.domains))`;

/** Confirmed subscribers, as rows named `s`, of a segment. */
export const recipientsOf = (segment: NewsletterSegment): Sql =>
  sql`from subscriber s where ${allOf(sql`s.status = 'confirmed'`, worksFor(segment), livesIn(segment), caresFor(segment))}`;

export const countRecipients = async (db: Db, segment: NewsletterSegment): Promise<number> =>
  (await oneRow(db, sql<{ count: number }>`select count(*)::int as count ${recipientsOf(segment)}`))?.count ?? 0;

/** What the subscriber named `s` works for: the kind of the first organisation of its account, `visitor` without one. */
export const audienceOf = sql`coalesce((select o.kind ${ORGANISATIONS} order by m.id limit 1), 'visitor')`;
