import { anyone } from '@psp/auth/server/access';
import { sendJson, shared } from '@psp/bff-kit/read';
import type { PortalApp } from '@psp/bff-kit/service';
import { idParams } from '@psp/contracts/common';
import { homeView, partnerList, partnerQuery, partnerView } from '@psp/contracts/partners';
import { DomainError } from '@psp/domain/errors';
import { listPartners, readHome, readPartner } from '@psp/domain/partners/queries';

const config = { access: anyone };

export const partnerRoutes = (app: PortalApp): void => {
  app.get('/home', { config, schema: { response: { 200: homeView } } }, async (request, reply) =>
    sendJson(reply, await shared('home', () => readHome(request.db))),
  );
  app.get(
    '/partners',
    { config, schema: { querystring: partnerQuery, response: { 200: partnerList } } },
    async (request, reply) =>
      sendJson(
        reply,
        await shared(`partners ${JSON.stringify(request.query)}`, () => listPartners(request.db, request.query)),
      ),
  );
  app.get(
    '/partners/:id',
    { config, schema: { params: idParams, response: { 200: partnerView } } },
    async (request, reply) => {
      const text = await readPartner(request.db, request.params.id);
      if (text === 'null') throw new DomainError('not_found');
      return sendJson(reply, text);
    },
  );
};
