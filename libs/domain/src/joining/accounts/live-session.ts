import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../read-db.ts';
import { oneRow, type Sql } from '../../sql.ts';

interface Asked {
  sessionId: string;
  accountId: string;
  /** Whether an administrator of the demonstration may do without a second factor. */
  isLocal: boolean;
}

interface LiveSession extends Actor {
  email: string;
  isAccountActive: boolean;
  /** Not noted as seen for a minute. */
  unseen: boolean;
}

/** Joins account `a`, membership `m` and organisation `o` to a session `s`, with the condition that it lives. */
export const isLiveSession = (isLocal: boolean): Sql => sql`
  join account a on a.id = s.account_id
  join membership m on m.account_id = s.account_id and m.organisation_id = s.organisation_id
  join organisation o on o.id = s.organisation_id
  where s.ended_at is null and s.expires_at > now() and s.last_seen_at + make_interval(secs => s.idle_seconds) > now()
    and (o.kind <> 'admin' or s.second_factor_at is not null or (a.two_factor_optional and ${isLocal}::boolean))`;

/**
 * Who a session acts as; null for one that has ended, expired, been idle for too long, lost its membership, or is an
 * administrator's without second factor. Asked by every request, so that sign-outs, suspensions and roles apply at once.
 */
export const readLiveSession = (db: Db, { sessionId, accountId, isLocal }: Asked): Promise<LiveSession | null> =>
  oneRow(
    db,
    sql<LiveSession>`select a.id as "accountId", a.display_name as "displayName", a.email::text as email, o.id as "organisationId",
        o.name as "organisationName", o.kind, m.role, case when a.status = 'active' then o.status else 'suspended' end as status,
        a.status = 'active' as "isAccountActive", s.last_seen_at < now() - interval '60 seconds' as unseen
      from session s ${isLiveSession(isLocal)} and s.id = ${sessionId} and s.account_id = ${accountId}`,
  );

/** Notes that a session is used, at most once a minute. */
export const noteSeen = (db: Db, sessionId: string): Promise<unknown> =>
  db.run(sql`update session set last_seen_at = now()
    where id = ${sessionId} and last_seen_at < now() - interval '60 seconds'`);
