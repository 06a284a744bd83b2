import { editors } from '@psp/auth/server/access';
import type { PortalApp } from '@psp/bff-kit/context';
import { write } from '@psp/bff-kit/write';
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
const STEPS: Record<'uat' | 'firma', Record<string, Step>> = {
  uat: { start: startProject, resume: resumeProject, accept: acceptProject },
  firma: { start: startProject, deliver: deliverProject },
};

/** The projects of one side: list, detail, milestones and the steps that this side takes. */
export const projectRoutes = (app: PortalApp, kind: 'uat' | 'firma'): void => {
  projectReads(app, kind);
  milestoneRoutes(app, kind);
  for (const [path, step] of Object.entries(STEPS[kind])) {
    app.post(
      `/projects/:id/${path}`,
      { config: { access: editors(kind) }, schema: { ...one, body: versioned } },
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

const firmRoutes = (app: PortalApp): void => {
  const config = { access: editors('firma') };
  app.post('/projects/:id/progress', { config, schema: { ...one, body: setProgress } }, (request) =>
    write(request, async (em, actor) => {
      await setProjectProgress(em, actor, { ...request.params, ...request.body }, new Date());
      return changedProject(em, actor, request.params.id);
    }),
  );
  doneRoutes(app);
};
