import { signedIn } from '@psp/contracts/access';
import { actorOf } from '@psp/auth/server/plugin';
import { accountView, withPassword } from '@psp/contracts/accounts';
import type { Actor } from '@psp/domain/actor';
import { confirmPassword } from '@psp/domain/joining/accounts/confirm-password';
import { readAccount } from '@psp/domain/joining/accounts/own-account';
import type { Write } from '@psp/domain/write';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

export const nothing = z.strictObject({});

/** Part of each route that changes a person's own account: the answer is the account as it stands then. */
export const changed = {
  access: signedIn,
  view: accountView,
  answer: ({ db, actor }: Write<Actor>) => readAccount(db, actor.accountId),
};

/** Part of each route that asks for the password first. */
export const byPassword = {
  body: withPassword,
  before: (request: FastifyRequest, { password }: { password: string }) =>
    confirmPassword(request.server.portal.orm, actorOf(request).accountId, password),
};
