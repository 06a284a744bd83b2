import { actorOf } from '@psp/auth/server/plugin';
import { implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import type { Reception } from '@psp/bff-kit/uploads/receive-file';
import { sendStoredFile } from '@psp/bff-kit/uploads/send-file';
import { viewers } from '@psp/contracts/access';
import type { Kind } from '@psp/contracts/common';
import { attachmentParams } from '@psp/contracts/files';
import { firmaUploadOperations, uatUploadOperations } from '@psp/contracts/files-operations';
import { found } from '@psp/domain/load';
import type { ReadFile } from '@psp/domain/sourcing/attachments/read-file';
import { keepAttached } from './handlers.ts';

/** Receives files one at a time, for what the organisation is about to save. */
export function attachmentUploads(app: PortalApp, kind: 'uat' | 'firma', reception?: Reception): void {
  const handlers = { attach: keepAttached(reception) };
  if (kind === 'uat') implement(app, kind, uatUploadOperations, handlers);
  else implement(app, kind, firmaUploadOperations, handlers);
}

/** Sends a file attached to the row that `path` (`/offers/:id`) names; `read` is null for who may not see it. */
export function attachmentDownload(app: PortalApp, kind: Kind, path: string, read: ReadFile): void {
  app.get(
    `${path}/attachments/:fileId`,
    { config: { access: viewers(kind) }, schema: { params: attachmentParams } },
    async (request, reply) =>
      sendStoredFile(reply, app.portal.files, found(await read(request.db, actorOf(request), request.params))),
  );
}
