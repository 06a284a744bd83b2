import { refusal } from '@psp/auth/server/access';
import { anyone, signedIn } from '@psp/contracts/access';
import { CHALLENGE_COOKIE, readCookie } from '@psp/auth/server/cookies';
import { actRoute } from '@psp/bff-kit/act-route';
import type { PortalApp } from '@psp/bff-kit/service';
import { callerOf, writeAs } from '@psp/bff-kit/write';
import { openChallenge, signInAnswer } from '@psp/contracts/accounts';
import { FACTOR, factorCode, factorParams, proposedFactor, recoveryCodes } from '@psp/contracts/second-factor';
import { DomainError } from '@psp/domain/errors';
import { takesCode } from '@psp/domain/joining/accounts/challenges';
import { readAccount } from '@psp/domain/joining/accounts/own-account';
import { confirmFactor, disableFactor, proposeFactor, renewOwnCodes } from '@psp/domain/joining/accounts/own-factors';
import { z } from 'zod';
import { answerSignIn } from './answer.ts';
import { byPassword, changed } from './changed.ts';
import { enrolmentView } from './enrolment.ts';
import { sessionGiver } from './giver.ts';
import { heldSession, liveSession } from './held-session.ts';
import { answerChallenge } from './second-factor.ts';
import { sessionView } from './views.ts';

const access = signedIn;

/**
 * A person's second factor: proposed, confirmed and given up by whoever is signed in, and asked for at a sign-in. Everything but a
 * code asks for the password.
 */
export function factorRoutes(app: PortalApp): void {
  challengeRoutes(app);
  const secretly = { access, ...byPassword, isSecret: true };
  actRoute(app, 'account.enableTwoFactor', '/factors', {
    ...{ ...secretly, command: proposeFactor, view: proposedFactor },
    answer: async ({ db, actor }, secret) => {
      const { email } = await readAccount(db, actor.accountId);
      return { id: FACTOR, ...enrolmentView(secret, email) } as const;
    },
  });
  actRoute(app, 'account.disableTwoFactor', '/factors/:id', {
    ...{ ...changed, ...secretly, method: 'DELETE', params: factorParams, command: disableFactor },
  });
  actRoute(app, 'account.renewRecoveryCodes', '/factors/recovery-codes', {
    ...{ ...secretly, command: renewOwnCodes, view: recoveryCodes },
    answer: async (_, codes) => ({ recoveryCodes: codes }),
  });
}

function challengeRoutes(app: PortalApp): void {
  const { portal } = app;
  const giver = sessionGiver(portal);

  const asked = { params: factorParams, body: z.strictObject({}), response: { 200: openChallenge } };
  app.post('/factors/:id/challenge', { config: { access: anyone }, schema: asked }, async (request) => {
    const token = readCookie(request, CHALLENGE_COOKIE);
    return { kind: token && (await takesCode(request.db, token)) ? ('code' as const) : null };
  });

  /* Only somebody who is signed in confirms a proposal; a sign-in is finished by whoever holds its challenge. */
  app.post(
    '/factors/:id/verify',
    {
      config: { access: anyone, act: 'account.enableTwoFactor' },
      schema: { params: factorParams, body: factorCode, response: { 200: signInAnswer } },
    },
    async (request, reply) => {
      const { code, challenge } = request.body;
      if (challenge === 'sign-in') {
        const outcome = await answerChallenge(request, code, heldSession(portal, request));
        return answerSignIn(portal, giver, reply, outcome);
      }
      const { actor, email, sessionId, isAccountActive } = await liveSession(portal, request);
      const refused = refusal(access, actor, isAccountActive);
      if (refused) throw new DomainError(refused);
      const codes = await writeAs(request, callerOf(request), (write) => confirmFactor(write, { sessionId, code }));
      return { session: sessionView(actor, email), challenge: null, memberships: [], recoveryCodes: codes };
    },
  );
}
