import { signedIn } from '@psp/auth/server/access';
import { actorOf } from '@psp/auth/server/plugin';
import type { PortalApp } from '@psp/bff-kit/service';
import { accountView, enrolment, recoveryCodes, secondFactor, withPassword } from '@psp/contracts/accounts';
import type { EntityManager } from '@mikro-orm/postgresql';
import { confirmPassword } from '@psp/domain/joining/accounts/confirm-password';
import { readAccount } from '@psp/domain/joining/accounts/own-account';
import { confirmFactor, disableFactor, proposeFactor, renewOwnCodes } from '@psp/domain/joining/accounts/own-factors';
import type { Actor } from '@psp/domain/actor';
import { within } from '@psp/domain/read-db';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { enrolmentView } from './enrolment.ts';
import { recordOwn } from './record-own.ts';

const config = { access: signedIn };

/*
 * Answers hold secrets that are shown once, so they are written without an Idempotency-Key, under which an answer would be
 * kept for a week.
 */
async function secretly<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  fn: (em: EntityManager, actor: Actor) => Promise<T>,
): Promise<T> {
  reply.header('cache-control', 'no-store');
  const actor = { ...actorOf(request), traceId: request.id };
  return request.server.portal.orm.em.fork().transactional((tx) => fn(tx, actor));
}

/** A person's own second factor. Everything but the code that confirms it asks for the password. */
export function factorRoutes(app: PortalApp): void {
  const confirmed = (request: FastifyRequest, password: string) =>
    confirmPassword(app.portal.orm.em.fork(), actorOf(request).accountId, password);

  const propose = { body: withPassword, response: { 200: enrolment } };
  app.post(
    '/factors',
    { config: { ...config, act: 'account.enableTwoFactor' }, schema: propose },
    async (request, reply) => {
      await confirmed(request, request.body.password);
      return secretly(request, reply, async (em, { accountId }) => {
        const secret = await proposeFactor(em, accountId);
        const { email } = await readAccount(request.db, accountId);
        return enrolmentView(secret, email);
      });
    },
  );

  const verify = { body: secondFactor, response: { 200: recoveryCodes } };
  app.post(
    '/factors/verify',
    { config: { ...config, act: 'account.enableTwoFactor' }, schema: verify },
    (request, reply) =>
      secretly(request, reply, async (em, actor) => {
        const codes = await confirmFactor(em, actor.accountId, request.sessionId ?? '', request.body.code);
        recordOwn(em, actor, 'enableTwoFactor');
        return { recoveryCodes: codes };
      }),
  );

  const disable = { body: withPassword, response: { 200: accountView } };
  app.post(
    '/factors/disable',
    { config: { ...config, act: 'account.disableTwoFactor' }, schema: disable },
    async (request, reply) => {
      await confirmed(request, request.body.password);
      return secretly(request, reply, async (em, actor) => {
        await disableFactor(em, actor.accountId);
        recordOwn(em, actor, 'disableTwoFactor');
        return readAccount(within(em), actor.accountId);
      });
    },
  );

  const renew = { body: withPassword, response: { 200: recoveryCodes } };
  app.post(
    '/factors/recovery-codes',
    { config: { ...config, act: 'account.renewRecoveryCodes' }, schema: renew },
    async (request, reply) => {
      await confirmed(request, request.body.password);
      return secretly(request, reply, async (em, actor) => {
        const codes = await renewOwnCodes(em, actor.accountId);
        recordOwn(em, actor, 'renewRecoveryCodes');
        return { recoveryCodes: codes };
      });
    },
  );
}
