import { editors, viewers } from '@psp/contracts/access';
import { actorOf } from '@psp/auth/server/plugin';
import { actRoute } from '@psp/bff-kit/act-route';
import { sendJson } from '@psp/bff-kit/read';
import type { PortalApp } from '@psp/bff-kit/service';
import { pictureRoute } from '@psp/bff-kit/uploads/picture-route';
import { idParams, versioned } from '@psp/contracts/common';
import {
  createSolution as createBody,
  editSolution as editBody,
  ownSolutionList,
  ownSolutionQuery,
  ownSolutionView,
  renewSolution as renewBody,
} from '@psp/contracts/own-solutions';
import type { Actor } from '@psp/domain/actor';
import { found } from '@psp/domain/load';
import { cpvRoutes } from '@psp/features/cpv/server/routes';
import {
  archiveSolution,
  createSolution,
  discardSolution,
  duplicateSolution,
  editSolution,
  publishSolution,
  renewSolution,
  reviseSolution,
} from '@psp/domain/presenting/solutions/commands';
import { listOwnSolutions, readOwnSolution } from '@psp/domain/presenting/solutions/own-queries';
import type { Write } from '@psp/domain/write';

const changedSolution = async ({ db, actor, now }: Write<Actor>, id: string) =>
  found(await readOwnSolution(db, actor, id, now));

const made = { access: editors('firma'), view: ownSolutionView, answer: changedSolution };

const changed = {
  access: editors('firma'),
  params: idParams,
  body: versioned,
  view: ownSolutionView,
  answer: (write: Write<Actor>, _: unknown, { id }: { id: string }) => changedSolution(write, id),
};

/** What the firm offers in the marketplace: its list, one as the firm works on it, and every step of its life. */
export const solutionRoutes = (app: PortalApp): void => {
  const config = { access: viewers('firma') };
  app.get(
    '/solutions',
    { config, schema: { querystring: ownSolutionQuery, response: { 200: ownSolutionList } } },
    async (request, reply) => sendJson(reply, await listOwnSolutions(request.db, actorOf(request), request.query)),
  );
  app.get(
    '/solutions/:id',
    { config, schema: { params: idParams, response: { 200: ownSolutionView } } },
    async (request) => found(await readOwnSolution(request.db, actorOf(request), request.params.id, request.now)),
  );
  cpvRoutes(app, 'firma');
  actRoute(app, 'solution.create', '/solutions', {
    ...made,
    body: createBody,
    command: (write, { content }) => createSolution(write, content),
  });
  pictureRoute(app, 'solution.addPicture', '/solutions/pictures', { access: editors('firma'), isPrivate: true });
  actRoute(app, 'solution.duplicate', '/solutions/:id/duplicate', {
    ...made,
    params: idParams,
    body: versioned,
    command: duplicateSolution,
  });
  actRoute(app, 'solution.edit', '/solutions/:id', {
    ...changed,
    method: 'PUT',
    body: editBody,
    command: editSolution,
  });
  actRoute(app, 'solution.publish', '/solutions/:id/publish', { ...changed, command: publishSolution });
  actRoute(app, 'solution.renew', '/solutions/:id/renew', { ...changed, body: renewBody, command: renewSolution });
  actRoute(app, 'solution.archive', '/solutions/:id/archive', { ...changed, command: archiveSolution });
  actRoute(app, 'solution.revise', '/solutions/:id/revise', { ...changed, command: reviseSolution });
  actRoute(app, 'solution.discard', '/solutions/:id/discard', {
    access: editors('firma'),
    params: idParams,
    body: versioned,
    command: discardSolution,
  });
};
