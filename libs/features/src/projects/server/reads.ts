import { viewers } from '@psp/contracts/access';
import { actorOf } from '@psp/auth/server/plugin';
import { idParams } from '@psp/contracts/common';
import { projectBoard, projectBoardQuery, projectList, projectListQuery } from '@psp/contracts/project-list';
import { projectView } from '@psp/contracts/projects';
import { found } from '@psp/domain/load';
import { boardOf, listProjects, readProject } from '@psp/domain/collaborating/projects/queries';
import { sendJson } from '@psp/bff-kit/read';
import type { PortalApp } from '@psp/bff-kit/context';

/** List and detail of the projects of one side; both sides read the same view of their own. */
export const projectReads = (app: PortalApp, kind: 'uat' | 'firma'): void => {
  const config = { access: viewers(kind) };
  app.get(
    '/projects',
    { config, schema: { querystring: projectListQuery, response: { 200: projectList } } },
    async (request, reply) => sendJson(reply, await listProjects(request.db, actorOf(request), request.query)),
  );
  app.get(
    '/projects/board',
    { config, schema: { querystring: projectBoardQuery, response: { 200: projectBoard } } },
    async (request, reply) => sendJson(reply, await boardOf(request.db, actorOf(request), request.query.q)),
  );
  app.get('/projects/:id', { config, schema: { params: idParams, response: { 200: projectView } } }, async (request) =>
    found(await readProject(request.db, actorOf(request), request.params.id, request.now)),
  );
};
