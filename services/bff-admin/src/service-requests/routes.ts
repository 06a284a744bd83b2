import { editors, viewers } from '@psp/contracts/access';
import { actorOf } from '@psp/auth/server/plugin';
import { actRoute } from '@psp/bff-kit/act-route';
import { sendJson } from '@psp/bff-kit/read';
import type { PortalApp } from '@psp/bff-kit/service';
import { idParams, withReason } from '@psp/contracts/common';
import { adminRequestList, adminRequestQuery, auditTrail } from '@psp/contracts/dashboards';
import { found } from '@psp/domain/load';
import { fileOfSentRequest } from '@psp/domain/sourcing/attachments/read-file';
import { attachmentDownload } from '@psp/features/attachments/server/routes';
import { listAllRequests, readAuditTrail } from '@psp/domain/sourcing/service-requests/admin-queries';
import { cancelRequest } from '@psp/domain/sourcing/service-requests/end-request';

const read = { access: viewers('admin') };
const response = { 200: auditTrail };

export const requestRoutes = (app: PortalApp): void => {
  app.get(
    '/service-requests',
    { config: read, schema: { querystring: adminRequestQuery, response: { 200: adminRequestList } } },
    async (request, reply) => sendJson(reply, await listAllRequests(request.db, request.query)),
  );
  app.get('/service-requests/:id/audit', { config: read, schema: { params: idParams, response } }, async (request) =>
    found(await readAuditTrail(request.db, actorOf(request), request.params.id, request.now)),
  );
  attachmentDownload(app, 'admin', '/service-requests/:id', fileOfSentRequest);
  actRoute(app, 'service-request.cancel', '/service-requests/:id/cancel', {
    access: editors('admin'),
    params: idParams,
    body: withReason,
    view: auditTrail,
    command: cancelRequest,
    answer: async ({ db, actor, now }, _, { id }) => found(await readAuditTrail(db, actor, id, now)),
  });
};
