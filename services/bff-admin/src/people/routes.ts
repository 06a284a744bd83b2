import { implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { hiddenPeopleOperations } from '@psp/contracts/people-operations';
import { hideListing, unhideListing } from '@psp/domain/joining/people/commands';
import { listHiddenPeople } from '@psp/domain/joining/people/directory';
import { personViewOf } from '@psp/features/people/server/routes';
import { actsOn } from '../acts-on.ts';

const decision = actsOn(personViewOf);

/** Listings that the association hides from the directory of people. */
export const hiddenPeopleRoutes = (app: PortalApp): void =>
  implement(app, 'admin', hiddenPeopleOperations, {
    hidden: ({ db, actor }, query) => listHiddenPeople(db, actor, query),
    hide: decision(hideListing),
    unhide: decision(unhideListing),
  });
