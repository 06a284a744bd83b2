import { anyone, refusal, signedIn } from '@psp/auth/server/access';
import { CHALLENGE_COOKIE, readCookie } from '@psp/auth/server/cookies';
import { actorOf } from '@psp/auth/server/plugin';
import type { PortalApp } from '@psp/bff-kit/service';
import { callerOf, writeAs } from '@psp/bff-kit/write';
import { accountView, openChallenge, signInAnswer, withPassword } from '@psp/contracts/accounts';
import { FACTOR, factorCode, factorParams, proposedFactor, recoveryCodes } from '@psp/contracts/second-factor';
import type { Actor } from '@psp/domain/actor';
import { DomainError } from '@psp/domain/errors';
import { takesCode } from '@psp/domain/joining/accounts/challenges';
import { confirmPassword } from '@psp/domain/joining/accounts/confirm-password';
import { readAccount } from '@psp/domain/joining/accounts/own-account';
import { confirmFactor, disableFactor, proposeFactor, renewOwnCodes } from '@psp/domain/joining/accounts/own-factors';
import type { Write } from '@psp/domain/write';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { answerSignIn } from './answer.ts';
import { enrolmentView } from './enrolment.ts';
import { sessionGiver } from './giver.ts';
import { heldSession, liveSession } from './held-session.ts';
import { answerChallenge } from './second-factor.ts';
import { sessionView } from './views.ts';

const access = signedIn;

/*
 * Answers hold secrets that are shown once, so they are written without an Idempotency-Key, under which an answer would be
 * kept for a week.
 */
const secretly = <T>(request: FastifyRequest, work: (write: Write<Actor>) => Promise<T>): Promise<T> =>
  writeAs(request, callerOf(request), work);

/**
 * A person's second factor: proposed, confirmed and given up by whoever is signed in, and asked for at a sign-in. Everything but a
 * code asks for the password.
 */
export function factorRoutes(app: PortalApp): void {
  challengeRoutes(app);
  const confirmed = (request: FastifyRequest, password: string) =>
    confirmPassword(app.portal.orm, actorOf(request).accountId, password);

  const propose = { body: withPassword, response: { 200: proposedFactor } };
  app.post('/factors', { config: { access, act: 'account.enableTwoFactor' }, schema: propose }, async (request) => {
    await confirmed(request, request.body.password);
    return secretly(request, async (write) => {
      const secret = await proposeFactor(write);
      const { email } = await readAccount(write.db, write.actor.accountId);
      return { id: FACTOR, ...enrolmentView(secret, email) } as const;
    });
  });

  const disable = { params: factorParams, body: withPassword, response: { 200: accountView } };
  app.delete(
    '/factors/:id',
    { config: { access, act: 'account.disableTwoFactor' }, schema: disable },
    async (request) => {
      await confirmed(request, request.body.password);
      return secretly(request, async (write) => {
        await disableFactor(write);
        return readAccount(write.db, write.actor.accountId);
      });
    },
  );

  const renew = { body: withPassword, response: { 200: recoveryCodes } };
  app.post(
    '/factors/recovery-codes',
    { config: { access, act: 'account.renewRecoveryCodes' }, schema: renew },
    async (request) => {
      await confirmed(request, request.body.password);
      return secretly(request, async (write) => ({ recoveryCodes: await renewOwnCodes(write) }));
    },
  );
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
      const codes = await secretly(request, (write) => confirmFactor(write, { sessionId, code }));
      return { session: sessionView(actor, email), challenge: null, memberships: [], recoveryCodes: codes };
    },
  );
}
