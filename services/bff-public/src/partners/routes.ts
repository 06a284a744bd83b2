import { anyone } from '@psp/contracts/access';
import { sendFound, sendJson, shared } from '@psp/bff-kit/read';
import type { PortalApp } from '@psp/bff-kit/service';
import { sendStoredFile } from '@psp/bff-kit/uploads/send-file';
import { idParams } from '@psp/contracts/common';
import { attachmentParams } from '@psp/contracts/files';
import { partnerList, partnerQuery, partnerView, publicReviews, reviewQuery } from '@psp/contracts/partners';
import { found } from '@psp/domain/load';
import { listReviews, readPartner } from '@psp/domain/presenting/partners/profile';
import { shownFileOfCertificate } from '@psp/domain/sourcing/attachments/read-file';
import { listPartners } from '@psp/domain/presenting/partners/queries';
import { viewRoute } from '../view-route.ts';

const config = { access: anyone, topics: ['partners'] } as const;

export const partnerRoutes = (app: PortalApp): void => {
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
    async (request, reply) => sendFound(reply, await readPartner(request.db, request.params.id)),
  );
  viewRoute(app, '/partners', 'profile');
  app.get(
    '/partners/:id/reviews',
    { config, schema: { params: idParams, querystring: reviewQuery, response: { 200: publicReviews } } },
    async (request, reply) => sendJson(reply, await listReviews(request.db, request.params.id, request.query.page)),
  );
  app.get(
    '/certificates/:id/attachments/:fileId',
    { config: { access: anyone }, schema: { params: attachmentParams } },
    async (request, reply) =>
      sendStoredFile(reply, app.portal.files, found(await shownFileOfCertificate(request.db, request.params))),
  );
};
