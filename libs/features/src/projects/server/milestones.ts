import { editors } from '@psp/auth/server/access';
import { idParams, versioned } from '@psp/contracts/common';
import { addMilestone as addBody, milestoneDone, milestoneParams, projectView } from '@psp/contracts/projects';
import { changedProject } from '@psp/domain/collaborating/projects/changed-project';
import { addMilestone, removeMilestone, tickMilestone } from '@psp/domain/collaborating/projects/milestones';
import type { PortalApp } from '@psp/bff-kit/context';
import { write } from '@psp/bff-kit/write';

const response = { 200: projectView };

/** Adding and removing milestones, which both sides may do. */
export const milestoneRoutes = (app: PortalApp, kind: 'uat' | 'firma'): void => {
  const config = { access: editors(kind) };
  app.post(
    '/projects/:id/milestones',
    { config: { ...config, act: 'project.addMilestone' }, schema: { params: idParams, body: addBody, response } },
    (request) =>
      write(request, async (em, actor) => {
        await addMilestone(em, actor, { ...request.params, ...request.body }, new Date());
        return changedProject(em, actor, request.params.id);
      }),
  );
  app.post(
    '/projects/:id/milestones/:milestoneId/remove',
    {
      config: { ...config, act: 'project.removeMilestone' },
      schema: { params: milestoneParams, body: versioned, response },
    },
    (request) =>
      write(request, async (em, actor) => {
        await removeMilestone(em, actor, { ...request.params, ...request.body }, new Date());
        return changedProject(em, actor, request.params.id);
      }),
  );
};

/** Marking a milestone as done, which the firm does. */
export const doneRoutes = (app: PortalApp): void => {
  app.post(
    '/projects/:id/milestones/:milestoneId/done',
    {
      config: { access: editors('firma'), act: 'project.completeMilestone' },
      schema: { params: milestoneParams, body: milestoneDone, response },
    },
    (request) =>
      write(request, async (em, actor) => {
        await tickMilestone(em, actor, { ...request.params, ...request.body }, new Date());
        return changedProject(em, actor, request.params.id);
      }),
  );
};
