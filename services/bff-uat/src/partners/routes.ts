import { viewers } from '@psp/auth/server/access';
import { sendJson } from '@psp/bff-kit/read';
import type { PortalApp } from '@psp/bff-kit/service';
import { partnerOptions } from '@psp/contracts/partners';
import { suggestPartners } from '@psp/domain/presenting/partners/queries';
import { z } from 'zod';

const querystring = z.strictObject({ q: z.string().trim().max(200).default('') });

export const partnerRoutes = (app: PortalApp): void => {
  app.get(
    '/partners',
    { config: { access: viewers('uat') }, schema: { querystring, response: { 200: partnerOptions } } },
    async (request, reply) => sendJson(reply, await suggestPartners(request.db, request.query.q)),
  );
};
