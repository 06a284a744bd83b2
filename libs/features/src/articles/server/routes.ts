import { editors, viewers } from '@psp/contracts/access';
import { actorOf } from '@psp/auth/server/plugin';
import { actRoute } from '@psp/bff-kit/act-route';
import { sendJson } from '@psp/bff-kit/read';
import { readBody } from '@psp/bff-kit/rich-text';
import type { PortalApp } from '@psp/bff-kit/service';
import { pictureRoute } from '@psp/bff-kit/uploads/picture-route';
import { articleContent, editArticle } from '@psp/contracts/articles';
import { idParams, type Kind, versioned } from '@psp/contracts/common';
import {
  articleCategories,
  articlePreview,
  ownArticleList,
  ownArticleQuery,
  ownArticleView,
} from '@psp/contracts/own-articles';
import type { Actor } from '@psp/domain/actor';
import { found } from '@psp/domain/load';
import {
  listCategories,
  listOwnArticles,
  previewArticle,
  readOwnArticle,
} from '@psp/domain/publishing/articles/own-queries';
import {
  createArticle,
  discardArticle,
  reopenArticle,
  reviseArticle,
  saveArticle,
  submitArticle,
} from '@psp/domain/publishing/articles/write-article';
import { readApart } from '@psp/domain/publishing/rich-text/apart';
import type { Write } from '@psp/domain/write';

const changedArticle = async ({ db, actor, now }: Write<Actor>, id: string) =>
  found(await readOwnArticle(db, actor, id, now));

/* Part of each route that changes an article: the answer is the article as it stands then. */
const changed = (kind: Kind) => ({
  access: editors(kind),
  params: idParams,
  view: ownArticleView,
  answer: (write: Write<Actor>, _: unknown, { id }: { id: string }) => changedArticle(write, id),
});

/** The organisation's own articles: its list, one as its author works on it, and every step up to its approval. */
export const articleRoutes = (app: PortalApp, kind: Kind): void => {
  reads(app, kind);
  texts(app, kind);
  steps(app, kind);
  pictureRoute(app, 'article.addPicture', '/articles/pictures', { access: editors(kind) });
};

const reads = (app: PortalApp, kind: Kind): void => {
  const config = { access: viewers(kind) };
  app.get(
    '/articles',
    { config, schema: { querystring: ownArticleQuery, response: { 200: ownArticleList } } },
    async (request, reply) => sendJson(reply, await listOwnArticles(request.db, actorOf(request), request.query)),
  );
  app.get('/article-categories', { config, schema: { response: { 200: articleCategories } } }, async (request, reply) =>
    sendJson(reply, await listCategories(request.db, actorOf(request))),
  );
  app.get(
    '/articles/:id',
    { config, schema: { params: idParams, response: { 200: ownArticleView } } },
    async (request) => found(await readOwnArticle(request.db, actorOf(request), request.params.id, request.now)),
  );
};

const texts = (app: PortalApp, kind: Kind): void => {
  const config = { access: editors(kind) };
  app.post(
    '/articles/preview',
    {
      config: { ...config, act: 'article.preview' },
      schema: { body: articleContent, response: { 200: articlePreview } },
    },
    async (request) => {
      const body = await readApart(request.body.body);
      return previewArticle(request.db, actorOf(request), { ...request.body, body });
    },
  );
  actRoute(app, 'article.create', '/articles', {
    access: editors(kind),
    body: articleContent,
    view: ownArticleView,
    before: readBody,
    command: (write, input, _, read) => createArticle(write, { ...input, body: read ?? input.body }),
    answer: changedArticle,
  });
  const edit = { ...changed(kind), method: 'PUT', body: editArticle, before: readBody } as const;
  actRoute(app, 'article.edit', '/articles/:id', {
    ...edit,
    command: (write, input, _, read) => saveArticle(write, { ...input, body: read ?? input.body }),
  });
  actRoute(app, 'article.revise', '/articles/:id/revision', {
    ...edit,
    command: (write, input, _, read) => reviseArticle(write, { ...input, body: read ?? input.body }),
  });
};

const steps = (app: PortalApp, kind: Kind): void => {
  const step = { ...changed(kind), body: versioned };
  actRoute(app, 'article.submit', '/articles/:id/submit', { ...step, command: submitArticle });
  actRoute(app, 'article.reopen', '/articles/:id/reopen', { ...step, command: reopenArticle });
  actRoute(app, 'article.discard', '/articles/:id/discard', {
    access: editors(kind),
    params: idParams,
    body: versioned,
    command: discardArticle,
  });
};
