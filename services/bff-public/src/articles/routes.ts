import { anyone } from '@psp/contracts/access';
import { sendFound, sendJson, shared } from '@psp/bff-kit/read';
import type { PortalApp } from '@psp/bff-kit/service';
import { articleList, articleQuery, articleView } from '@psp/contracts/articles';
import { idParams } from '@psp/contracts/common';
import { listArticles, newestForFeed, readArticle } from '@psp/domain/publishing/articles/queries';
import { z } from 'zod';
import { viewRoute } from '../view-route.ts';
import { feedOf } from './feed.ts';

/** An author's name and page come from its organisation and, for an authority, from its community. */
const config = { access: anyone, topics: ['articles', 'partners', 'communities'] } as const;

export const articleRoutes = (app: PortalApp): void => {
  const { publicOrigin } = app.portal;

  const list = { querystring: articleQuery, response: { 200: articleList } };
  app.get('/articles', { config, schema: list }, async (request, reply) => {
    const key = `articles ${JSON.stringify(request.query)}`;
    return sendJson(reply, await shared(key, () => listArticles(request.db, request.query)));
  });

  app.get('/articles/rss.xml', { config, schema: { response: { 200: z.string() } } }, async (request, reply) => {
    const articles = await newestForFeed(request.db);
    return reply.type('application/rss+xml; charset=utf-8').send(feedOf(articles, publicOrigin));
  });

  const one = { params: idParams, response: { 200: articleView } };
  app.get('/articles/:id', { config, schema: one }, async (request, reply) =>
    sendFound(reply, await readArticle(request.db, request.params.id, publicOrigin)),
  );

  viewRoute(app, '/articles', 'article');
};
