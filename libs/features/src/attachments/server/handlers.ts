import type { Read } from '@psp/bff-kit/implement';
import { ATTACHMENT_SIZE, receiveFile, RECEPTION, type Reception } from '@psp/bff-kit/uploads/receive-file';
import { sendStoredFile } from '@psp/bff-kit/uploads/send-file';
import { countAttemptApart } from '@psp/domain/operating/limits/limit';
import { found } from '@psp/domain/load';
import { keepAttachment } from '@psp/domain/operating/files/keep-attachment';
import type { ReadFile } from '@psp/domain/operating/attachments/read-file';

/** Creates the upload handler that stores one file of the organisation until a record attaches it. */
export const attachmentUpload = (reception: Reception = RECEPTION) => ({
  size: ATTACHMENT_SIZE,
  receive: async ({ request, db, now, actor }: Read) => {
    const { orm, files } = request.server.portal;
    await countAttemptApart(orm, 'attachment:account', actor.accountId);
    return receiveFile(request, { ...reception, size: ATTACHMENT_SIZE }, (file) =>
      keepAttachment({ db, now }, files, file, actor),
    );
  },
});

type Reply = Parameters<typeof sendStoredFile>[0];

/** Creates the handler of an operation that sends a file attached to a row. `read` returns null when the user may not see it (404). */
export const attachmentDownload =
  (read: ReadFile) =>
  async ({ db, actor, request }: Read, params: Parameters<ReadFile>[2], reply: Reply): Promise<Reply> =>
    sendStoredFile(reply, request.server.portal.files, found(await read(db, actor, params)));
