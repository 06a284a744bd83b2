import { anyone } from '@psp/auth/server/access';
import { resolveActor } from '@psp/auth/server/session';
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
import { countPageView } from '@psp/domain/presenting/views/count-page-view';
import { z } from 'zod';

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
  // Asked by the page itself once it is seen, as of articles.
  app.post(
    '/partners/:id/views',
    { config: { access: anyone }, schema: { params: idParams, body: z.strictObject({}) } },
    async (request, reply) => {
      const visitor = { address: request.ip, userAgent: request.headers['user-agent'] ?? '' };
      const session = await resolveActor(app.portal, request);
      const viewerId = session?.actor.organisationId ?? null;
      await countPageView(app.portal.orm, { page: 'profile', id: request.params.id, viewerId }, visitor, new Date());
      return reply.status(204).send();
    },
  );
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
