import { editors } from '@psp/auth/server/access';
import { projectReads } from '@psp/bff-kit/projects/reads';
import type { PortalApp } from '@psp/bff-kit/service';
import { write } from '@psp/bff-kit/write';
import { idParams, versioned, withReason } from '@psp/contracts/common';
import { projectView } from '@psp/contracts/projects';
import { changedProject } from '@psp/domain/collaborating/projects/changed-project';
import {
  acceptProject,
  pauseProject,
  requestChanges,
  resumeProject,
  startProject,
} from '@psp/domain/collaborating/projects/steps';
import { milestoneRoutes } from '@psp/bff-kit/projects/milestones';

const config = { access: editors('uat') };
const one = { params: idParams, response: { 200: projectView } };

export const projectRoutes = (app: PortalApp): void => {
  projectReads(app, 'uat');
  milestoneRoutes(app, 'uat');
  for (const [path, step] of [
    ['start', startProject],
    ['resume', resumeProject],
    ['accept', acceptProject],
  ] as const) {
    app.post(`/projects/:id/${path}`, { config, schema: { ...one, body: versioned } }, (request) =>
      write(request, async (em, actor) => {
        await step(em, actor, { ...request.params, ...request.body }, new Date());
        return changedProject(em, actor, request.params.id);
      }),
    );
  }
  for (const [path, step] of [
    ['pause', pauseProject],
    ['request-changes', requestChanges],
  ] as const) {
    app.post(`/projects/:id/${path}`, { config, schema: { ...one, body: withReason } }, (request) =>
      write(request, async (em, actor) => {
        await step(em, actor, { ...request.params, ...request.body }, new Date());
        return changedProject(em, actor, request.params.id);
      }),
    );
  }
};
