import { signedIn } from '@psp/auth/server/access';
import { actorOf } from '@psp/auth/server/plugin';
import type { PortalApp } from '@psp/bff-kit/service';
import { callerOf, writeAs } from '@psp/bff-kit/write';
import { accountView, enrolment, recoveryCodes, secondFactor, withPassword } from '@psp/contracts/accounts';
import type { Actor } from '@psp/domain/actor';
import { confirmPassword } from '@psp/domain/joining/accounts/confirm-password';
import { readAccount } from '@psp/domain/joining/accounts/own-account';
import { confirmFactor, disableFactor, proposeFactor, renewOwnCodes } from '@psp/domain/joining/accounts/own-factors';
import type { Write } from '@psp/domain/write';
import type { FastifyRequest } from 'fastify';
import { enrolmentView } from './enrolment.ts';

const access = signedIn;

/*
 * Answers hold secrets that are shown once, so they are written without an Idempotency-Key, under which an answer would be
 * kept for a week.
 */
const secretly = <T>(request: FastifyRequest, work: (write: Write<Actor>) => Promise<T>): Promise<T> =>
  writeAs(request, callerOf(request), work);

/** A person's own second factor. Everything but the code that confirms it asks for the password. */
export function factorRoutes(app: PortalApp): void {
  const confirmed = (request: FastifyRequest, password: string) =>
    confirmPassword(app.portal.orm, actorOf(request).accountId, password);

  const propose = { body: withPassword, response: { 200: enrolment } };
  app.post('/factors', { config: { access, act: 'account.enableTwoFactor' }, schema: propose }, async (request) => {
    await confirmed(request, request.body.password);
    return secretly(request, async (write) => {
      const secret = await proposeFactor(write);
      const { email } = await readAccount(write.db, write.actor.accountId);
      return enrolmentView(secret, email);
    });
  });

  const verify = { body: secondFactor, response: { 200: recoveryCodes } };
  app.post('/factors/verify', { config: { access, act: 'account.enableTwoFactor' }, schema: verify }, (request) =>
    secretly(request, async (write) => ({
      recoveryCodes: await confirmFactor(write, { sessionId: request.sessionId, code: request.body.code }),
    })),
  );

  const disable = { body: withPassword, response: { 200: accountView } };
  app.post(
    '/factors/disable',
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
