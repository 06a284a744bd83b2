import type { EntityManager } from '@mikro-orm/postgresql';
import type { MembershipView } from '@psp/contracts/accounts';
import { forgetFailures } from '@psp/domain/joining/accounts/attempts';
import { actingFor, type Audience, type Credentials, refusalOf } from '@psp/domain/joining/accounts/credentials';
import { recordAct } from '@psp/domain/joining/accounts/record';
import { hashSecret, newSecret } from '@psp/domain/joining/accounts/secrets';
import { openSession, replaceSession, type SessionRow } from '@psp/domain/joining/accounts/sessions';
import type { FactorKind } from '@psp/domain/joining/accounts/two-factor';
import type { Actor } from '@psp/domain/actor';
import type { ErrorCode } from '@psp/contracts/errors';
import type { FastifyRequest } from 'fastify';
import { meetDevice } from './device.ts';

export interface Entered {
  kind: 'entered';
  actor: Actor;
  email: string;
  session: SessionRow;
  /** First refresh secret of the session. */
  secret: string;
  device: string;
  memberships: MembershipView[];
  recoveryCodes: string[] | null;
}

export interface Proof {
  audience: Audience;
  /** Session that the browser held until now; a successful sign-in ends it. */
  replaces: string | null;
  factor: FactorKind | null;
  recoveryCodes?: string[];
}

const USER_AGENT_LENGTH = 300;

/**
 * Opens a session for somebody who has proved who they are, or answers why they may not have one. Remembers the browser and
 * forgets failed attempts, all in the caller's transaction.
 */
export async function letIn(
  em: EntityManager,
  request: FastifyRequest,
  found: Credentials,
  { audience, replaces, factor, recoveryCodes }: Proof,
): Promise<Entered | ErrorCode> {
  const actor = actingFor(found, audience);
  const refusal = refusalOf(found, audience);
  if (refusal || !actor) return refusal ?? 'auth.no_organisation';
  if (replaces) await replaceSession(em, replaces);
  await forgetFailures(em, found.email);
  const secret = newSecret();
  const session = await openSession(em, actor, {
    refreshHash: hashSecret(secret),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, USER_AGENT_LENGTH),
    address: request.ip,
    hasSecondFactor: factor !== null,
  });
  const device = await meetDevice(em, request, found);
  await recordAct(em, {
    action: 'account.sign-in',
    outcome: 'done',
    accountId: actor.accountId,
    organisationId: actor.organisationId,
    sessionId: session.id,
    details: { address: request.ip, ...(factor ? { factor } : {}) },
    traceId: request.id,
  });
  const memberships = found.memberships.length > 1 ? found.memberships : [];
  return {
    kind: 'entered',
    ...{ actor, email: found.email, session, secret, device, memberships },
    recoveryCodes: recoveryCodes ?? null,
  };
}

/** Records that somebody was not let in, and why. */
export const recordRefusedEntry = (
  em: EntityManager,
  request: FastifyRequest,
  accountId: string | null,
  code: ErrorCode,
): Promise<void> =>
  recordAct(em, {
    action: 'account.sign-in',
    outcome: 'refused',
    accountId,
    details: { code, address: request.ip },
    traceId: request.id,
  });
