import { readFile } from 'node:fs/promises';
import { editors } from '@psp/auth/server/access';
import type { PortalApp } from '@psp/bff-kit/service';
import { RECEPTION, receiveFile } from '@psp/bff-kit/uploads/receive-file';
import { uploadScope } from '@psp/bff-kit/uploads/routes';
import { change } from '@psp/bff-kit/write';
import type { Kind } from '@psp/contracts/common';
import { importParams, importReport } from '@psp/contracts/community-import';
import { romanianLetters } from '@psp/domain/letters';
import { importRows, previewImport } from '@psp/domain/presenting/communities/import';

/* Spreadsheets in Romanian save CSV in Windows' own encoding unless they are told otherwise. */
function decoded(bytes: Uint8Array): string {
  try {
    return romanianLetters(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return romanianLetters(new TextDecoder('windows-1250').decode(bytes));
  }
}

/** Files of projects or attractions: checked row by row, then saved whole. A row that is there already is passed over. */
export const importRoutes = (app: PortalApp, kind: Kind): void =>
  uploadScope(app, (scope) => {
    const path = '/communities/:id/import/:kind';
    const schema = { params: importParams, response: { 200: importReport } };
    const config = { access: editors(kind), act: 'community.import' } as const;
    for (const [address, command] of [
      [`${path}/check`, previewImport],
      [path, importRows],
    ] as const)
      scope.post(address, { config, schema }, (request) =>
        receiveFile(request, RECEPTION, async (file) => {
          const text = decoded(await readFile(file.path));
          return change(request, (write) => command(write, { ...request.params, text }));
        }),
      );
  });
