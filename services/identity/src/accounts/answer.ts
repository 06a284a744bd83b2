import { clearChallengeCookie, setChallengeCookie } from '@psp/auth/server/cookies';
import type { PortalApp } from '@psp/bff-kit/service';
import type { SignInAnswer } from '@psp/contracts/accounts';
import { CHALLENGE_MINUTES } from '@psp/domain/joining/accounts/challenges';
import type { FastifyReply } from 'fastify';
import { keepDevice } from './device.ts';
import type { Entered } from './entry.ts';
import type { sessionGiver } from './giver.ts';
import type { Challenged } from './sign-in.ts';
import { sessionView } from './views.ts';

/** Sets the cookies and returns the body for the result of a sign-in: a session, or a challenge, which leaves an existing session alone. */
export function answerSignIn(
  { publicOrigin }: PortalApp['portal'],
  giver: ReturnType<typeof sessionGiver>,
  reply: FastifyReply,
  outcome: Entered | Challenged,
): SignInAnswer {
  if (outcome.kind === 'challenged') {
    setChallengeCookie(reply, publicOrigin, outcome.token, CHALLENGE_MINUTES * 60);
    return { session: null, challenge: outcome.view, memberships: [], recoveryCodes: null };
  }
  const { actor, email, session, secret, device, memberships, recoveryCodes } = outcome;
  giver.give(reply, session, secret);
  keepDevice(reply, publicOrigin, device);
  clearChallengeCookie(reply, publicOrigin);
  return { session: sessionView(actor, email), challenge: null, memberships, recoveryCodes };
}
