import { editors } from '@psp/contracts/access';
import { actRoute } from '@psp/bff-kit/act-route';
import type { PortalApp } from '@psp/bff-kit/context';
import { idParams, type Kind } from '@psp/contracts/common';
import { attachmentParams } from '@psp/contracts/files';
import { addFiles } from '@psp/contracts/projects';
import { addProjectFiles, removeProjectFile } from '@psp/domain/collaborating/projects/files';
import { fileOfProject } from '@psp/domain/sourcing/attachments/read-file';
import { z } from 'zod';
import { attachmentDownload } from '../../attachments/server/routes.ts';
import { changed } from './changed.ts';

/** Files of a project: either side adds them, takes its own off, and reads all. */
export const projectFileRoutes = (app: PortalApp, kind: Kind): void => {
  const one = { ...changed, access: editors(kind) };
  attachmentDownload(app, kind, '/projects/:id', fileOfProject);
  actRoute(app, 'project.addFiles', '/projects/:id/files', {
    ...one,
    params: idParams,
    body: addFiles,
    command: addProjectFiles,
  });
  actRoute(app, 'project.removeFile', '/projects/:id/files/:fileId/remove', {
    ...one,
    params: attachmentParams,
    body: z.strictObject({}),
    command: removeProjectFile,
  });
};
