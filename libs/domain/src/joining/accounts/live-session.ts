import type { Kind } from '@psp/contracts/common';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../read-db.ts';
import { oneRow, type Sql } from '../../sql.ts';

interface Asked {
  sessionId: string;
  accountId: string;
  /** True when the demo administrator needs no second factor. */
  isLocal: boolean;
}

interface LiveSession extends Actor {
  email: string;
  isAccountActive: boolean;
  /** True when `last_seen_at` is older than a minute. */
  unseen: boolean;
}

/* Joins account `a`, membership `m` and organisation `o` to session `s`, with the condition that the session is live. */
const isLiveSession = (isLocal: boolean): Sql => sql`
  join account a on a.id = s.account_id
  join membership m on m.account_id = s.account_id and m.organisation_id = s.organisation_id
  join organisation o on o.id = s.organisation_id and o.merged_into_id is null
  where s.ended_at is null and s.expires_at > now() and s.last_seen_at + make_interval(secs => s.idle_seconds) > now()
    and (o.kind <> 'admin' or s.second_factor_at is not null or (a.two_factor_optional and ${isLocal}::boolean))`;

/**
 * Reads the actor of a live session. Returns null when the session has ended, expired or been idle for too long, when its
 * membership is gone, or when it belongs to an administrator without second factor. Every request calls it, so that sign-outs,
 * suspensions and role changes apply at once.
 */
export const readLiveSession = (db: Db, { sessionId, accountId, isLocal }: Asked): Promise<LiveSession | null> =>
  oneRow(
    db,
    sql<LiveSession>`select a.id as "accountId", a.display_name as "displayName", a.email::text as email, o.id as "organisationId",
        o.name as "organisationName", o.kind, m.role, case when o.kind = 'admin' and m.role = 'editor' then m.areas end as areas, case when a.status = 'active' then o.status else 'suspended' end as status,
        a.status = 'active' as "isAccountActive", s.last_seen_at < now() - interval '60 seconds' as unseen
      from session s ${isLiveSession(isLocal)} and s.id = ${sessionId} and s.account_id = ${accountId}`,
  );

/** The organisation that a live session acts for, and those of its account. */
export interface LiveReader {
  sessionId: string;
  organisationId: string;
  kind: Kind;
  /** All organisations of the account; it receives the notifications of each. */
  organisations: string[];
}

/** Returns those of the given sessions that are live; ended ones and those without a membership are left out. */
export const readLiveReaders = (db: Db, sessionIds: readonly string[], isLocal: boolean): Promise<LiveReader[]> =>
  db.run(sql<LiveReader>`select s.id as "sessionId", o.id as "organisationId", o.kind,
      array(select organisation_id from membership where account_id = a.id) as organisations
    from session s ${isLiveSession(isLocal)} and a.status = 'active' and s.id = any (${sessionIds}::uuid[])`);

/** Updates the time at which the session was last used, at most once a minute. */
export const touchSession = (db: Db, sessionId: string): Promise<unknown> =>
  db.run(sql`update session set last_seen_at = now()
    where id = ${sessionId} and last_seen_at < now() - interval '60 seconds'`);
