import { implement, type Read, type Reply } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { sendStoredFile, showStoredPdf } from '@psp/bff-kit/uploads/send-file';
import { magazineOperations } from '@psp/contracts/magazine-operations';
import { found } from '@psp/domain/load';
import { findMagazineFile, listMagazine, readLatestMagazine } from '@psp/domain/publishing/magazine/queries';

type Send = typeof sendStoredFile;

/** The magazine, which partners read. */
export const magazineRoutes = (app: PortalApp): void => {
  const file =
    (send: Send) =>
    async ({ db, actor }: Read, { id }: { id: string }, reply: Reply) =>
      send(reply, app.portal.files, found(await findMagazineFile(db, actor, id)));
  implement(app, 'firma', magazineOperations, {
    list: ({ db, actor }, query) => listMagazine(db, actor, query),
    latest: ({ db, actor }) => readLatestMagazine(db, actor),
    open: file(showStoredPdf),
    download: file(sendStoredFile),
  });
};
