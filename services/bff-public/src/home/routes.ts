import { anyone } from '@psp/contracts/access';
import { sendJson, shared } from '@psp/bff-kit/read';
import type { PortalApp } from '@psp/bff-kit/service';
import { landingView, previewQuery } from '@psp/contracts/landing';
import { communitiesByCounty } from '@psp/domain/presenting/communities/queries';
import { readLanding } from '@psp/domain/publishing/site-content/landing';
import { notKept } from '../preview.ts';
import { countyMap } from './county-map.ts';

/* Also of partners: the community of a suspended authority is not shown. */
const ofMap = { access: anyone, topics: ['communities', 'partners'] } as const;
const config = { access: anyone, topics: ['content', 'partners', 'communities', 'articles'] } as const;

/** The landing page, and its map as an SVG file of its own, which keeps the outlines out of the page. */
export const homeRoutes = (app: PortalApp): void => {
  const schema = { querystring: previewQuery, response: { 200: landingView } };
  app.get('/home', { config, schema }, async (request, reply) => {
    const { previzualizare } = request.query;
    if (!previzualizare) return sendJson(reply, await shared('home', () => readLanding(request.db)));
    notKept(reply);
    return sendJson(reply, await readLanding(request.db, previzualizare));
  });
  app.get('/home/map.svg', { config: ofMap }, async (request, reply) => {
    reply.type('image/svg+xml; charset=utf-8');
    return countyMap(JSON.parse(await shared('communities by county', () => communitiesByCounty(request.db))));
  });
};
