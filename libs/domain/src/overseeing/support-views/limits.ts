import { type ChangeableLimit, LIMIT_NAMES, LIMITS } from '@psp/contracts/limit-names';
import type { SupportLimits } from '@psp/contracts/support-views';
import { sql } from 'kysely';
import { timesOf } from '../../operating/limits/changed-limits.ts';
import type { Db } from '../../read-db.ts';
import { oneRow, type Sql } from '../../sql.ts';
import type { Reader } from './reader.ts';

/* Limits of one kind of organisation; the others are of all. */
const OF_ONE_KIND: Partial<Record<ChangeableLimit, Reader['kind']>> = {
  'first-contact:firm': 'firma',
  'first-contact:verified': 'firma',
  'work-confirmation:organisation': 'firma',
  'benefit-claim:organisation': 'firma',
  'first-contact:authority': 'uat',
};
/* Of an address, which may be anybody's. */
const LEFT_OUT: readonly ChangeableLimit[] = ['ticket:email'];

const limitsOf = (kind: Reader['kind']): ChangeableLimit[] =>
  LIMIT_NAMES.filter((limit) => (OF_ONE_KIND[limit] ?? kind) === kind && !LEFT_OUT.includes(limit));

const recent = (limit: ChangeableLimit): Sql =>
  sql`a.kind = ${limit} and a.at > now() - ${sql.lit(LIMITS[limit].per === 'day' ? '1 day' : '1 hour')}::interval`;

/*
 * SQL condition: the member `m` has acted for this organisation alone. The attempts of a person are counted for all organisations
 * together, and what a member does elsewhere is not for this view.
 */
const IS_OF_ONE = sql`not exists (select from membership e
    where e.account_id = m.account_id and e.organisation_id <> m.organisation_id)
  and not exists (select from audit e where e.account_id = m.account_id and e.organisation_id <> m.organisation_id
    and e.at > now() - interval '1 day')`;

/* Attempts of the organisation itself, or of the member with most. */
const usedOf = (limit: ChangeableLimit, { organisationId }: Reader): Sql =>
  limit.endsWith(':account')
    ? sql`(select coalesce(max(n), 0) from (select count(*) as n from attempt a join membership m on a.key = m.account_id::text
        where m.organisation_id = ${organisationId} and ${IS_OF_ONE} and ${recent(limit)} group by a.key) counted)`
    : sql`(select count(*) from attempt a where a.key = ${organisationId} and ${recent(limit)})`;

/** Reads how much of its limits an organisation has used up to now, without members who also act for another one. */
export const readSupportLimits = async (db: Db, reader: Reader): Promise<SupportLimits> => {
  const items = limitsOf(reader.kind).map(
    (limit) => sql`json_build_object('limit', ${limit}::text, 'used', ${usedOf(limit, reader)},
      'times', ${timesOf(limit, LIMITS[limit].times)}::int)`,
  );
  const row = await oneRow(
    db,
    sql<{ items: SupportLimits['items'] }>`select json_build_array(${sql.join(items)}) as items`,
  );
  return { items: row?.items ?? [] };
};
