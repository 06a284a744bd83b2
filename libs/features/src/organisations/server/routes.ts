import { editors, presenters } from '@psp/contracts/access';
import { actRoute } from '@psp/bff-kit/act-route';
import type { PortalApp } from '@psp/bff-kit/service';
import { id, type Kind } from '@psp/contracts/common';
import { askIdentityChange, identityChangeTaken } from '@psp/contracts/organisation-profile';
import { askForIdentity } from '@psp/domain/joining/organisations/own-profile';
import { showLogo } from '@psp/domain/presenting/partners/show-logo';
import { z } from 'zod';

const logo = z.strictObject({ imageId: id });

/** The picture beside the name of the caller's organisation, and another name or tax code asked of the association. */
export const identityRoutes = (app: PortalApp, kind: Kind): void => {
  actRoute(app, 'organisation.showLogo', '/profile/logo', { access: presenters(kind), body: logo, command: showLogo });
  actRoute(app, 'ticket.open', '/profile/identity', {
    ...{ access: editors(kind), body: askIdentityChange, view: identityChangeTaken },
    command: (write, body, { ip }) => askForIdentity(write, { ...body, address: ip }),
    answer: async (_, taken) => taken,
  });
};
