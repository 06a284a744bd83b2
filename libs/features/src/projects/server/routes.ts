import { editors } from '@psp/contracts/access';
import { actRoute } from '@psp/bff-kit/act-route';
import type { PortalApp } from '@psp/bff-kit/context';
import { idParams, versioned, withReason } from '@psp/contracts/common';
import { acceptProject as acceptBody, deliverProject as deliverBody, setProgress } from '@psp/contracts/projects';
import {
  acceptProject,
  deliverProject,
  pauseProject,
  requestChanges,
  resumeProject,
  setProjectProgress,
  startProject,
} from '@psp/domain/collaborating/projects/steps';
import { amendmentRoutes } from './amendments.ts';
import { changed } from './changed.ts';
import { projectFileRoutes } from './files.ts';
import { doneRoutes, milestoneRoutes } from './milestones.ts';
import { receptionNoteRoutes } from './reception-notes.ts';
import { projectReads } from './reads.ts';

/** The projects of one side: list, detail, milestones and the steps that this side takes. */
export const projectRoutes = (app: PortalApp, kind: 'uat' | 'firma'): void => {
  projectReads(app, kind);
  milestoneRoutes(app, kind);
  amendmentRoutes(app, kind);
  projectFileRoutes(app, kind);
  receptionNoteRoutes(app, kind);
  const step = { ...changed, access: editors(kind), params: idParams, body: versioned };
  actRoute(app, 'project.start', '/projects/:id/start', { ...step, command: startProject });
  if (kind === 'uat') authorityRoutes(app);
  else firmRoutes(app);
};

const authorityRoutes = (app: PortalApp): void => {
  const one = { ...changed, access: editors('uat'), params: idParams };
  const [step, because] = [
    { ...one, body: versioned },
    { ...one, body: withReason },
  ];
  actRoute(app, 'project.resume', '/projects/:id/resume', { ...step, command: resumeProject });
  actRoute(app, 'project.accept', '/projects/:id/accept', { ...one, body: acceptBody, command: acceptProject });
  actRoute(app, 'project.pause', '/projects/:id/pause', { ...because, command: pauseProject });
  actRoute(app, 'project.requestChanges', '/projects/:id/request-changes', { ...because, command: requestChanges });
};

const firmRoutes = (app: PortalApp): void => {
  const one = { ...changed, access: editors('firma'), params: idParams };
  actRoute(app, 'project.deliver', '/projects/:id/deliver', { ...one, body: deliverBody, command: deliverProject });
  actRoute(app, 'project.setProgress', '/projects/:id/progress', {
    ...one,
    body: setProgress,
    command: setProjectProgress,
  });
  doneRoutes(app);
};
