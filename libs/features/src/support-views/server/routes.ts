import type { PortalApp } from '@psp/bff-kit/context';
import { implement } from '@psp/bff-kit/implement';
import { ownSupportViewOperations } from '@psp/contracts/support-views';
import { readOwnSupportViews } from '@psp/domain/overseeing/support-views/queries';

/** Registers the route by which an organisation's owners read who of the association looked at what they see. */
export const ownSupportViewRoutes = (app: PortalApp, kind: 'uat' | 'firma'): void =>
  implement(app, kind, ownSupportViewOperations, { list: ({ db, actor }) => readOwnSupportViews(db, actor) });
