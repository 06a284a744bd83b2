import { editors, viewers } from '@psp/contracts/access';
import { actorOf } from '@psp/auth/server/plugin';
import { actRoute } from '@psp/bff-kit/act-route';
import type { PortalApp } from '@psp/bff-kit/service';
import { sendStoredFile } from '@psp/bff-kit/uploads/send-file';
import { idParams, type Kind } from '@psp/contracts/common';
import { askForNote } from '@psp/domain/collaborating/reception-notes/ask-for-note';
import { readNote } from '@psp/domain/collaborating/reception-notes/read-note';
import { z } from 'zod';
import { changed } from './changed.ts';

/** The note of a project's reception: both sides download it, and ask for it where there is none. */
export const receptionNoteRoutes = (app: PortalApp, kind: Kind): void => {
  const path = '/projects/:id/reception-note';
  actRoute(app, 'project.makeNote', path, {
    ...changed,
    access: editors(kind),
    params: idParams,
    body: z.strictObject({}),
    command: askForNote,
  });
  app.get(path, { config: { access: viewers(kind) }, schema: { params: idParams } }, async (request, reply) =>
    sendStoredFile(reply, app.portal.files, await readNote(request.db, actorOf(request), request.params.id)),
  );
};
