import { anyone } from '@psp/auth/server/access';
import { sendFound, sendJson, shared } from '@psp/bff-kit/read';
import type { PortalApp } from '@psp/bff-kit/service';
import { articleList, articleQuery, articleView } from '@psp/contracts/articles';
import { idParams } from '@psp/contracts/common';
import { countView } from '@psp/domain/publishing/articles/count-view';
import { listArticles, newestForFeed, readArticle } from '@psp/domain/publishing/articles/queries';
import { z } from 'zod';
import { feedOf } from './feed.ts';

const access = anyone;
/** An author's name and page come from its organisation and, for an authority, from its community. */
const config = { access, topics: ['articles', 'partners', 'communities'] } as const;

export const articleRoutes = (app: PortalApp): void => {
  const { orm, publicOrigin } = app.portal;

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

  // Asked by the page itself once it is seen; drawing it on the server, or reading its data, counts nothing.
  const viewed = { params: idParams, body: z.strictObject({}) };
  app.post('/articles/:id/views', { config: { access }, schema: viewed }, async (request, reply) => {
    const visitor = { address: request.ip, userAgent: request.headers['user-agent'] ?? '' };
    await countView(orm, request.params.id, visitor, new Date());
    return reply.status(204).send();
  });
};
