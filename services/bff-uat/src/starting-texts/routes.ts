import { implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { startingTextOperations } from '@psp/contracts/starting-texts';
import { readPurchaseLimit } from '@psp/domain/sourcing/starting-texts/purchase-limit';
import { listStartingTexts, readOwnPlace } from '@psp/domain/sourcing/starting-texts/queries';

/** Defaults of a new request: templates, the place of the authority, and the limits of its budget. */
export const startingTextRoutes = (app: PortalApp): void =>
  implement(app, 'uat', startingTextOperations, {
    list: ({ db }, { category }) => listStartingTexts(db, category),
    ownPlace: ({ db, actor }) => readOwnPlace(db, actor),
    purchaseLimit: ({ db, actor, now }, purchase) => readPurchaseLimit(db, actor, purchase, now),
  });
