import { signedIn } from '@psp/contracts/access';
import { actorOf } from '@psp/auth/server/plugin';
import { actRoute } from '@psp/bff-kit/act-route';
import { wasAnswered } from '@psp/bff-kit/idempotency';
import type { PortalApp } from '@psp/bff-kit/service';
import { change } from '@psp/bff-kit/write';
import { accountView, changeEmail, changePassword, editAccount } from '@psp/contracts/accounts';
import { chooseNotifications, notificationChoices } from '@psp/contracts/notification-choices';
import * as choices from '@psp/domain/communicating/notifications/choices';
import { preparePassword, setPassword } from '@psp/domain/joining/accounts/change-password';
import { confirmPassword } from '@psp/domain/joining/accounts/confirm-password';
import {
  cancelEmailChange,
  repeatEmailChange,
  requestEmailChange,
} from '@psp/domain/joining/accounts/issue-email-change';
import * as account from '@psp/domain/joining/accounts/own-account';
import { recordOwn } from '@psp/domain/joining/accounts/record-own';
import { z } from 'zod';
import { changed, nothing } from './changed.ts';

/** A person's own account: who they are, what they are written about, password and e-mail. */
export function userRoutes(app: PortalApp): void {
  app.get('/user', { config: { access: signedIn }, schema: { response: { 200: accountView } } }, (request) =>
    account.readAccount(request.db, actorOf(request).accountId),
  );
  const edit = { ...changed, method: 'PUT' } as const;
  actRoute(app, 'account.edit', '/user', { ...edit, body: editAccount, command: account.editDetails });
  choiceRoutes(app);
  passwordRoute(app);
  emailRoutes(app);
}

function choiceRoutes(app: PortalApp): void {
  app.get(
    '/user/notification-choices',
    { config: { access: signedIn }, schema: { response: { 200: notificationChoices } } },
    (request) => choices.readChoices(request.db, actorOf(request).accountId),
  );
  actRoute(app, 'account.edit', '/user/notification-choices', {
    method: 'PUT',
    access: signedIn,
    body: chooseNotifications,
    command: choices.chooseNotifications,
    view: notificationChoices,
    answer: ({ db, actor }) => choices.readChoices(db, actor.accountId),
  });
}

function passwordRoute(app: PortalApp): void {
  const { orm } = app.portal;
  app.post(
    '/user/password',
    { config: { access: signedIn, act: 'account.changePassword' }, schema: { body: changePassword } },
    async (request, reply) => {
      const { accountId } = actorOf(request);
      // Whoever repeats the call after a lost answer sends the password that was right before it.
      if (await wasAnswered(request)) return reply.code(204).send();
      await confirmPassword(orm, accountId, request.body.current);
      const hash = await preparePassword(request.db, accountId, request.body.password);
      await change(request, async (write) => {
        await setPassword(write, accountId, hash, request.sessionId);
        recordOwn(write, 'changePassword');
      });
      return reply.code(204).send();
    },
  );
}

function emailRoutes(app: PortalApp): void {
  // Alike whether or not the new address is taken; the worker looks it up and writes to a free one only.
  app.post(
    '/user/email',
    {
      config: { access: signedIn, act: 'account.requestEmailChange' },
      schema: { body: changeEmail, response: { 202: z.object({}) } },
    },
    async (request, reply) => {
      await confirmPassword(app.portal.orm, actorOf(request).accountId, request.body.password);
      await change(request, (write) => requestEmailChange(write, request.body));
      return reply.code(202).send({});
    },
  );
  // The password was asked for with the address; neither sends the link anywhere else.
  const waiting = { ...changed, body: nothing };
  const again = { ...waiting, command: repeatEmailChange };
  actRoute(app, 'account.requestEmailChange', '/user/email/resend', again);
  actRoute(app, 'account.cancelEmailChange', '/user/email/cancel', { ...waiting, command: cancelEmailChange });
}
