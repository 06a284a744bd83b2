import { implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { authorityOperations } from '@psp/contracts/organisations';
import { searchAuthorities } from '@psp/domain/joining/authorities/queries';

/** Search in the registry of authorities. */
export const authorityRoutes = (app: PortalApp): void =>
  implement(app, 'identity', authorityOperations, {
    list: ({ db }, { county, q }) => searchAuthorities(db, county, q),
  });
