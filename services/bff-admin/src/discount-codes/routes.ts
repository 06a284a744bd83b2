import { implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { discountWatchOperations } from '@psp/contracts/discount-code-operations';
import { endDiscountCode } from '@psp/domain/publishing/discount-codes/make-code';
import { listWatchedUses } from '@psp/domain/publishing/discount-codes/queries';

/** Uses of the codes of the discount among partners, and the end of a code that was abused. */
export const discountCodeRoutes = (app: PortalApp): void =>
  implement(app, 'admin', discountWatchOperations, {
    uses: ({ db, actor }, query) => listWatchedUses(db, actor, query),
    end: endDiscountCode,
  });
