import type { SessionView } from '@psp/contracts/accounts';
import { readSession, readSignIn, type SignInResult } from './answers.ts';
import { announce } from './channel.ts';
import { acceptSession } from './index.ts';
import { identityRequest, isRecord, renewingRequest, SessionError } from './request.ts';

/**
 * Signs in and tells the other tabs, or gives the challenge that has to be met first. `screen` 'admin' asks for an
 * administrator and is refused with `auth.not_admin` for anyone else. Throws SessionError.
 */
export function signIn(
  credentials: { email: string; password: string },
  screen: 'member' | 'admin' = 'member',
): Promise<SignInResult> {
  return open(screen === 'admin' ? '/admin-session' : '/session', credentials);
}

/**
 * Meets the challenge of a sign-in with a code of the authenticator or a recovery code. Throws SessionError:
 * `auth.code_invalid` for a wrong code, `auth.challenge_expired` when the password has to be given again.
 */
export function enterSecondFactor(code: string): Promise<SignInResult> {
  return open('/session/second-factor', { code });
}

/** True while a code may still be given for the sign-in that this browser began; false also when nobody can tell. */
export async function isCodeAwaited(): Promise<boolean> {
  const answer = await identityRequest('GET', '/session/challenge').catch(() => null);
  return isRecord(answer) && answer.kind === 'code';
}

/** Goes on as a member of another organisation, here and in the other tabs. Throws SessionError. */
export async function switchOrganisation(organisationId: string): Promise<SessionView> {
  const session = readSession(await renewingRequest('/session/organisation', { organisationId }));
  if (!session) throw new SessionError(502, 'session.missing', '');
  return enter(session);
}

async function open(path: string, body: object): Promise<SignInResult> {
  const result = readSignIn(await identityRequest('POST', path, body));
  if (result.session) enter(result.session);
  return result;
}

function enter(session: SessionView): SessionView {
  acceptSession(session);
  announce('signed-in');
  return session;
}
