import { editors, viewers } from '@psp/auth/server/access';
import { actorOf } from '@psp/auth/server/plugin';
import { sendJson } from '@psp/bff-kit/read';
import type { PortalApp } from '@psp/bff-kit/service';
import { write } from '@psp/bff-kit/write';
import { idParams, withReason } from '@psp/contracts/common';
import { adminRequestList, adminRequestQuery, auditTrail } from '@psp/contracts/dashboards';
import { found } from '@psp/domain/load';
import { listAllRequests, readAuditTrail } from '@psp/domain/sourcing/service-requests/admin-queries';
import { within } from '@psp/domain/read-db';
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
    found(await readAuditTrail(request.db, actorOf(request), request.params.id, new Date())),
  );
  app.post(
    '/service-requests/:id/cancel',
    { config: { access: editors('admin') }, schema: { params: idParams, body: withReason, response } },
    (request) =>
      write(request, async (em, actor) => {
        const { version, reason } = request.body;
        await cancelRequest(em, actor, request.params.id, version, reason, new Date());
        await em.flush();
        return found(await readAuditTrail(within(em), actor, request.params.id, new Date()));
      }),
  );
};
