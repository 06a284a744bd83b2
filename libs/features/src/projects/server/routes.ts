import { editors } from '@psp/auth/server/access';
import type { PortalApp } from '@psp/bff-kit/context';
import { write } from '@psp/bff-kit/write';
import type { Act } from '@psp/contracts/history';
import { idParams, versioned, withReason } from '@psp/contracts/common';
import { projectView, setProgress } from '@psp/contracts/projects';
import { changedProject } from '@psp/domain/collaborating/projects/changed-project';
import {
  acceptProject,
  deliverProject,
  pauseProject,
  requestChanges,
  resumeProject,
  setProjectProgress,
  startProject,
} from '@psp/domain/collaborating/projects/steps';
import { doneRoutes, milestoneRoutes } from './milestones.ts';
import { projectReads } from './reads.ts';

const one = { params: idParams, response: { 200: projectView } };

type Step = (...given: Parameters<typeof startProject>) => Promise<unknown>;

/** What each side may do with a project, by the last part of its address. */
const STEPS: Record<'uat' | 'firma', Record<string, [Act, Step]>> = {
  uat: {
    start: ['project.start', startProject],
    resume: ['project.resume', resumeProject],
    accept: ['project.accept', acceptProject],
  },
  firma: { start: ['project.start', startProject], deliver: ['project.deliver', deliverProject] },
};

/** The projects of one side: list, detail, milestones and the steps that this side takes. */
export const projectRoutes = (app: PortalApp, kind: 'uat' | 'firma'): void => {
  projectReads(app, kind);
  milestoneRoutes(app, kind);
  for (const [path, [act, step]] of Object.entries(STEPS[kind])) {
    app.post(
      `/projects/:id/${path}`,
      { config: { access: editors(kind), act }, schema: { ...one, body: versioned } },
      (request) =>
        write(request, async (em, actor) => {
          await step(em, actor, { ...request.params, ...request.body }, new Date());
          return changedProject(em, actor, request.params.id);
        }),
    );
  }
  if (kind === 'uat') authorityRoutes(app);
  else firmRoutes(app);
};

const authorityRoutes = (app: PortalApp): void => {
  const config = { access: editors('uat') };
  for (const [path, act, step] of [
    ['pause', 'project.pause', pauseProject],
    ['request-changes', 'project.requestChanges', requestChanges],
  ] as const) {
    app.post(`/projects/:id/${path}`, { config: { ...config, act }, schema: { ...one, body: withReason } }, (request) =>
      write(request, async (em, actor) => {
        await step(em, actor, { ...request.params, ...request.body }, new Date());
        return changedProject(em, actor, request.params.id);
      }),
    );
  }
};

const firmRoutes = (app: PortalApp): void => {
  const config = { access: editors('firma') };
  app.post(
    '/projects/:id/progress',
    { config: { ...config, act: 'project.setProgress' }, schema: { ...one, body: setProgress } },
    (request) =>
      write(request, async (em, actor) => {
        await setProjectProgress(em, actor, { ...request.params, ...request.body }, new Date());
        return changedProject(em, actor, request.params.id);
      }),
  );
  doneRoutes(app);
};
