import { implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { RECEPTION, type Reception, receiveFile } from '@psp/bff-kit/uploads/receive-file';
import { removeAbandoned } from '@psp/bff-kit/uploads/remove-abandoned';
import { uploadOperations } from '@psp/contracts/files-operations';
import { countAttemptApart } from '@psp/domain/operating/limits/limit';
import { keepUpload } from '@psp/domain/operating/files/keep-upload';

/** Uploads of visitors, before they have an account. `reception` sets folder and time limits. */
export function fileRoutes(app: PortalApp, reception: Reception = RECEPTION): void {
  const { orm, files } = app.portal;
  app.addHook('onReady', async () => void (await removeAbandoned(reception)));
  implement(app, 'identity', uploadOperations, {
    send: {
      receive: async ({ db, now, request }, { kind }) => {
        await countAttemptApart(orm, 'upload:address', request.ip);
        return receiveFile(request, reception, (file) => keepUpload({ db, now }, files, file, kind));
      },
    },
  });
}
