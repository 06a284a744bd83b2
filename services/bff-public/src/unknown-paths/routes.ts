import { anyone } from '@psp/auth/server/access';
import type { PortalApp } from '@psp/bff-kit/service';
import { z } from 'zod';

const body = z.strictObject({ path: z.string().max(500) });

export const unknownPathRoutes = (app: PortalApp): void => {
  app.post('/unknown-paths', { config: { access: anyone }, schema: { body } }, async (request, reply) => {
    request.log.warn({ unknownPath: request.body.path }, 'unknown path');
    return reply.status(204).send();
  });
};
