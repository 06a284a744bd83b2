import { defineService } from '@psp/bff-kit/service';
import { contactRoutes } from './contact/routes.ts';
import { partnerRoutes } from './partners/routes.ts';
import { unknownPathRoutes } from './unknown-paths/routes.ts';

/** All that visitors' screens call, under /api/public. */
export const bffPublic = defineService('public', (app) => {
  partnerRoutes(app);
  contactRoutes(app);
  unknownPathRoutes(app);
});
