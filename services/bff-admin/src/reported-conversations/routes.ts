import { editors, viewers } from '@psp/contracts/access';
import { actorOf } from '@psp/auth/server/plugin';
import { actRoute } from '@psp/bff-kit/act-route';
import { sendJson } from '@psp/bff-kit/read';
import type { PortalApp } from '@psp/bff-kit/service';
import { idParams, withReason } from '@psp/contracts/common';
import { reportedList, reportedQuery, reportedView } from '@psp/contracts/reported-conversations';
import type { Actor } from '@psp/domain/actor';
import { fileOfReport } from '@psp/domain/sourcing/attachments/read-file';
import { attachmentDownload } from '@psp/features/attachments/server/routes';
import { dismissReport, liftReport, upholdReport } from '@psp/domain/communicating/messages/decide-report';
import { listReports, readReport } from '@psp/domain/communicating/messages/report-queries';
import { found } from '@psp/domain/load';
import type { Write } from '@psp/domain/write';

/** What authorities and firms report of their conversations, and the association's word on it. */
export const reportedConversationRoutes = (app: PortalApp): void => {
  const config = { access: viewers('admin') };
  app.get(
    '/reported-conversations',
    { config, schema: { querystring: reportedQuery, response: { 200: reportedList } } },
    async (request, reply) => sendJson(reply, await listReports(request.db, request.query)),
  );
  app.get(
    '/reported-conversations/:id',
    { config, schema: { params: idParams, response: { 200: reportedView } } },
    async (request) => found(await readReport(request.db, actorOf(request), request.params.id, request.now)),
  );
  attachmentDownload(app, 'admin', '/reported-conversations/:id', fileOfReport);
  const decided = {
    access: editors('admin'),
    params: idParams,
    body: withReason,
    view: reportedView,
    answer: async ({ db, actor, now }: Write<Actor>, _: void, { id }: { id: string }) =>
      found(await readReport(db, actor, id, now)),
  };

  actRoute(app, 'conversation-report.dismiss', '/reported-conversations/:id/dismiss', {
    ...decided,
    command: dismissReport,
  });
  actRoute(app, 'conversation-report.uphold', '/reported-conversations/:id/uphold', {
    ...decided,
    command: upholdReport,
  });
  actRoute(app, 'conversation-report.lift', '/reported-conversations/:id/lift', { ...decided, command: liftReport });
};
