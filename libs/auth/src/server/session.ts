import '@fastify/cookie';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { Actor } from '@psp/domain/actor';
import type { FastifyRequest } from 'fastify';
import { isBackground } from './background.ts';
import { ACCESS_COOKIE } from './cookies.ts';
import type { Tokens } from './tokens.ts';

/** A live session: its actor and the account's e-mail. Status 'suspended' also for a suspended account. */
export interface LiveSession {
  actor: Actor;
  sessionId: string;
  email: string;
  isAccountActive: boolean;
}

/** Database with the sessions. */
export interface SessionSource {
  orm: MikroORM;
  tokens: Tokens;
  /**
   * True while the portal is reachable from this machine only: the demonstration's administrator then needs no second
   * factor.
   */
  isLocal: boolean;
}

interface Row extends Actor {
  email: string;
  isAccountActive: boolean;
  unseen: boolean;
}

// Queried on every request, so that sign-outs, suspensions and role changes apply at once.
const LIVE_SESSION = `
select a.id as "accountId", a.display_name as "displayName", a.email::text as email, o.id as "organisationId",
  o.name as "organisationName", o.kind, m.role, case when a.status = 'active' then o.status else 'suspended' end as status,
  a.status = 'active' as "isAccountActive", s.last_seen_at < now() - interval '60 seconds' as unseen
from session s
join account a on a.id = s.account_id
join membership m on m.account_id = s.account_id and m.organisation_id = s.organisation_id
join organisation o on o.id = s.organisation_id
where s.id = $1 and s.account_id = $2 and s.ended_at is null and s.expires_at > now()
  and s.last_seen_at + make_interval(secs => s.idle_seconds) > now()
  and (o.kind <> 'admin' or s.second_factor_at is not null or (a.two_factor_optional and $3::boolean))`;

const SEEN = `update session set last_seen_at = now() where id = $1 and last_seen_at < now() - interval '60 seconds'`;

/**
 * Resolves the live session of an access token; null when the token is invalid or the session has ended, expired, been idle
 * for too long, lost its membership, or is an administrator's without second factor. Records activity at most once a minute,
 * except for background requests; a failure to record is only logged. Throws driver errors.
 */
export async function resolveActor(
  { orm, tokens, isLocal }: SessionSource,
  request: FastifyRequest,
): Promise<LiveSession | null> {
  const accessToken = request.cookies[ACCESS_COOKIE];
  const claims = accessToken ? tokens.verify(accessToken) : null;
  if (!claims) return null;
  const pool = await orm.em.getConnection().getNativeClient();
  const { rows } = await pool.query<Row>({
    name: 'live-session',
    text: LIVE_SESSION,
    values: [claims.sid, claims.sub, isLocal],
  });
  if (!rows[0]) return null;
  const { email, unseen, isAccountActive, ...actor } = rows[0];
  if (unseen && !isBackground(request)) {
    pool
      .query({ name: 'session-seen', text: SEEN, values: [claims.sid] })
      .catch((error: unknown) => request.log.error(error));
  }
  return { actor, sessionId: claims.sid, email, isAccountActive };
}
