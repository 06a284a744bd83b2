import '@fastify/cookie';
import type { MikroORM } from '@mikro-orm/postgresql';
import { refusedIdentity } from '@psp/contracts/words/common';
import type { Actor } from '@psp/domain/actor';
import { DomainError } from '@psp/domain/errors';
import { touchSession, readLiveSession } from '@psp/domain/joining/accounts/live-session';
import { createReadDb } from '@psp/domain/read-db';
import type { FastifyRequest } from 'fastify';
import { ACCOUNT_HEADER, ORGANISATION_HEADER } from '../session/page-identity.ts';
import { isBackground } from './background.ts';
import { ACCESS_COOKIE, readCookie } from './cookies.ts';
import { isSafeMethod } from './csrf.ts';
import type { Tokens } from './tokens.ts';

/** A live session: its actor and the account's e-mail. The actor's status is 'suspended' also for a suspended account. */
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
   * True while the portal is reachable only from this machine. The demo administrator then needs no second factor.
   */
  isLocal: boolean;
}

/**
 * Refuses a write from a page that shows another account or organisation than the session's. Pages of earlier releases name neither
 * and are accepted. Throws DomainError `session.changed`.
 */
function expectIdentity(request: FastifyRequest, actor: Actor): void {
  const { method, headers } = request;
  if (isSafeMethod(method)) return;
  const isOther = (header: string, id: string) => headers[header] !== undefined && headers[header] !== id;
  const isOtherAccount = isOther(ACCOUNT_HEADER, actor.accountId);
  if (!isOtherAccount && !isOther(ORGANISATION_HEADER, actor.organisationId)) return;
  const { organisationName: organisation, displayName } = actor;
  // The refusal is recorded for this actor.
  request.actor = actor;
  const account = isOtherAccount ? displayName : null;
  throw new DomainError('session.changed', { organisation, account }, refusedIdentity(organisation, account));
}

/**
 * Resolves the live session of an access token. Returns null when the token is invalid, or when the session has ended, expired, been
 * idle for too long, lost its membership, or belongs to an administrator without second factor. Records activity at most once a
 * minute, except for background requests; a failure to record it is only logged. Throws driver errors, and `session.changed` for a
 * write from a page that shows another account or organisation.
 */
export async function resolveActor(
  { orm, tokens, isLocal }: SessionSource,
  request: FastifyRequest,
): Promise<LiveSession | null> {
  const accessToken = readCookie(request, ACCESS_COOKIE);
  const claims = accessToken ? tokens.verify(accessToken) : null;
  if (!claims) return null;
  const db = createReadDb(orm);
  const row = await readLiveSession(db, { sessionId: claims.sid, accountId: claims.sub, isLocal });
  if (!row) return null;
  const { email, unseen, isAccountActive, ...actor } = row;
  expectIdentity(request, actor);
  if (unseen && !isBackground(request))
    touchSession(db, claims.sid).catch((error: unknown) => request.log.error(error));
  return { actor, sessionId: claims.sid, email, isAccountActive };
}
