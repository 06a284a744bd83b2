import { actorOf } from '@psp/auth/server/plugin';
import { wasAnswered } from '@psp/bff-kit/idempotency';
import { acting, implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { sendStoredFile } from '@psp/bff-kit/uploads/send-file';
import { change } from '@psp/bff-kit/write';
import { userOperations } from '@psp/contracts/accounts-operations';
import type { Actor } from '@psp/domain/actor';
import { preparePassword, setPassword } from '@psp/domain/joining/accounts/change-password';
import { confirmPassword } from '@psp/domain/joining/accounts/confirm-password';
import { exportFile, listExports, readExport, requestExport } from '@psp/domain/joining/accounts/data-exports';
import { cancelDeletion, scheduleDeletion } from '@psp/domain/joining/accounts/deletion';
import {
  cancelEmailChange,
  repeatEmailChange,
  requestEmailChange,
} from '@psp/domain/joining/accounts/issue-email-change';
import { editDetails, readAccount } from '@psp/domain/joining/accounts/own-account';
import { recordOwn } from '@psp/domain/operating/audit/record-own';
import type { Write } from '@psp/domain/write';
import type { FastifyRequest } from 'fastify';

/** Reads the account of the actor; the response to changes of it. */
export const ownAccount = ({ db, actor }: Write<Actor>) => readAccount(db, actor.accountId);

/** Checks the actor's password, as a step before a change. */
export const checkPassword = (request: FastifyRequest, { password }: { password: string }) =>
  confirmPassword(request.server.portal.orm, actorOf(request).accountId, password);

/** Routes of the user's own account: details, password, e-mail, export of personal data, deletion. */
export function userRoutes(app: PortalApp): void {
  const { orm, files } = app.portal;
  implement(app, 'identity', userOperations, {
    view: ({ db, actor }) => readAccount(db, actor.accountId),
    edit: acting({ command: editDetails, answer: ownAccount }),
    changePassword: async ({ db, actor: { accountId }, request }, { current, password }) => {
      // A request repeated after a lost response contains the old password, which is wrong by now.
      if (await wasAnswered(request)) return undefined;
      await confirmPassword(orm, accountId, current);
      const hash = await preparePassword(db, accountId, password);
      await change(request, async (write) => {
        await setPassword(write, accountId, hash, request.sessionId);
        recordOwn(write, 'changePassword');
      });
      return undefined;
    },
    // The response must not reveal whether the address is taken; the worker checks that and mails only to a free one.
    changeEmail: acting({
      before: checkPassword,
      command: (write, input: { email: string; password: string }) => requestEmailChange(write, input),
      answer: async () => ({}),
    }),
    // These need no password: it was checked when the address was set, and they do not change the address.
    repeatEmailChange: acting({ command: repeatEmailChange, answer: ownAccount }),
    cancelEmailChange: acting({ command: cancelEmailChange, answer: ownAccount }),
    exports: async ({ db, actor }) => ({ items: await listExports(db, actor.accountId) }),
    requestExport: acting({
      command: requestExport,
      answer: ({ db, actor }, id) => readExport(db, actor.accountId, id),
    }),
    exportFile: async ({ db, actor }, { id }, reply) =>
      sendStoredFile(reply, files, await exportFile(db, actor.accountId, id)),
    requestDeletion: acting({ before: checkPassword, command: scheduleDeletion, answer: ownAccount }),
    cancelDeletion: acting({ command: cancelDeletion, answer: ownAccount }),
  });
}
