import type { ChallengeView, MembershipView, SessionView } from '@psp/contracts/accounts';
import { isRecord, SessionError } from './request.ts';

/** Signed in. `memberships` has several entries when an organisation is to be chosen. */
export interface SignedIn {
  session: SessionView;
  challenge: null;
  memberships: MembershipView[];
  /** Present once, after an authenticator was enrolled. */
  recoveryCodes: string[] | null;
}

/** The password was correct and a second step is needed. */
interface Challenged {
  session: null;
  challenge: ChallengeView;
}

export type SignInResult = SignedIn | Challenged;

const isSession = (value: unknown): value is SessionView =>
  isRecord(value) && isRecord(value.account) && isRecord(value.organisation) && typeof value.role === 'string';

const isMembership = (value: unknown): value is MembershipView => isRecord(value) && isRecord(value.organisation);

const isText = (value: unknown): value is string => typeof value === 'string';

function isChallenge(value: unknown): value is ChallengeView {
  if (!isRecord(value)) return false;
  return value.kind === 'code' || (value.kind === 'enrol' && isText(value.secret) && isText(value.qr));
}

/** Reads the session of an identity response; null when there is none. */
export function readSession(answer: unknown): SessionView | null {
  const session = isRecord(answer) ? answer.session : null;
  return isSession(session) ? session : null;
}

/** Reads the response to a sign-in. Throws SessionError when it has neither a session nor a challenge. */
export function readSignIn(answer: unknown): SignInResult {
  const { challenge, memberships, recoveryCodes } = isRecord(answer) ? answer : {};
  const session = readSession(answer);
  if (session) {
    return {
      session,
      challenge: null,
      memberships: Array.isArray(memberships) ? memberships.filter(isMembership) : [],
      recoveryCodes: Array.isArray(recoveryCodes) ? recoveryCodes.filter(isText) : null,
    };
  }
  if (isChallenge(challenge)) return { session: null, challenge };
  throw new SessionError(502, 'session.missing', '');
}
