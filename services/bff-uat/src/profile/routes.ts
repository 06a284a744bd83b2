import { presenters, viewers } from '@psp/contracts/access';
import { actorOf } from '@psp/auth/server/plugin';
import { actRoute } from '@psp/bff-kit/act-route';
import { sendJson } from '@psp/bff-kit/read';
import type { PortalApp } from '@psp/bff-kit/service';
import { organisationProfile, saveOrganisationContact } from '@psp/contracts/organisation-profile';
import { editContact, readOwnProfile } from '@psp/domain/joining/organisations/own-profile';
import { identityRoutes } from '@psp/features/organisations/server/routes';

export const profileRoutes = (app: PortalApp): void => {
  app.get(
    '/profile',
    { config: { access: viewers('uat') }, schema: { response: { 200: organisationProfile } } },
    async (request, reply) => sendJson(reply, await readOwnProfile(request.db, actorOf(request), request.now)),
  );
  actRoute(app, 'organisation.editContact', '/profile', {
    ...{ method: 'PUT', access: presenters('uat'), body: saveOrganisationContact, command: editContact },
  });
  identityRoutes(app, 'uat');
};
