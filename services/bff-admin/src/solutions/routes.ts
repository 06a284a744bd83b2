import { editors, viewers } from '@psp/contracts/access';
import { actorOf } from '@psp/auth/server/plugin';
import { actRoute } from '@psp/bff-kit/act-route';
import { sendJson } from '@psp/bff-kit/read';
import type { PortalApp } from '@psp/bff-kit/service';
import { idParams, versioned, withReason } from '@psp/contracts/common';
import {
  moderatedSolutionList,
  moderatedSolutionQuery,
  moderatedSolutionView,
} from '@psp/contracts/moderated-solutions';
import type { Actor } from '@psp/domain/actor';
import { found } from '@psp/domain/load';
import { listSolutionsForAdmin, readSolutionForAdmin } from '@psp/domain/presenting/solutions/admin-queries';
import { restoreSolution, withdrawSolution } from '@psp/domain/presenting/solutions/commands';
import type { Write } from '@psp/domain/write';

/** What firms offer in the marketplace, and the association's word on it. */
export const solutionRoutes = (app: PortalApp): void => {
  const config = { access: viewers('admin') };
  app.get(
    '/solutions',
    { config, schema: { querystring: moderatedSolutionQuery, response: { 200: moderatedSolutionList } } },
    async (request, reply) => sendJson(reply, await listSolutionsForAdmin(request.db, request.query)),
  );
  app.get(
    '/solutions/:id',
    { config, schema: { params: idParams, response: { 200: moderatedSolutionView } } },
    async (request) => found(await readSolutionForAdmin(request.db, actorOf(request), request.params.id, request.now)),
  );
  const changed = {
    access: editors('admin'),
    params: idParams,
    view: moderatedSolutionView,
    answer: async ({ db, actor, now }: Write<Actor>, _: void, { id }: { id: string }) =>
      found(await readSolutionForAdmin(db, actor, id, now)),
  };
  actRoute(app, 'solution.withdraw', '/solutions/:id/withdraw', {
    ...changed,
    body: withReason,
    command: withdrawSolution,
  });
  actRoute(app, 'solution.restore', '/solutions/:id/restore', {
    ...changed,
    body: versioned,
    command: restoreSolution,
  });
};
