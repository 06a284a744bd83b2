import { implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { expertiseOperations } from '@psp/contracts/taxonomy-values';
import { readOffered } from '@psp/domain/operating/taxonomies/values';

/** Labels of expertise, from which a company chooses when it signs up. */
export const expertiseRoutes = (app: PortalApp): void =>
  implement(app, 'identity', expertiseOperations, {
    offered: async ({ db }) => ({ items: await readOffered(db, 'expertise') }),
  });
