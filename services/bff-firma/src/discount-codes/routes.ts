import { acting, implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { callerOf } from '@psp/bff-kit/write';
import { discountCodeOperations } from '@psp/contracts/discount-code-operations';
import type { Actor } from '@psp/domain/actor';
import { JsonText } from '@psp/domain/json-text';
import { checkCode } from '@psp/domain/publishing/discount-codes/check-code';
import { makeDiscountCode, replaceDiscountCode } from '@psp/domain/publishing/discount-codes/make-code';
import {
  listAcceptors,
  listRecordedUses,
  listUses,
  readCheckedCode,
  readOwnDiscount,
} from '@psp/domain/publishing/discount-codes/queries';
import { recordUse, setAcceptance, withdrawUse } from '@psp/domain/publishing/discount-codes/record-use';
import type { Write } from '@psp/domain/write';

const ownAfter = <Input>(command: (write: Write<Actor>, input: Input) => Promise<void>) =>
  acting({
    command,
    answer: async ({ db, actor, now }, _, __: Input) => new JsonText(await readOwnDiscount(db, actor, now)),
  });

/** The code of the discount among partners, its uses, and the codes that the firm checks. */
export const discountCodeRoutes = (app: PortalApp): void => {
  const { orm } = app.portal;
  implement(app, 'firma', discountCodeOperations, {
    own: ({ db, actor, now }) => readOwnDiscount(db, actor, now),
    uses: ({ db, actor }, query) => listUses(db, actor, query),
    recorded: ({ db, actor, now }, query) => listRecordedUses(db, actor, query, now),
    acceptors: ({ db, actor }, query) => listAcceptors(db, actor, query),
    make: ownAfter(makeDiscountCode),
    replace: ownAfter(replaceDiscountCode),
    accept: ownAfter(setAcceptance),
    check: async ({ db, request }, { code }) => {
      const actor = callerOf(request);
      return readCheckedCode(db, actor, await checkCode(orm, actor, code));
    },
    record: acting({
      // Apart from the act, so that a guessed code stays counted.
      before: (request, { code }) => checkCode(orm, callerOf(request), code),
      command: async (write, input, _, checked) => {
        await recordUse(write, input);
        return checked;
      },
      answer: async ({ db, actor }, checked) => (checked ? readCheckedCode(db, actor, checked) : null),
    }),
    withdraw: withdrawUse,
  });
};
