import { anyone } from '@psp/auth/server/access';
import { resolveActor } from '@psp/auth/server/session';
import { sendFound, sendJson, shared } from '@psp/bff-kit/read';
import type { PortalApp } from '@psp/bff-kit/service';
import { idParams } from '@psp/contracts/common';
import { marketList, marketQuery, solutionItem } from '@psp/contracts/solutions';
import { listMarket, readSolution } from '@psp/domain/presenting/solutions/queries';
import { countPageView } from '@psp/domain/presenting/views/count-page-view';
import { z } from 'zod';

const config = { access: anyone, topics: ['partners', 'solutions'] } as const;

export const solutionRoutes = (app: PortalApp): void => {
  app.get(
    '/solutions',
    { config, schema: { querystring: marketQuery, response: { 200: marketList } } },
    async (request, reply) =>
      sendJson(
        reply,
        await shared(`solutions ${JSON.stringify(request.query)}`, () => listMarket(request.db, request.query)),
      ),
  );
  app.get(
    '/solutions/:id',
    { config, schema: { params: idParams, response: { 200: solutionItem } } },
    async (request, reply) => sendFound(reply, await readSolution(request.db, request.params.id)),
  );
  // Asked by the page itself once it is seen, as of articles.
  app.post(
    '/solutions/:id/views',
    { config: { access: anyone }, schema: { params: idParams, body: z.strictObject({}) } },
    async (request, reply) => {
      const visitor = { address: request.ip, userAgent: request.headers['user-agent'] ?? '' };
      const session = await resolveActor(app.portal, request);
      const view = {
        page: 'solution',
        id: request.params.id,
        viewerId: session?.actor.organisationId ?? null,
      } as const;
      await countPageView(app.portal.orm, view, visitor, new Date());
      return reply.status(204).send();
    },
  );
};
