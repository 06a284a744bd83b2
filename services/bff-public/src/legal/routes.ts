import { anyone } from '@psp/contracts/access';
import { sendFound, sendJson } from '@psp/bff-kit/read';
import type { PortalApp } from '@psp/bff-kit/service';
import { legalList, legalParams, legalQuery, legalView } from '@psp/contracts/legal';
import { listLegal, readLegal } from '@psp/domain/publishing/legal/queries';

const config = { access: anyone, topics: ['content'] } as const;

/** The legal documents: those in force, those before them and those announced. */
export const legalRoutes = (app: PortalApp): void => {
  app.get('/legal', { config, schema: { response: { 200: legalList } } }, async (request, reply) =>
    sendJson(reply, await listLegal(request.db, request.now)),
  );
  const schema = { params: legalParams, querystring: legalQuery, response: { 200: legalView } };
  app.get('/legal/:slug', { config, schema }, async (request, reply) =>
    sendFound(reply, await readLegal(request.db, request.params.slug, request.query.versiune, request.now)),
  );
};
