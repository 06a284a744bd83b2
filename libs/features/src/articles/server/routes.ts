import type { EntityManager } from '@mikro-orm/postgresql';
import { editors, viewers } from '@psp/auth/server/access';
import { actorOf } from '@psp/auth/server/plugin';
import { sendJson } from '@psp/bff-kit/read';
import type { PortalApp } from '@psp/bff-kit/service';
import { write } from '@psp/bff-kit/write';
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
import { within } from '@psp/domain/read-db';
import { articlePictureRoutes } from './pictures.ts';

const response = { 200: ownArticleView };
const one = { params: idParams, response };

const changed = async (em: EntityManager, actor: Actor, id: string) => {
  await em.flush();
  return found(await readOwnArticle(within(em), actor, id, new Date()));
};

/** The organisation's own articles: its list, one as its author works on it, and every step up to its approval. */
export const articleRoutes = (app: PortalApp, kind: Kind): void => {
  reads(app, kind);
  texts(app, kind);
  steps(app, kind);
  articlePictureRoutes(app, kind);
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
  app.get('/articles/:id', { config, schema: one }, async (request) =>
    found(await readOwnArticle(request.db, actorOf(request), request.params.id, new Date())),
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
    (request) => previewArticle(request.db, actorOf(request), request.body),
  );
  app.post(
    '/articles',
    { config: { ...config, act: 'article.create' }, schema: { body: articleContent, response } },
    (request) =>
      write(request, async (em, actor) => changed(em, actor, await createArticle(em, actor, request.body, new Date()))),
  );
  for (const [path, act, command] of [
    ['/articles/:id', 'article.edit', saveArticle],
    ['/articles/:id/revision', 'article.revise', reviseArticle],
  ] as const) {
    app.put(path, { config: { ...config, act }, schema: { ...one, body: editArticle } }, (request) =>
      write(request, async (em, actor) => {
        const { version, ...content } = request.body;
        await command(em, actor, { ...request.params, version }, content, new Date());
        return changed(em, actor, request.params.id);
      }),
    );
  }
};

const steps = (app: PortalApp, kind: Kind): void => {
  const config = { access: editors(kind) };
  for (const [path, act, command] of [
    ['submit', 'article.submit', submitArticle],
    ['reopen', 'article.reopen', reopenArticle],
  ] as const) {
    app.post(`/articles/:id/${path}`, { config: { ...config, act }, schema: { ...one, body: versioned } }, (request) =>
      write(request, async (em, actor) => {
        await command(em, actor, { ...request.params, ...request.body }, new Date());
        return changed(em, actor, request.params.id);
      }),
    );
  }
  app.post(
    '/articles/:id/discard',
    { config: { ...config, act: 'article.discard' }, schema: { params: idParams, body: versioned } },
    async (request, reply) => {
      await write(request, (em, actor) =>
        discardArticle(em, actor, { ...request.params, ...request.body }, new Date()),
      );
      return reply.status(204).send();
    },
  );
};
