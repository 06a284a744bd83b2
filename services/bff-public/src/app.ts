import { defineService } from '@psp/bff-kit/service';
import { partnerRoutes } from './partners/routes.ts';
import { unknownPathRoutes } from './unknown-paths/routes.ts';

/** All that visitors' screens call, under /api/public. */
export const bffPublic = defineService('public', (app) => {
  partnerRoutes(app);
  unknownPathRoutes(app);
});
