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
import { expertiseRoutes } from './expertise/routes.ts';
import { packagePriceRoutes } from './package-prices/routes.ts';
import { pushRoutes } from './push/routes.ts';
import { registrationRoutes } from './registrations/routes.ts';

/**
 * The identity service: sign-up with file uploads, applications, invitations, sign-in, sessions, accounts, personal data,
 * notifications, push devices, the event stream, and the mailbox of a portal without a mail server. Requires the private key of access
 * tokens.
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
  expertiseRoutes(app);
  fileRoutes(app);
  applicationRoutes(app);
  invitationRoutes(app);
  notificationRoutes(app);
  pushRoutes(app);
  eventRoutes(app);
  mailboxRoutes(app);
});
