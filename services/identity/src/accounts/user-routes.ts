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

/** The account as it stands after a change. */
export const ownAccount = ({ db, actor }: Write<Actor>) => readAccount(db, actor.accountId);

/** Checks the password of whoever asks, before anything is changed. */
export const checkPassword = (request: FastifyRequest, { password }: { password: string }) =>
  confirmPassword(request.server.portal.orm, actorOf(request).accountId, password);

/** A person's own account: who they are, password and e-mail, a copy of their data, and its deletion. */
export function userRoutes(app: PortalApp): void {
  const { orm, files } = app.portal;
  implement(app, 'identity', userOperations, {
    view: ({ db, actor }) => readAccount(db, actor.accountId),
    edit: acting({ command: editDetails, answer: ownAccount }),
    changePassword: async ({ db, actor: { accountId }, request }, { current, password }) => {
      // Whoever repeats the call after a lost answer sends the password that was right before it.
      if (await wasAnswered(request)) return undefined;
      await confirmPassword(orm, accountId, current);
      const hash = await preparePassword(db, accountId, password);
      await change(request, async (write) => {
        await setPassword(write, accountId, hash, request.sessionId);
        recordOwn(write, 'changePassword');
      });
      return undefined;
    },
    // Alike whether or not the new address is taken; the worker looks it up and writes to a free one only.
    changeEmail: acting({
      before: checkPassword,
      command: (write, input: { email: string; password: string }) => requestEmailChange(write, input),
      answer: async () => ({}),
    }),
    // The password was asked for with the address; neither sends the link anywhere else.
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
