import { signedIn } from '@psp/contracts/access';
import { actorOf } from '@psp/auth/server/plugin';
import { actRoute } from '@psp/bff-kit/act-route';
import type { PortalApp } from '@psp/bff-kit/service';
import { sendStoredFile } from '@psp/bff-kit/uploads/send-file';
import { dataExport, dataExportList } from '@psp/contracts/accounts';
import { idParams } from '@psp/contracts/common';
import { exportFile, listExports, readExport, requestExport } from '@psp/domain/joining/accounts/data-exports';
import { cancelDeletion, scheduleDeletion } from '@psp/domain/joining/accounts/deletion';
import { byPassword, changed, nothing } from './changed.ts';

const config = { access: signedIn };

/** What a person may ask for by law: a copy of their own data, and that their account be deleted. */
export function personalDataRoutes(app: PortalApp): void {
  exportRoutes(app);
  deletionRoutes(app);
}

function exportRoutes(app: PortalApp): void {
  app.get('/user/exports', { config, schema: { response: { 200: dataExportList } } }, async (request) => ({
    items: await listExports(request.db, actorOf(request).accountId),
  }));

  actRoute(app, 'account.requestExport', '/user/exports', {
    access: signedIn,
    body: nothing,
    command: requestExport,
    view: dataExport,
    answer: ({ db, actor }, id) => readExport(db, actor.accountId, id),
  });

  app.get('/user/exports/:id/file', { config, schema: { params: idParams } }, async (request, reply) =>
    sendStoredFile(
      reply,
      app.portal.files,
      await exportFile(request.db, actorOf(request).accountId, request.params.id),
    ),
  );
}

function deletionRoutes(app: PortalApp): void {
  actRoute(app, 'account.requestDeletion', '/user/deletion', {
    ...{ ...changed, ...byPassword, command: scheduleDeletion },
  });
  const cancel = { ...changed, body: nothing, command: cancelDeletion };
  actRoute(app, 'account.cancelDeletion', '/user/deletion/cancel', cancel);
}
