import { acting, implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { identityOperations } from '@psp/contracts/organisation-profile';
import { askForIdentity } from '@psp/domain/communicating/tickets/ask-for-identity';
import { showLogo } from '@psp/domain/presenting/partners/show-logo';

/** Registers the routes that set the organisation's logo, and request a change of its name or tax code from the association. */
export const identityRoutes = (app: PortalApp, kind: 'uat' | 'firma'): void =>
  implement(app, kind, identityOperations, {
    showLogo,
    askForIdentity: acting({
      command: (write, body, { ip }) => askForIdentity(write, { ...body, address: ip }),
      answer: async (_, taken) => taken,
    }),
  });
