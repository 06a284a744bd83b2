import { acting, implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { sendStoredFile } from '@psp/bff-kit/uploads/send-file';
import { purchaseFileOperations } from '@psp/contracts/purchase-files';
import { listPurchaseFiles, purchasePart, readPurchaseFile } from '@psp/domain/sourcing/purchase-files/queries';
import { requestFile } from '@psp/domain/sourcing/purchase-files/request-file';

/* The worker makes the file; the page polls until it is ready. */
export const purchaseFileRoutes = (app: PortalApp): void =>
  implement(app, 'uat', purchaseFileOperations, {
    list: async ({ db, actor }, { id }) => ({ items: await listPurchaseFiles(db, actor, id) }),
    request: acting({ command: requestFile, answer: ({ db, actor }, id) => readPurchaseFile(db, actor, id) }),
    part: async ({ db, actor }, { id, kind }, reply) =>
      sendStoredFile(reply, app.portal.files, await purchasePart(db, actor, id, kind)),
  });
