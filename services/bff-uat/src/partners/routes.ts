import { implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { marketplaceOperations } from '@psp/contracts/marketplace-operations';
import { addFavourite, removeFavourite } from '@psp/domain/presenting/partners/favourites';
import { listForMember } from '@psp/domain/presenting/partners/market';
import { suggestPartners } from '@psp/domain/presenting/partners/queries';
import { favourSolution, unfavourSolution } from '@psp/domain/presenting/solutions/favourites';
import { listMarketForMember } from '@psp/domain/presenting/solutions/queries';

export const partnerRoutes = (app: PortalApp): void =>
  implement(app, 'uat', marketplaceOperations, {
    suggest: ({ db }, { q }) => suggestPartners(db, q),
    partners: ({ db, actor }, query) => listForMember(db, actor, query),
    solutions: ({ db, actor }, query) => listMarketForMember(db, actor, query),
    favour: addFavourite,
    unfavour: removeFavourite,
    favourSolution,
    unfavourSolution,
  });
