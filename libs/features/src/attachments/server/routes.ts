import { presenters, viewers } from '@psp/contracts/access';
import { actorOf } from '@psp/auth/server/plugin';
import type { PortalApp } from '@psp/bff-kit/service';
import { ATTACHMENT_SIZE, receiveFile, RECEPTION, type Reception } from '@psp/bff-kit/uploads/receive-file';
import { uploadScope } from '@psp/bff-kit/uploads/routes';
import { sendStoredFile } from '@psp/bff-kit/uploads/send-file';
import type { Kind } from '@psp/contracts/common';
import { attachmentParams, fileView } from '@psp/contracts/files';
import type { Act } from '@psp/contracts/history';
import { countApart } from '@psp/domain/joining/accounts/limit';
import { found } from '@psp/domain/load';
import { keepAttachment } from '@psp/domain/operating/files/keep-attachment';
import type { ReadFile } from '@psp/domain/sourcing/attachments/read-file';

/** Receives files one at a time, for what the organisation is about to save. `act` is what a refusal is recorded as. */
export function attachmentUploads(app: PortalApp, kind: Kind, act: Act, reception: Reception = RECEPTION): void {
  const config = { access: presenters(kind), act };
  const receive = (scope: PortalApp): void => {
    scope.post('/uploads', { config, schema: { response: { 200: fileView } } }, async (request) => {
      const { orm, files } = scope.portal;
      const actor = actorOf(request);
      await countApart(orm, 'attachment:account', actor.accountId);
      return receiveFile(request, { ...reception, size: ATTACHMENT_SIZE }, (file) =>
        keepAttachment({ db: request.db, now: request.now }, files, file, actor),
      );
    });
  };
  uploadScope(app, receive, ATTACHMENT_SIZE);
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
