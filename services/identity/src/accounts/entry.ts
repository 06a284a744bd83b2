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
import { attemptOf, meetDevice } from './device.ts';

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
    userAgent: (request.headers['user-agent'] ?? '').slice(0, USER_AGENT_LENGTH),
    address: request.ip,
    hasSecondFactor: factor !== null,
  });
  const device = await meetDevice(db, request, found);
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

/** Records that somebody was not let in, and why; answers the same. */
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

/* An act of the account that is found by its session. */
const recordEntry = (
  { actor, now, pending }: Write<Recorded>,
  entry: Pick<ActRow, 'accountId' | 'organisationId' | 'entityId' | 'outcome' | 'details'>,
): void => void pending.acts.push({ ...actor, ...entry, at: now, action: 'account.sign-in', entity: 'session' });
