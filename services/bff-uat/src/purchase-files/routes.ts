import { editors, viewers } from '@psp/contracts/access';
import { actorOf } from '@psp/auth/server/plugin';
import { actRoute } from '@psp/bff-kit/act-route';
import type { PortalApp } from '@psp/bff-kit/service';
import { sendStoredFile } from '@psp/bff-kit/uploads/send-file';
import { idParams } from '@psp/contracts/common';
import { purchaseFile, purchaseFileList, purchasePartParams } from '@psp/contracts/purchase-files';
import { listPurchaseFiles, purchasePart, readPurchaseFile } from '@psp/domain/sourcing/purchase-files/queries';
import { requestFile } from '@psp/domain/sourcing/purchase-files/request-file';
import { z } from 'zod';

const read = { access: viewers('uat') };
const path = '/service-requests/:id/purchase-files';

/* The worker makes the file; the page asks until it is there. */
export const purchaseFileRoutes = (app: PortalApp): void => {
  app.get(
    path,
    { config: read, schema: { params: idParams, response: { 200: purchaseFileList } } },
    async (request) => ({ items: await listPurchaseFiles(request.db, actorOf(request), request.params.id) }),
  );
  actRoute(app, 'service-request.file', path, {
    access: editors('uat'),
    params: idParams,
    body: z.strictObject({}),
    command: requestFile,
    view: purchaseFile,
    answer: ({ db, actor }, id) => readPurchaseFile(db, actor, id),
  });
  app.get(
    '/purchase-files/:id/:kind',
    { config: read, schema: { params: purchasePartParams } },
    async (request, reply) => {
      const { id, kind } = request.params;
      return sendStoredFile(reply, app.portal.files, await purchasePart(request.db, actorOf(request), id, kind));
    },
  );
};
