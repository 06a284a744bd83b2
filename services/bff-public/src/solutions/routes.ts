import { anyone } from '@psp/auth/server/access';
import { sendJson, shared } from '@psp/bff-kit/read';
import type { PortalApp } from '@psp/bff-kit/service';
import { idParams } from '@psp/contracts/common';
import { marketList, marketQuery, solutionItem } from '@psp/contracts/solutions';
import { DomainError } from '@psp/domain/errors';
import { listMarket, readSolution } from '@psp/domain/presenting/solutions/queries';

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
    async (request, reply) => {
      const text = await readSolution(request.db, request.params.id);
      if (text === 'null') throw new DomainError('not_found');
      return sendJson(reply, text);
    },
  );
};
