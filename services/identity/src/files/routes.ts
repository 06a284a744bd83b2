import { anyone } from '@psp/contracts/access';
import { RECEPTION, type Reception, receiveFile } from '@psp/bff-kit/uploads/receive-file';
import { removeAbandoned } from '@psp/bff-kit/uploads/remove-abandoned';
import { uploadScope } from '@psp/bff-kit/uploads/routes';
import type { PortalApp } from '@psp/bff-kit/service';
import { uploadedFile } from '@psp/contracts/files';
import { countApart } from '@psp/domain/joining/accounts/limit';
import { keepUpload } from '@psp/domain/operating/files/keep-upload';
import { z } from 'zod';

const query = z.strictObject({ kind: z.enum(['document', 'presentation']).default('document') });

/* For anyone: documents are attached before there is an account; whoever holds the secret of the answer may use the file. */
export function fileRoutes(app: PortalApp, reception: Reception = RECEPTION): void {
  app.addHook('onReady', async () => void (await removeAbandoned(reception)));
  const schema = { querystring: query, response: { 200: uploadedFile } };
  uploadScope(app, (scope) => {
    scope.post('/uploads', { config: { access: anyone }, schema }, async (request) => {
      const { orm, files } = scope.portal;
      await countApart(orm, 'upload:address', request.ip);
      return receiveFile(request, reception, (file) =>
        keepUpload({ db: request.db, now: request.now }, files, file, request.query.kind),
      );
    });
  });
}
