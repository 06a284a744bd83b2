import { acting, implement, type Read, type Reply } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { ATTACHMENT_SIZE, RECEPTION, receiveFile } from '@psp/bff-kit/uploads/receive-file';
import { sendStoredFile, showStoredPdf } from '@psp/bff-kit/uploads/send-file';
import { callerOf } from '@psp/bff-kit/write';
import { magazineEditingOperations } from '@psp/contracts/magazine-operations';
import { found } from '@psp/domain/load';
import {
  createMagazineIssue,
  editMagazineIssue,
  publishMagazineIssue,
  uploadMagazineFile,
  withdrawMagazineIssue,
} from '@psp/domain/publishing/magazine/issues';
import { findMagazineFile, listEditedMagazine, readMagazineIssue } from '@psp/domain/publishing/magazine/queries';
import { actsOn, type Reading } from '../acts-on.ts';

const viewOf = ({ db, actor, now }: Reading, id: string) => readMagazineIssue(db, actor, id, now);
const step = actsOn(viewOf);

/** The magazine: its issues, each with its PDF. */
export const magazineRoutes = (app: PortalApp): void => {
  const { orm, files } = app.portal;
  const file =
    (send: typeof sendStoredFile) =>
    async ({ db, actor }: Read, { id }: { id: string }, reply: Reply) =>
      send(reply, files, found(await findMagazineFile(db, actor, id)));
  implement(app, 'admin', magazineEditingOperations, {
    list: ({ db }, query) => listEditedMagazine(db, query),
    view: (read, { id }) => viewOf(read, id),
    open: file(showStoredPdf),
    download: file(sendStoredFile),
    create: acting({ command: createMagazineIssue, answer: async (write, id) => found(await viewOf(write, id)) }),
    edit: step(editMagazineIssue),
    upload: {
      size: ATTACHMENT_SIZE,
      receive: async (read, { id }) => {
        const { request } = read;
        await receiveFile(request, { ...RECEPTION, size: ATTACHMENT_SIZE }, (received) =>
          uploadMagazineFile(orm, files, { actor: callerOf(request), id, received }),
        );
        return viewOf(read, id);
      },
    },
    publish: step(publishMagazineIssue),
    withdraw: step(withdrawMagazineIssue),
  });
};
