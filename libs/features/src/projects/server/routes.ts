import type { PortalApp } from '@psp/bff-kit/context';
import { acting, implement } from '@psp/bff-kit/implement';
import { sendStoredFile } from '@psp/bff-kit/uploads/send-file';
import {
  amendmentOperations,
  authorityProjectOperations,
  firmProjectOperations,
  projectOperations,
} from '@psp/contracts/project-operations';
import type { Actor } from '@psp/domain/actor';
import {
  acceptAmendment,
  declineAmendment,
  proposeAmendment,
  withdrawAmendment,
} from '@psp/domain/collaborating/amendments/commands';
import { changedProject } from '@psp/domain/collaborating/projects/changed-project';
import { addProjectFiles, removeProjectFile } from '@psp/domain/collaborating/projects/files';
import { addMilestone, removeMilestone, tickMilestone } from '@psp/domain/collaborating/projects/milestones';
import { boardOf, listProjects, readProject } from '@psp/domain/collaborating/projects/queries';
import {
  acceptProject,
  deliverProject,
  pauseProject,
  requestChanges,
  resumeProject,
  setProjectProgress,
  startProject,
} from '@psp/domain/collaborating/projects/steps';
import { askForNote } from '@psp/domain/collaborating/reception-notes/ask-for-note';
import { readNote } from '@psp/domain/collaborating/reception-notes/read-note';
import { fileOfProject } from '@psp/domain/collaborating/projects/attached-files';
import type { Write } from '@psp/domain/write';
import { attachmentDownload } from '../../attachments/server/handlers.ts';

/* Act on a project that answers with it. */
const step = <Input extends { id: string }>(command: (write: Write<Actor>, input: Input) => Promise<unknown>) =>
  acting({ command, answer: (write, _, { id }: Input) => changedProject(write, id) });

/** Registers the routes of one side's projects: list, page, files, milestones, amendments and the acts of this side. */
export const projectRoutes = (app: PortalApp, kind: 'uat' | 'firma'): void => {
  implement(app, kind, projectOperations, {
    list: ({ db, actor }, query) => listProjects(db, actor, query),
    board: ({ db, actor }, { q }) => boardOf(db, actor, q),
    view: ({ db, actor, now }, { id }) => readProject(db, actor, id, now),
    attachment: attachmentDownload(fileOfProject),
    note: async ({ db, actor }, { id }, reply) =>
      sendStoredFile(reply, app.portal.files, await readNote(db, actor, id)),
    makeNote: step(askForNote),
    start: step(startProject),
    addMilestone: step(addMilestone),
    removeMilestone: step(removeMilestone),
    addFiles: step(addProjectFiles),
    removeFile: step(removeProjectFile),
  });
  implement(app, kind, amendmentOperations, {
    propose: step(proposeAmendment),
    accept: step(acceptAmendment),
    withdraw: step(withdrawAmendment),
    decline: step(declineAmendment),
  });
  if (kind === 'uat') authorityRoutes(app);
  else firmRoutes(app);
};

const authorityRoutes = (app: PortalApp): void =>
  implement(app, 'uat', authorityProjectOperations, {
    resume: step(resumeProject),
    accept: step(acceptProject),
    pause: step(pauseProject),
    requestChanges: step(requestChanges),
  });

const firmRoutes = (app: PortalApp): void =>
  implement(app, 'firma', firmProjectOperations, {
    deliver: step(deliverProject),
    setProgress: step(setProjectProgress),
    completeMilestone: step(tickMilestone),
  });
