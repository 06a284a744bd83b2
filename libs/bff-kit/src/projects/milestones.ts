import { editors } from '@psp/auth/server/access';
import { idParams, versioned } from '@psp/contracts/common';
import { addMilestone as addBody, milestoneParams, projectView } from '@psp/contracts/projects';
import { changedProject } from '@psp/domain/collaborating/projects/changed-project';
import { addMilestone, removeMilestone } from '@psp/domain/collaborating/projects/milestones';
import type { PortalApp } from '../context.ts';
import { write } from '../write.ts';

const response = { 200: projectView };

/** Adding and removing milestones, which both sides may do. */
export const milestoneRoutes = (app: PortalApp, kind: 'uat' | 'firma'): void => {
  const config = { access: editors(kind) };
  app.post('/projects/:id/milestones', { config, schema: { params: idParams, body: addBody, response } }, (request) =>
    write(request, async (em, actor) => {
      await addMilestone(em, actor, { ...request.params, ...request.body }, new Date());
      return changedProject(em, actor, request.params.id);
    }),
  );
  app.post(
    '/projects/:id/milestones/:milestoneId/remove',
    { config, schema: { params: milestoneParams, body: versioned, response } },
    (request) =>
      write(request, async (em, actor) => {
        await removeMilestone(em, actor, { ...request.params, ...request.body }, new Date());
        return changedProject(em, actor, request.params.id);
      }),
  );
};
