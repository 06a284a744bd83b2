import { defineService } from '@psp/bff-kit/service';
import { factorRoutes } from './accounts/factor-routes.ts';
import { sessionRoutes } from './accounts/routes.ts';
import { userRoutes } from './accounts/user-routes.ts';
import { applicationRoutes } from './applications/routes.ts';
import { authorityRoutes } from './authorities/routes.ts';
import { eventRoutes } from './events/routes.ts';
import { fileRoutes } from './files/routes.ts';
import { invitationRoutes } from './invitations/routes.ts';
import { linkRoutes } from './links/routes.ts';
import { jwksRoutes } from './jwks/routes.ts';
import { mailboxRoutes } from './mailbox/routes.ts';
import { notificationRoutes } from './notifications/routes.ts';
import { packagePriceRoutes } from './package-prices/routes.ts';
import { pushRoutes } from './push/routes.ts';
import { registrationRoutes } from './registrations/routes.ts';

/**
 * How people come in and who they are: sign-up with its files, application, invitations, sign-in, sessions, account, personal
 * data, notifications and the devices that are sent them, the stream of what changes; and the mailbox of a portal without a mail server. Needs the private key of access tokens.
 */
export const identity = defineService('identity', (app) => {
  sessionRoutes(app);
  linkRoutes(app);
  userRoutes(app);
  factorRoutes(app);
  jwksRoutes(app);
  registrationRoutes(app);
  authorityRoutes(app);
  packagePriceRoutes(app);
  fileRoutes(app);
  applicationRoutes(app);
  invitationRoutes(app);
  notificationRoutes(app);
  pushRoutes(app);
  eventRoutes(app);
  mailboxRoutes(app);
});
