import { signedIn } from '@psp/auth/server/access';
import { accountView } from '@psp/contracts/accounts';
import type { Actor } from '@psp/domain/actor';
import { readAccount } from '@psp/domain/joining/accounts/own-account';
import type { Write } from '@psp/domain/write';
import { z } from 'zod';

export const nothing = z.strictObject({});

/** Part of each route that changes a person's own account: the answer is the account as it stands then. */
export const changed = {
  access: signedIn,
  view: accountView,
  answer: ({ db, actor }: Write<Actor>) => readAccount(db, actor.accountId),
};
