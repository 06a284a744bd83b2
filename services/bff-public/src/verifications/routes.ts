import { anyone } from '@psp/contracts/access';
import type { PortalApp } from '@psp/bff-kit/service';
import { readCode, verification } from '@psp/contracts/documents';
import { countApart } from '@psp/domain/joining/accounts/limit';
import { found } from '@psp/domain/load';
import { verify } from '@psp/domain/operating/documents/verify';
import { z } from 'zod';

const params = z.strictObject({ code: z.string().max(64) });

/* Counted for each address, also for codes that are none: a code cannot be guessed by trying. */
export const verificationRoutes = (app: PortalApp): void => {
  app.get(
    '/verifications/:code',
    { config: { access: anyone }, schema: { params, response: { 200: verification } } },
    async (request, reply) => {
      await countApart(app.portal.orm, 'verify:address', request.ip);
      reply.header('cache-control', 'no-store');
      return verify(request.db, found(readCode(request.params.code)));
    },
  );
};
