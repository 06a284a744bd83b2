import type { PortalApp } from '@psp/bff-kit/context';
import { implement } from '@psp/bff-kit/implement';
import type { Kind } from '@psp/contracts/common';
import { ownSearchOperations } from '@psp/contracts/search';
import { isSearchable } from '@psp/contracts/search-limits';
import { searchOwn } from '@psp/domain/overseeing/search/own';

/** Registers the header's search in the organisation's own records. */
export const ownSearchRoutes = (app: PortalApp, side: Kind): void =>
  implement(app, side, ownSearchOperations, {
    search: async ({ db, actor }, { q }) => (isSearchable(q) ? searchOwn(db, actor, q) : { groups: [] }),
  });
