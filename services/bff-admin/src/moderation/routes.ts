import { editors, viewers } from '@psp/auth/server/access';
import { actorOf } from '@psp/auth/server/plugin';
import { sendJson } from '@psp/bff-kit/read';
import type { PortalApp } from '@psp/bff-kit/service';
import { write } from '@psp/bff-kit/write';
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
const config = { access: editors('admin') };

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
    async (request) => found(await readForModeration(request.db, actorOf(request), request.params.id, new Date())),
  );
  withoutReason(app);
  withStatedReason(app);
};

const withoutReason = (app: PortalApp): void => {
  for (const [path, act, command] of [
    ['approve', 'article.approve', approveArticle],
    ['reopen', 'article.reopen', returnArticle],
    ['revision/approve', 'article-revision.approve', approveRevision],
  ] as const) {
    app.post(
      `/articles/:id/${path}`,
      { config: { ...config, act }, schema: { params: idParams, body: versioned } },
      async (request, reply) => {
        await write(request, async (em, actor) => {
          await command(em, actor, { ...request.params, ...request.body }, new Date());
        });
        return reply.status(204).send();
      },
    );
  }
};

const withStatedReason = (app: PortalApp): void => {
  for (const [path, act, command] of [
    ['request-changes', 'article.requestChanges', requestArticleChanges],
    ['reject', 'article.reject', rejectArticle],
    ['withdraw', 'article.withdraw', withdrawArticle],
    ['revision/reject', 'article-revision.reject', rejectRevision],
  ] as const) {
    app.post(
      `/articles/:id/${path}`,
      { config: { ...config, act }, schema: { params: idParams, body: withReason } },
      async (request, reply) => {
        await write(request, async (em, actor) => {
          await command(em, actor, { ...request.params, ...request.body }, new Date());
        });
        return reply.status(204).send();
      },
    );
  }
};
