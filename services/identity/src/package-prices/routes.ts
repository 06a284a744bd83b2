import { implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { packagePriceOperations } from '@psp/contracts/dated-values-operations';
import { readPrices } from '@psp/domain/operating/dated-values/queries';

/** Current prices of the packages. */
export const packagePriceRoutes = (app: PortalApp): void =>
  implement(app, 'identity', packagePriceOperations, { view: ({ db, now }) => readPrices(db, now) });
