import { refusal } from '@psp/auth/server/access';
import { CHALLENGE_COOKIE, readCookie } from '@psp/auth/server/cookies';
import { acting, type Handlers, implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { callerOf, writeAs } from '@psp/bff-kit/write';
import { signedIn } from '@psp/contracts/access';
import { factorOperations } from '@psp/contracts/accounts-operations';
import { FACTOR } from '@psp/contracts/second-factor';
import { DomainError } from '@psp/domain/errors';
import { takesCode } from '@psp/domain/joining/accounts/challenges';
import { readAccount } from '@psp/domain/joining/accounts/own-account';
import { confirmFactor, disableFactor, proposeFactor, renewOwnCodes } from '@psp/domain/joining/accounts/own-factors';
import { answerSignIn } from './answer.ts';
import { enrolmentView } from './enrolment.ts';
import { sessionGiver } from './giver.ts';
import { heldSession, liveSession } from './held-session.ts';
import { answerChallenge } from './second-factor.ts';
import { checkPassword, ownAccount } from './user-routes.ts';
import { sessionView } from './views.ts';

/**
 * A person's second factor: proposed, confirmed and given up by whoever is signed in, and asked for at a sign-in. Everything but a
 * code asks for the password.
 */
export function factorRoutes(app: PortalApp): void {
  const secretly = { before: checkPassword, isSecret: true };
  implement(app, 'identity', factorOperations, {
    ...codes(app),
    propose: acting({
      ...secretly,
      command: proposeFactor,
      answer: async ({ db, actor }, secret) => {
        const { email } = await readAccount(db, actor.accountId);
        return { id: FACTOR, ...enrolmentView(secret, email) } as const;
      },
    }),
    renewCodes: acting({
      ...secretly,
      command: renewOwnCodes,
      answer: async (_, recoveryCodes) => ({ recoveryCodes }),
    }),
    disable: acting({ ...secretly, command: disableFactor, answer: ownAccount }),
  });
}

type Codes = Pick<Handlers<(typeof factorOperations)['table']>, 'challenge' | 'verify'>;

function codes({ portal }: PortalApp): Codes {
  const giver = sessionGiver(portal);
  return {
    challenge: async ({ db, request }) => {
      const token = readCookie(request, CHALLENGE_COOKIE);
      return { kind: token && (await takesCode(db, token)) ? 'code' : null };
    },
    verify: async ({ request }, { code, challenge }, reply) => {
      if (challenge === 'sign-in') {
        const outcome = await answerChallenge(request, code, heldSession(portal, request));
        return answerSignIn(portal, giver, reply, outcome);
      }
      const { actor, email, sessionId, isAccountActive } = await liveSession(portal, request);
      const refused = refusal(signedIn, actor, isAccountActive);
      if (refused) throw new DomainError(refused);
      const recoveryCodes = await writeAs(request, callerOf(request), (write) =>
        confirmFactor(write, { sessionId, code }),
      );
      return { session: sessionView(actor, email), challenge: null, memberships: [], recoveryCodes };
    },
  };
}
