import { editors, viewers } from '@psp/auth/server/access';
import { actorOf } from '@psp/auth/server/plugin';
import { actRoute } from '@psp/bff-kit/act-route';
import { sendJson } from '@psp/bff-kit/read';
import type { PortalApp } from '@psp/bff-kit/service';
import { change } from '@psp/bff-kit/write';
import { id } from '@psp/contracts/common';
import {
  askIdentityChange,
  identityChangeTaken,
  organisationProfile,
  saveOrganisationContact,
} from '@psp/contracts/organisation-profile';
import { askForIdentity, editContact, readOwnProfile } from '@psp/domain/joining/organisations/own-profile';
import { showLogo } from '@psp/domain/presenting/partners/show-logo';
import { z } from 'zod';

const logo = z.strictObject({ imageId: id });

export const profileRoutes = (app: PortalApp): void => {
  app.get(
    '/profile',
    { config: { access: viewers('uat') }, schema: { response: { 200: organisationProfile } } },
    async (request, reply) => sendJson(reply, await readOwnProfile(request.db, actorOf(request), new Date())),
  );
  const access = editors('uat');
  actRoute(app, 'organisation.editContact', '/profile', {
    ...{ method: 'PUT', access, body: saveOrganisationContact, command: editContact },
  });
  actRoute(app, 'organisation.showLogo', '/profile/logo', { access, body: logo, command: showLogo });
  app.post(
    '/profile/identity',
    {
      config: { access, act: 'ticket.open' },
      schema: { body: askIdentityChange, response: { 200: identityChangeTaken } },
    },
    (request) => change(request, (write) => askForIdentity(write, { ...request.body, address: request.ip })),
  );
};
