import { implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { domainOperations } from '@psp/contracts/taxonomy-values';
import { readOffered } from '@psp/domain/operating/taxonomies/values';

/** Domains of requests as the association names and orders them; the gateway puts them into every page. */
export const domainRoutes = (app: PortalApp): void =>
  implement(app, 'public', domainOperations, {
    names: async ({ db }) => ({ items: await readOffered(db, 'domains') }),
  });
