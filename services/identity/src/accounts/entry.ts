import type { MembershipView } from '@psp/contracts/accounts';
import { forgetOwnFailures } from '@psp/domain/joining/accounts/attempts';
import { actingFor, type Audience, type Credentials, refusalOf } from '@psp/domain/joining/accounts/credentials';
import { keepPushDevices } from '@psp/domain/operating/push/devices';
import { hashSecret, newSecret } from '@psp/domain/operating/secrets';
import { openSession, replaceSession, type SessionRow } from '@psp/domain/joining/accounts/sessions';
import type { FactorKind } from '@psp/domain/joining/accounts/two-factor';
import type { Actor } from '@psp/domain/actor';
import type { ActRow, Recorded } from '@psp/domain/operating/audit/record';
import type { Write } from '@psp/domain/write';
import type { ErrorCode } from '@psp/contracts/errors';
import type { FastifyRequest } from 'fastify';
import { attemptOf, rememberDevice } from './device.ts';

export interface Entered {
  kind: 'entered';
  actor: Actor;
  email: string;
  session: SessionRow;
  /** First refresh secret of the session. */
  secret: string;
  /** Secret of the browser. */
  device: string;
  memberships: MembershipView[];
  recoveryCodes: string[] | null;
}

export interface Proof {
  audience: Audience;
  /** Id of the browser's previous session, which a successful sign-in ends. */
  replaces: string | null;
  factor: FactorKind | null;
  recoveryCodes?: string[];
}

const MAX_USER_AGENT_LENGTH = 300;

/**
 * Opens a session for an authenticated user, or returns the error code when the account may not sign in. Stores the browser and
 * resets the failed attempts. Runs in the caller's transaction.
 */
export async function letIn(
  write: Write<Recorded>,
  request: FastifyRequest,
  found: Credentials,
  { audience, replaces, factor, recoveryCodes }: Proof,
): Promise<Entered | ErrorCode> {
  const { db } = write;
  const actor = actingFor(found, audience);
  const refusal = refusalOf(found, audience);
  if (refusal || !actor) return refusal ?? 'auth.no_organisation';
  if (replaces) await replaceSession(db, replaces);
  await forgetOwnFailures(db, attemptOf(request, found.email));
  const secret = newSecret();
  const session = await openSession(db, actor, {
    refreshHash: hashSecret(secret),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, MAX_USER_AGENT_LENGTH),
    address: request.ip,
    hasSecondFactor: factor !== null,
  });
  const device = await rememberDevice(db, request, found);
  const { accountId, organisationId } = actor;
  await keepPushDevices(db, { accountId, sessionId: session.id, browserHash: hashSecret(device), replaces });
  const details = { address: request.ip, ...(factor ? { factor } : {}) };
  recordEntry(write, { accountId, organisationId, entityId: session.id, details });
  const memberships = found.memberships.length > 1 ? found.memberships : [];
  return {
    kind: 'entered',
    actor,
    email: found.email,
    session,
    secret,
    device,
    memberships,
    recoveryCodes: recoveryCodes ?? null,
  };
}

/** Records a refused sign-in in the audit log and returns its code. */
export function refuse(
  write: Write<Recorded>,
  { ip: address }: FastifyRequest,
  accountId: string | null,
  code: ErrorCode,
): ErrorCode {
  const details = { code, address };
  recordEntry(write, { accountId, organisationId: null, entityId: null, outcome: 'refused', details });
  return code;
}

/* Audit rows of sign-ins belong to the account and refer to its session. */
const recordEntry = (
  { actor, now, pending }: Write<Recorded>,
  entry: Pick<ActRow, 'accountId' | 'organisationId' | 'entityId' | 'outcome' | 'details'>,
): void => void pending.acts.push({ ...actor, ...entry, at: now, action: 'account.sign-in', entity: 'session' });
