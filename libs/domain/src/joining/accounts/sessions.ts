import type { Kind } from '@psp/contracts/common';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../read-db.ts';
import { oneRow, type Sql } from '../../sql.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Idle timeout and maximum lifetime of a session, in seconds. */
export const LIFETIMES: Record<Kind, { idle: number; absolute: number }> = {
  uat: { idle: 7 * DAY, absolute: 30 * DAY },
  firma: { idle: 7 * DAY, absolute: 30 * DAY },
  admin: { idle: 15 * MINUTE, absolute: 8 * HOUR },
};
/** Time for which a replaced refresh secret is still accepted. */
const REUSE = sql`interval '10 seconds'`;

/** SQL condition: the session is live. */
export const LIVE = sql`ended_at is null and expires_at > now() and last_seen_at + make_interval(secs => idle_seconds) > now()`;

/** SQL condition: the session's account is active. */
const OF_ACTIVE = sql`exists (select 1 from account where id = session.account_id and status = 'active')`;

export type EndScope = 'local' | 'global' | 'others';

export interface SessionRow {
  id: string;
  accountId: string;
  expiresAt: Date;
}

interface Opening {
  refreshHash: string;
  userAgent: string;
  address: string;
  hasSecondFactor: boolean;
}

const COLUMNS = sql`id, account_id as "accountId", (extract(epoch from expires_at) * 1000)::float8 as "expiresAt"`;
const sessionFrom = async (db: Db, statement: Sql): Promise<SessionRow | null> => {
  const row = await oneRow(db, sql<Omit<SessionRow, 'expiresAt'> & { expiresAt: number }>`${statement}`);
  return row && { ...row, expiresAt: new Date(row.expiresAt) };
};

/** Opens a session for the actor's account and organisation. Only the hash of the refresh secret is stored. */
export const openSession = async (
  db: Db,
  { kind, accountId, organisationId }: Actor,
  { refreshHash, userAgent, address, hasSecondFactor }: Opening,
): Promise<SessionRow> => {
  const { idle, absolute } = LIFETIMES[kind];
  const session = await sessionFrom(
    db,
    sql`insert into session (account_id, organisation_id, refresh_hash, idle_seconds, expires_at, user_agent, address, second_factor_at)
      values (${accountId}, ${organisationId}, ${refreshHash}, ${idle}, now() + make_interval(secs => ${absolute}), ${userAgent},
        ${address}::inet, case when ${hasSecondFactor}::boolean then now() end) returning ${COLUMNS}`,
  );
  if (!session) throw new Error('the session row was not returned');
  return session;
};

interface Renewal {
  presentedHash: string;
  nextHash: string;
  /** True for a background request, which does not count as use of the session. */
  isBackground: boolean;
}

/**
 * Replaces the refresh secret of a live session. A secret that was replaced less than 10 s ago is accepted again, because two tabs
 * may refresh at once. Null when the session is not live, its account is suspended, or the secret is wrong.
 */
export const rotateSession = async (
  db: Db,
  id: string,
  { presentedHash, nextHash, isBackground }: Renewal,
): Promise<SessionRow | null> =>
  (await sessionFrom(
    db,
    sql`update session set previous_hash = refresh_hash, refresh_hash = ${nextHash}, rotated_at = now(),
        last_seen_at = case when ${isBackground}::boolean then last_seen_at else now() end
      where id = ${id} and refresh_hash = ${presentedHash} and ${LIVE} and ${OF_ACTIVE} returning ${COLUMNS}`,
  )) ??
  sessionFrom(
    db,
    sql`select ${COLUMNS} from session where id = ${id} and previous_hash = ${presentedHash} and refresh_hash = ${nextHash}
      and rotated_at > now() - ${REUSE} and ${LIVE} and ${OF_ACTIVE}`,
  );

/**
 * Ends a live session when a replaced refresh secret is presented again, which means that somebody has a copy of it. `followers`:
 * hashes of the secrets that follow the presented one, nearest first; the nearest counts only 10 s after the replacement. Returns
 * the ended session; null when there was nothing to end.
 */
export const endReusedSession = (db: Db, id: string, followers: string[]): Promise<SessionRow | null> =>
  sessionFrom(
    db,
    sql`update session set ended_at = now(), end_reason = 'reuse'
      where id = ${id} and refresh_hash = any (${followers}::text[])
        and (refresh_hash <> ${followers[0] ?? ''} or rotated_at <= now() - ${REUSE}) and ${LIVE} returning ${COLUMNS}`,
  );

/** Ends the live session of a suspended account by its refresh secret. Returns the ended session; null when there is none. */
export const endSuspendedSession = (db: Db, id: string, presentedHash: string): Promise<SessionRow | null> =>
  sessionFrom(
    db,
    sql`update session set ended_at = now(), end_reason = 'suspended'
      where id = ${id} and ${presentedHash} in (refresh_hash, previous_hash) and ${LIVE} and not ${OF_ACTIVE} returning ${COLUMNS}`,
  );

/** Ends the session that a browser had before it signed in again, unless it has ended already. */
export const replaceSession = async (db: Db, id: string): Promise<void> => {
  await db.run(sql`update session set ended_at = now(), end_reason = 'replaced' where id = ${id} and ended_at is null`);
};

/** Ends sessions of an account: the given one (`local`), all (`global`) or all others. Returns the number of ended sessions. */
export const endSessions = async (db: Db, accountId: string, sessionId: string, scope: EndScope): Promise<number> => {
  const which = { local: sql`id = ${sessionId}`, global: sql`true`, others: sql`id <> ${sessionId}` }[scope];
  const ended = await db.run(sql`update session set ended_at = now(), end_reason = 'signed_out'
    where account_id = ${accountId} and ${which} and ended_at is null returning id`);
  return ended.length;
};

/** Ends all sessions of an account except `except` after a security change. */
export const endEverySession = async (
  db: Db,
  accountId: string,
  reason: 'password_changed' | 'two_factor_reset',
  except: string | null = null,
): Promise<void> => {
  await db.run(sql`update session set ended_at = now(), end_reason = ${reason}
    where account_id = ${accountId} and id is distinct from ${except}::uuid and ended_at is null`);
};

/** A session with its account and organisation. */
export interface HeldSession {
  sessionId: string;
  accountId: string;
  organisationId: string;
}

/** Finds the live session of a refresh secret, current or just replaced. */
export const findByRefresh = (db: Db, id: string, hash: string): Promise<HeldSession | null> =>
  oneRow(
    db,
    sql<HeldSession>`select id as "sessionId", account_id as "accountId", organisation_id as "organisationId"
      from session where id = ${id} and ${hash} in (refresh_hash, previous_hash) and ${LIVE}`,
  );
