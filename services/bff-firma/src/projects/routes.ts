import { editors } from '@psp/auth/server/access';
import { milestoneRoutes } from '@psp/bff-kit/projects/milestones';
import { projectReads } from '@psp/bff-kit/projects/reads';
import type { PortalApp } from '@psp/bff-kit/service';
import { write } from '@psp/bff-kit/write';
import { idParams, versioned } from '@psp/contracts/common';
import { milestoneDone, milestoneParams, projectView, setProgress } from '@psp/contracts/projects';
import { changedProject } from '@psp/domain/collaborating/projects/changed-project';
import { tickMilestone } from '@psp/domain/collaborating/projects/milestones';
import { deliverProject, setProjectProgress, startProject } from '@psp/domain/collaborating/projects/steps';

const config = { access: editors('firma') };
const response = { 200: projectView };

export const projectRoutes = (app: PortalApp): void => {
  projectReads(app, 'firma');
  milestoneRoutes(app, 'firma');
  for (const [path, step] of [
    ['start', startProject],
    ['deliver', deliverProject],
  ] as const) {
    app.post(`/projects/:id/${path}`, { config, schema: { params: idParams, body: versioned, response } }, (request) =>
      write(request, async (em, actor) => {
        await step(em, actor, { ...request.params, ...request.body }, new Date());
        return changedProject(em, actor, request.params.id);
      }),
    );
  }
  app.post('/projects/:id/progress', { config, schema: { params: idParams, body: setProgress, response } }, (request) =>
    write(request, async (em, actor) => {
      await setProjectProgress(em, actor, { ...request.params, ...request.body }, new Date());
      return changedProject(em, actor, request.params.id);
    }),
  );
  app.post(
    '/projects/:id/milestones/:milestoneId/done',
    { config, schema: { params: milestoneParams, body: milestoneDone, response } },
    (request) =>
      write(request, async (em, actor) => {
        await tickMilestone(em, actor, { ...request.params, ...request.body }, new Date());
        return changedProject(em, actor, request.params.id);
      }),
  );
};
