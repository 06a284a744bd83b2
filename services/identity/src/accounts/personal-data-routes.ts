import { signedIn } from '@psp/auth/server/access';
import { actorOf } from '@psp/auth/server/plugin';
import type { PortalApp } from '@psp/bff-kit/service';
import { sendStoredFile } from '@psp/bff-kit/uploads/send-file';
import { write } from '@psp/bff-kit/write';
import { accountView, dataExport, dataExportList, withPassword } from '@psp/contracts/accounts';
import { idParams } from '@psp/contracts/common';
import { confirmPassword } from '@psp/domain/joining/accounts/confirm-password';
import { exportFile, listExports, readExport, requestExport } from '@psp/domain/joining/accounts/data-exports';
import { cancelDeletion, scheduleDeletion } from '@psp/domain/joining/accounts/deletion';
import { readAccount } from '@psp/domain/joining/accounts/own-account';
import { within } from '@psp/domain/read-db';
import { z } from 'zod';
import { recordOwn } from './record-own.ts';

const config = { access: signedIn };
const nothing = z.strictObject({});

/** What a person may ask for by law: a copy of their own data, and that their account be deleted. */
export function personalDataRoutes(app: PortalApp): void {
  exportRoutes(app);
  deletionRoutes(app);
}

function exportRoutes(app: PortalApp): void {
  app.get('/user/exports', { config, schema: { response: { 200: dataExportList } } }, async (request) => ({
    items: await listExports(request.db, actorOf(request).accountId),
  }));

  const ask = { body: nothing, response: { 200: dataExport } };
  app.post('/user/exports', { config: { ...config, act: 'account.requestExport' }, schema: ask }, (request) =>
    write(request, async (em, actor) => {
      const id = await requestExport(em, actor.accountId);
      recordOwn(em, actor, 'requestExport');
      return readExport(within(em), actor.accountId, id);
    }),
  );

  app.get('/user/exports/:id/file', { config, schema: { params: idParams } }, async (request, reply) =>
    sendStoredFile(
      reply,
      app.portal.files,
      await exportFile(request.db, actorOf(request).accountId, request.params.id),
    ),
  );
}

function deletionRoutes(app: PortalApp): void {
  const response = { 200: accountView };

  app.post(
    '/user/deletion',
    { config: { ...config, act: 'account.requestDeletion' }, schema: { body: withPassword, response } },
    async (request) => {
      await confirmPassword(app.portal.orm.em.fork(), actorOf(request).accountId, request.body.password);
      return write(request, async (em, actor) => {
        await scheduleDeletion(em, actor.accountId);
        recordOwn(em, actor, 'requestDeletion');
        return readAccount(within(em), actor.accountId);
      });
    },
  );

  app.post(
    '/user/deletion/cancel',
    { config: { ...config, act: 'account.cancelDeletion' }, schema: { body: nothing, response } },
    (request) =>
      write(request, async (em, actor) => {
        await cancelDeletion(em, actor.accountId);
        recordOwn(em, actor, 'cancelDeletion');
        return readAccount(within(em), actor.accountId);
      }),
  );
}
