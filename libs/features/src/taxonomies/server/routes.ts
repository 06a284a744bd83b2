import { implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import type { Kind } from '@psp/contracts/common';
import { taxonomyOperations } from '@psp/contracts/taxonomy-values';
import { readOffered } from '@psp/domain/operating/taxonomies/values';

/** Registers what forms offer of the lists that the association keeps. */
export const offeredRoutes = (app: PortalApp, area: Kind): void =>
  implement(app, area, taxonomyOperations, {
    offered: async ({ db }, { taxonomy }) => ({ items: await readOffered(db, taxonomy) }),
  });
