import { implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { cpvOperations } from '@psp/contracts/cpv';
import { searchCpvCodes } from '@psp/domain/operating/taxonomies/cpv/queries';

/** Registers the search for codes of the Common Procurement Vocabulary by digits or words. */
export const cpvRoutes = (app: PortalApp, area: 'uat' | 'firma'): void =>
  implement(app, area, cpvOperations, { search: ({ db }, { q }) => searchCpvCodes(db, q) });
