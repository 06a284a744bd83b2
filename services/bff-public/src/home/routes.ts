import { implement } from '@psp/bff-kit/implement';
import { shared } from '@psp/bff-kit/read';
import type { PortalApp } from '@psp/bff-kit/service';
import { landingOperations } from '@psp/contracts/landing';
import { communitiesByCounty } from '@psp/domain/presenting/communities/queries';
import { readLanding } from '@psp/domain/publishing/site-content/landing';
import { notKept } from '../preview.ts';
import { countyMap } from './county-map.ts';

/** The landing page, and its map as an SVG file of its own, which keeps the outlines out of the page. */
export const homeRoutes = (app: PortalApp): void =>
  implement(app, 'public', landingOperations, {
    view: ({ db }, { previzualizare }, reply) => {
      if (!previzualizare) return shared('home', () => readLanding(db));
      notKept(reply);
      return readLanding(db, previzualizare);
    },
    map: async ({ db }, _, reply) => {
      const byCounty = JSON.parse(await shared('communities by county', () => communitiesByCounty(db)));
      return reply.type('image/svg+xml; charset=utf-8').send(countyMap(byCounty));
    },
  });
