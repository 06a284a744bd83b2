import { editors, viewers } from '@psp/contracts/access';
import { actorOf } from '@psp/auth/server/plugin';
import { actRoute } from '@psp/bff-kit/act-route';
import { sendJson } from '@psp/bff-kit/read';
import type { PortalApp } from '@psp/bff-kit/service';
import { idParams, versioned, withReason } from '@psp/contracts/common';
import { moderationList, moderationQuery, moderationView } from '@psp/contracts/moderation';
import { found } from '@psp/domain/load';
import { listForModeration, readForModeration } from '@psp/domain/publishing/articles/moderation-queries';
import {
  approveArticle,
  approveRevision,
  rejectArticle,
  rejectRevision,
  requestArticleChanges,
  returnArticle,
  withdrawArticle,
} from '@psp/domain/publishing/articles/moderate';

const read = { access: viewers('admin') };

/** Articles of authorities and firms, and ADMIN's word on each. A decision answers nothing: the next article follows. */
export const moderationRoutes = (app: PortalApp): void => {
  app.get(
    '/articles',
    { config: read, schema: { querystring: moderationQuery, response: { 200: moderationList } } },
    async (request, reply) => sendJson(reply, await listForModeration(request.db, request.query)),
  );
  app.get(
    '/articles/:id',
    { config: read, schema: { params: idParams, response: { 200: moderationView } } },
    async (request) => found(await readForModeration(request.db, actorOf(request), request.params.id, request.now)),
  );
  decisions(app);
};

const decisions = (app: PortalApp): void => {
  const one = { access: editors('admin'), params: idParams };
  const [step, because] = [
    { ...one, body: versioned },
    { ...one, body: withReason },
  ];
  actRoute(app, 'article.approve', '/articles/:id/approve', { ...step, command: approveArticle });
  actRoute(app, 'article.reopen', '/articles/:id/reopen', { ...step, command: returnArticle });
  actRoute(app, 'article-revision.approve', '/articles/:id/revision/approve', { ...step, command: approveRevision });
  actRoute(app, 'article.requestChanges', '/articles/:id/request-changes', {
    ...because,
    command: requestArticleChanges,
  });
  actRoute(app, 'article.reject', '/articles/:id/reject', { ...because, command: rejectArticle });
  actRoute(app, 'article.withdraw', '/articles/:id/withdraw', { ...because, command: withdrawArticle });
  actRoute(app, 'article-revision.reject', '/articles/:id/revision/reject', { ...because, command: rejectRevision });
};
