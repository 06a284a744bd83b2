import { defineService } from '@psp/bff-kit/service';
import { accountRoutes } from './accounts/routes.ts';
import { notificationRoutes } from './notifications/routes.ts';

/** Sign-in, sessions and the notifications of the signed-in person. Needs the private key of access tokens. */
export const identity = defineService('identity', (app) => {
  accountRoutes(app);
  notificationRoutes(app);
});
