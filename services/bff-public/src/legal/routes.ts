import { implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { publicLegalOperations } from '@psp/contracts/legal';
import { listLegal, readLegal } from '@psp/domain/joining/legal/queries';

/** Legal documents: current, past and announced versions. */
export const legalRoutes = (app: PortalApp): void =>
  implement(app, 'public', publicLegalOperations, {
    list: ({ db, now }) => listLegal(db, now),
    view: ({ db, now }, { slug, versiune }) => readLegal(db, slug, versiune, now),
  });
