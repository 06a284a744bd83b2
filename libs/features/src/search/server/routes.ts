import type { PortalApp } from '@psp/bff-kit/context';
import { implement } from '@psp/bff-kit/implement';
import { ownSearchOperations } from '@psp/contracts/search';
import { isSearchable } from '@psp/contracts/search-limits';
import { type SearchSide, searchOwn } from '@psp/domain/overseeing/search/own';

/** Registers the header's search in the organisation's own records. */
export const ownSearchRoutes = (app: PortalApp, side: SearchSide): void =>
  implement(app, side, ownSearchOperations, {
    search: async ({ db, actor }, { q }) => (isSearchable(q) ? searchOwn(db, actor, side, q) : { groups: [] }),
  });
