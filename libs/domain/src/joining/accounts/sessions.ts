import type { EntityManager } from '@mikro-orm/postgresql';
import type { Kind } from '@psp/contracts/common';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Seconds until an unused session ends, and until any session ends. */
export const LIFETIMES: Record<Kind, { idle: number; absolute: number }> = {
  uat: { idle: 7 * DAY, absolute: 30 * DAY },
  firma: { idle: 7 * DAY, absolute: 30 * DAY },
  admin: { idle: 15 * MINUTE, absolute: 8 * HOUR },
};
const REUSE_SECONDS = 10;

/** SQL: the session can be used now. */
export const LIVE = `ended_at is null and expires_at > now() and last_seen_at + make_interval(secs => idle_seconds) > now()`;

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

const COLUMNS = `id, account_id as "accountId", (extract(epoch from expires_at) * 1000)::float8 as "expiresAt"`;
type Stored = Omit<SessionRow, 'expiresAt'> & { expiresAt: number };
const toSession = (row: Stored | undefined): SessionRow | null =>
  row ? { ...row, expiresAt: new Date(row.expiresAt) } : null;

/** Opens a session for the person and the organisation they act for. Only the hash of its refresh secret is kept. */
export async function openSession(em: EntityManager, actor: Actor, opening: Opening): Promise<SessionRow> {
  const { idle, absolute } = LIFETIMES[actor.kind];
  const [row] = await em.execute<Stored[]>(
    `insert into session (account_id, organisation_id, refresh_hash, idle_seconds, expires_at, user_agent, address, second_factor_at)
     values (?, ?, ?, ?, now() + make_interval(secs => ?), ?, ?::inet, case when ?::boolean then now() end) returning ${COLUMNS}`,
    [
      ...[actor.accountId, actor.organisationId, opening.refreshHash, idle, absolute],
      ...[opening.userAgent, opening.address, opening.hasSecondFactor],
    ],
  );
  const session = toSession(row);
  if (!session) throw new Error('the session row was not returned');
  return session;
}

interface Renewal {
  presentedHash: string;
  nextHash: string;
  /** True when no person asked for it: the session is not noted as seen. */
  isBackground: boolean;
}

/**
 * Replaces the refresh secret of a live session, or accepts again one that was replaced less than 10 s ago (two tabs at
 * the same moment). Null when the session is not live or the secret is another.
 */
export async function rotateSession(
  em: EntityManager,
  id: string,
  { presentedHash, nextHash, isBackground }: Renewal,
): Promise<SessionRow | null> {
  const [rotated] = await em.execute<Stored[]>(
    `update session set previous_hash = refresh_hash, refresh_hash = ?, rotated_at = now(),
       last_seen_at = case when ?::boolean then last_seen_at else now() end
     where id = ? and refresh_hash = ? and ${LIVE} returning ${COLUMNS}`,
    [nextHash, isBackground, id, presentedHash],
  );
  if (rotated) return toSession(rotated);
  const [repeated] = await em.execute<Stored[]>(
    `select ${COLUMNS} from session where id = ? and previous_hash = ? and refresh_hash = ?
       and rotated_at > now() - make_interval(secs => ${REUSE_SECONDS}) and ${LIVE}`,
    [id, presentedHash, nextHash],
  );
  return toSession(repeated);
}

/**
 * Ends a live session whose present secret is one of those that follow from a presented, replaced one: somebody has a
 * copy. `followers` are the hashes of the secrets after it, nearest first; the nearest counts only 10 s after the
 * replacement. Returns whose session it was; null when there was nothing to end.
 */
export async function endReusedSession(em: EntityManager, id: string, followers: string[]): Promise<SessionRow | null> {
  const [nearest = ''] = followers;
  const { rows } = await sql<Stored>`update session set ended_at = now(), end_reason = 'reuse'
    where id = ${id} and refresh_hash = any (${followers}::text[])
      and (refresh_hash <> ${nearest} or rotated_at <= now() - make_interval(secs => ${REUSE_SECONDS}))
      and ${sql.raw(LIVE)} returning ${sql.raw(COLUMNS)}`.execute(em.getKysely());
  return toSession(rows[0]);
}

/** Ends the session that a browser held until it signed in anew; one that had ended before stays as it is. */
export async function replaceSession(em: EntityManager, id: string): Promise<void> {
  await em.execute(`update session set ended_at = now(), end_reason = 'replaced' where id = ? and ended_at is null`, [
    id,
  ]);
}

/** Ends sessions of an account: this one, all, or all others. Returns how many were ended. */
export async function endSessions(
  em: EntityManager,
  accountId: string,
  sessionId: string,
  scope: EndScope,
): Promise<number> {
  const which = { local: 'id = ?', global: '(id = ? or true)', others: 'id <> ?' }[scope];
  const rows = await em.execute<{ id: string }[]>(
    `update session set ended_at = now(), end_reason = 'signed_out'
     where account_id = ? and ${which} and ended_at is null returning id`,
    [accountId, sessionId],
  );
  return rows.length;
}

/** Ends all sessions of an account, for a reason that is not the person's wish; `except` keeps one. */
export async function endEverySession(
  em: EntityManager,
  accountId: string,
  reason: 'password_changed' | 'two_factor_reset',
  except: string | null = null,
): Promise<void> {
  await em.execute(
    `update session set ended_at = now(), end_reason = ?
     where account_id = ? and id is distinct from ?::uuid and ended_at is null`,
    [reason, accountId, except],
  );
}

/** Finds the live session of a refresh secret, current or just replaced. */
export async function findByRefresh(
  em: EntityManager,
  id: string,
  hash: string,
): Promise<{ sessionId: string; accountId: string; organisationId: string } | null> {
  const [row] = await em.execute<{ sessionId: string; accountId: string; organisationId: string }[]>(
    `select id as "sessionId", account_id as "accountId", organisation_id as "organisationId"
     from session where id = ? and ? in (refresh_hash, previous_hash) and ${LIVE}`,
    [id, hash],
  );
  return row ?? null;
}
