import { viewers } from '@psp/contracts/access';
import { actorOf } from '@psp/auth/server/plugin';
import { actRoute } from '@psp/bff-kit/act-route';
import type { PortalApp } from '@psp/bff-kit/context';
import { idParams, versioned } from '@psp/contracts/common';
import {
  createSavedFilter,
  type FilteredListName,
  lookAtFilter,
  renameSavedFilter,
  savedFilterQuery,
  savedFilters,
} from '@psp/contracts/saved-filters';
import type { Actor } from '@psp/domain/actor';
import { lookAt, removeFilter, renameFilter, saveFilter } from '@psp/domain/operating/saved-filters/commands';
import { listFilters } from '@psp/domain/operating/saved-filters/queries';
import type { Write } from '@psp/domain/write';

/** The person's own filters, which somebody keeps also who may only read what is the organisation's. */
export const savedFilterRoutes = (app: PortalApp, side: 'uat' | 'firma'): void => {
  const access = viewers(side);
  app.get(
    '/saved-filters',
    { config: { access }, schema: { querystring: savedFilterQuery, response: { 200: savedFilters } } },
    (request) => listFilters(request.db, actorOf(request), request.query.list),
  );
  const kept = {
    ...{ access, view: savedFilters },
    answer: ({ db, actor }: Write<Actor>, list: FilteredListName) => listFilters(db, actor, list),
  };
  actRoute(app, 'saved-filter.create', '/saved-filters', { ...kept, body: createSavedFilter, command: saveFilter });
  actRoute(app, 'saved-filter.rename', '/saved-filters/:id/rename', {
    ...{ ...kept, params: idParams, body: renameSavedFilter, command: renameFilter },
  });
  actRoute(app, 'saved-filter.look', '/saved-filters/:id/look', {
    ...{ ...kept, params: idParams, body: lookAtFilter, command: lookAt },
  });
  actRoute(app, 'saved-filter.remove', '/saved-filters/:id/remove', {
    ...{ ...kept, params: idParams, body: versioned, command: removeFilter },
  });
};
