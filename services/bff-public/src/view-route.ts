import { anyone } from '@psp/contracts/access';
import { resolveActor } from '@psp/auth/server/session';
import type { PortalApp } from '@psp/bff-kit/service';
import { idParams } from '@psp/contracts/common';
import { countPageView, type ViewedPage } from '@psp/domain/presenting/views/count-page-view';
import { countView } from '@psp/domain/publishing/articles/count-view';
import { z } from 'zod';

/**
 * Registers the route that counts a view of a page under `path`. The page itself calls it once it is seen: drawing it on the
 * server, or reading its data, counts nothing.
 */
export const viewRoute = (app: PortalApp, path: string, page: 'article' | ViewedPage): void => {
  const { portal } = app;
  const schema = { params: idParams, body: z.strictObject({}) };
  app.post(`${path}/:id/views`, { config: { access: anyone }, schema }, async (request, reply) => {
    const { id } = request.params;
    const visitor = { address: request.ip, userAgent: request.headers['user-agent'] ?? '' };
    if (page === 'article') await countView(portal.orm, id, visitor, request.now);
    else {
      const session = await resolveActor(portal, request);
      const viewerId = session?.actor.organisationId ?? null;
      await countPageView(portal.orm, { page, id, viewerId }, visitor, request.now);
    }
    return reply.status(204).send();
  });
};
