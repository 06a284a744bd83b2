import { implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { ownPackageOperations } from '@psp/contracts/package-operations';
import { readOwnPackage } from '@psp/domain/overseeing/packages/queries';

/** Registers the routes of an organisation's own package for one area. */
export const ownPackageRoutes = (app: PortalApp, kind: 'uat' | 'firma'): void =>
  implement(app, kind, ownPackageOperations, { view: ({ db, actor }) => readOwnPackage(db, actor) });
