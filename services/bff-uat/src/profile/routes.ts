import { implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { profileOperations } from '@psp/contracts/organisation-profile';
import { editContact, readOwnProfile } from '@psp/domain/joining/organisations/own-profile';
import { identityRoutes } from '@psp/features/organisations/server/routes';

export const profileRoutes = (app: PortalApp): void => {
  implement(app, 'uat', profileOperations, {
    view: ({ db, actor, now }) => readOwnProfile(db, actor, now),
    editContact,
  });
  identityRoutes(app, 'uat');
};
