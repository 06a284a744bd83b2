import { signedIn } from '@psp/auth/server/access';
import { actorOf } from '@psp/auth/server/plugin';
import { wasAnswered } from '@psp/bff-kit/idempotency';
import type { PortalApp } from '@psp/bff-kit/service';
import { write } from '@psp/bff-kit/write';
import { accountView, changeEmail, changePassword, editAccount, editMailTopics } from '@psp/contracts/accounts';
import { preparePassword, setPassword } from '@psp/domain/joining/accounts/change-password';
import { confirmPassword } from '@psp/domain/joining/accounts/confirm-password';
import {
  cancelEmailChange,
  repeatEmailChange,
  requestEmailChange,
} from '@psp/domain/joining/accounts/issue-email-change';
import * as account from '@psp/domain/joining/accounts/own-account';
import { within } from '@psp/domain/read-db';
import { z } from 'zod';
import { recordOwn } from './record-own.ts';

const config = { access: signedIn };
const response = { 200: accountView };

/** A person's own account: who they are, what they are written about, password and e-mail. */
export function userRoutes(app: PortalApp): void {
  detailRoutes(app);
  passwordRoute(app);
  emailRoutes(app);
}

function detailRoutes(app: PortalApp): void {
  app.get('/user', { config, schema: { response } }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return account.readAccount(request.db, actorOf(request).accountId);
  });

  app.put('/user', { config: { ...config, act: 'account.edit' }, schema: { body: editAccount, response } }, (request) =>
    write(request, async (em, actor) => {
      const { version, ...details } = request.body;
      await account.editDetails(em, actor.accountId, version, details);
      recordOwn(em, actor, 'edit');
      return account.readAccount(within(em), actor.accountId);
    }),
  );

  app.put(
    '/user/mail-topics',
    { config: { ...config, act: 'account.edit' }, schema: { body: editMailTopics, response } },
    (request) =>
      write(request, async (em, actor) => {
        await account.editMailTopics(em, actor.accountId, request.body.version, request.body.mailTopics);
        recordOwn(em, actor, 'edit');
        return account.readAccount(within(em), actor.accountId);
      }),
  );
}

function passwordRoute(app: PortalApp): void {
  const { orm } = app.portal;
  app.post(
    '/user/password',
    { config: { ...config, act: 'account.changePassword' }, schema: { body: changePassword } },
    async (request, reply) => {
      const { accountId } = actorOf(request);
      // Whoever repeats the call after a lost answer sends the password that was right before it.
      if (await wasAnswered(request)) return reply.code(204).send();
      await confirmPassword(orm.em.fork(), accountId, request.body.current);
      const hash = await preparePassword(orm.em.fork(), accountId, request.body.password);
      await write(request, async (em, actor) => {
        await setPassword(em, accountId, hash, request.sessionId);
        recordOwn(em, actor, 'changePassword');
      });
      return reply.code(204).send();
    },
  );
}

function emailRoutes(app: PortalApp): void {
  const { orm } = app.portal;
  // Alike whether or not the new address is taken; the worker looks it up and writes to a free one only.
  const change = { body: changeEmail, response: { 202: z.object({}) } };
  app.post(
    '/user/email',
    { config: { ...config, act: 'account.requestEmailChange' }, schema: change },
    async (request, reply) => {
      const { accountId } = actorOf(request);
      await confirmPassword(orm.em.fork(), accountId, request.body.password);
      await write(request, async (em, actor) => {
        await requestEmailChange(em, accountId, request.body.email);
        recordOwn(em, actor, 'requestEmailChange');
      });
      return reply.code(202).send({});
    },
  );

  // The password was asked for with the address; neither sends the link anywhere else.
  const nothing = { schema: { body: z.strictObject({}), response } };
  app.post('/user/email/resend', { config: { ...config, act: 'account.requestEmailChange' }, ...nothing }, (request) =>
    write(request, async (em, actor) => {
      await repeatEmailChange(em, actor.accountId);
      recordOwn(em, actor, 'requestEmailChange');
      return account.readAccount(within(em), actor.accountId);
    }),
  );

  app.post('/user/email/cancel', { config: { ...config, act: 'account.cancelEmailChange' }, ...nothing }, (request) =>
    write(request, async (em, actor) => {
      if (await cancelEmailChange(em, actor.accountId)) recordOwn(em, actor, 'cancelEmailChange');
      return account.readAccount(within(em), actor.accountId);
    }),
  );
}
