import { anyone } from '@psp/contracts/access';
import type { PortalApp } from '@psp/bff-kit/service';
import { countApart } from '@psp/domain/joining/accounts/limit';
import { z } from 'zod';

const body = z.strictObject({ path: z.string().max(500) });

export const unknownPathRoutes = (app: PortalApp): void => {
  app.post('/unknown-paths', { config: { access: anyone }, schema: { body } }, async (request, reply) => {
    await countApart(app.portal.orm, 'unknown-path:address', request.ip);
    request.log.warn({ unknownPath: request.body.path }, 'unknown path');
    return reply.status(204).send();
  });
};
