import { presenters } from '@psp/contracts/access';
import { actorOf } from '@psp/auth/server/plugin';
import type { PortalApp } from '@psp/bff-kit/service';
import { inThread } from '@psp/domain/threads';
import { RECEPTION, receiveFile } from '@psp/bff-kit/uploads/receive-file';
import { uploadScope } from '@psp/bff-kit/uploads/routes';
import { change } from '@psp/bff-kit/write';
import type { Kind } from '@psp/contracts/common';
import { importParams, importReport } from '@psp/contracts/community-import';
import { importRows, previewImport } from '@psp/domain/presenting/communities/import';
import type { readUpload } from './read-import.ts';

const read = inThread<typeof readUpload>(new URL('./read-import.ts', import.meta.url), 'readUpload');

/** Files of projects or attractions: read row by row in a thread, then saved whole. A row that is there already is passed over. */
export const importRoutes = (app: PortalApp, kind: Kind): void =>
  uploadScope(app, (scope) => {
    const path = '/communities/:id/import/:kind';
    const schema = { params: importParams, response: { 200: importReport } };
    const config = { access: presenters(kind), act: 'community.import' } as const;
    for (const [address, command] of [
      [`${path}/check`, previewImport],
      [path, importRows],
    ] as const)
      scope.post(address, { config, schema }, (request) =>
        receiveFile(request, RECEPTION, async (file) => {
          const { params } = request;
          const content = await read(
            { kind: params.kind, path: file.path, now: request.now },
            actorOf(request).organisationId,
          );
          return change(request, (write) => command(write, { id: params.id, ...content }));
        }),
      );
  });
