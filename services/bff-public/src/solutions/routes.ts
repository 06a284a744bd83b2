import { anyone } from '@psp/contracts/access';
import { sendFound, sendJson, shared } from '@psp/bff-kit/read';
import type { PortalApp } from '@psp/bff-kit/service';
import { idParams } from '@psp/contracts/common';
import { marketList, marketQuery, solutionItem } from '@psp/contracts/solutions';
import { listMarket, readSolution } from '@psp/domain/presenting/solutions/queries';
import { viewRoute } from '../view-route.ts';

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
  viewRoute(app, '/solutions', 'solution');
};
