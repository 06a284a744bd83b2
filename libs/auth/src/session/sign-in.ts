import type { SessionView } from '@psp/contracts/accounts';
import { readSession, readSignIn, type SignInResult } from './answers.ts';
import { announce } from './channel.ts';
import { acceptSession } from './index.ts';
import { identityRequest, isRecord, renewingRequest, SessionError } from './request.ts';

/** Id of the only kind of second factor. */
const FACTOR = 'totp';

/**
 * Signs in and notifies the other tabs, or resolves to the challenge of a second step. `screen` 'admin' is refused with
 * `auth.not_admin` for non-administrators. Throws SessionError.
 */
export function signIn(
  credentials: { email: string; password: string },
  screen: 'member' | 'admin' = 'member',
): Promise<SignInResult> {
  return opened(identityRequest('POST /token', { body: { grant_type: 'password', screen, ...credentials } }));
}

/**
 * Answers the challenge of a sign-in with a code of the authenticator or a recovery code. Throws SessionError:
 * `auth.code_invalid`, or `auth.challenge_expired` when the password is needed again.
 */
export function enterSecondFactor(code: string): Promise<SignInResult> {
  return opened(identityRequest('POST /factors/:id/verify', { id: FACTOR, body: { code, challenge: 'sign-in' } }));
}

/** True while the sign-in of this browser waits for a code; false also when the request fails. */
export async function isCodeAwaited(): Promise<boolean> {
  const answer = await identityRequest('POST /factors/:id/challenge', { id: FACTOR, body: {} }).catch(() => null);
  return isRecord(answer) && answer.kind === 'code';
}

/** Switches to another organisation, in all tabs. Throws SessionError. */
export async function switchOrganisation(organisationId: string): Promise<SessionView> {
  const session = readSession(await renewingRequest('POST /session/organisation', { body: { organisationId } }));
  if (!session) throw new SessionError(502, 'session.missing', '');
  return enter(session);
}

async function opened(answer: Promise<unknown>): Promise<SignInResult> {
  const result = readSignIn(await answer);
  if (result.session) enter(result.session);
  return result;
}

function enter(session: SessionView): SessionView {
  acceptSession(session);
  announce('signed-in');
  return session;
}
