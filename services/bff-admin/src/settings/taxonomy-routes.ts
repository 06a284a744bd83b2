import { acting, implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import type { Taxonomy } from '@psp/contracts/taxonomy-labels';
import { type TaxonomyValues, taxonomySettingOperations } from '@psp/contracts/taxonomy-values';
import { restoreSetting, saveSetting } from '@psp/domain/operating/settings/settings';
import { moveTaxonomyUses, taxonomySetting, viewTaxonomy } from '@psp/domain/operating/taxonomies/settings';
import { offeredRoutes } from '@psp/features/taxonomies/server/routes';
import type { Reading } from '../acts-on.ts';

interface Of {
  taxonomy: Taxonomy;
  version: number;
}

const viewOf = ({ db, now }: Pick<Reading, 'db' | 'now'>, { taxonomy }: Pick<Of, 'taxonomy'>) =>
  viewTaxonomy(db, taxonomy, now);

/** Lists of values that the association keeps, and what its own forms offer of them. */
export const taxonomyRoutes = (app: PortalApp): void => {
  offeredRoutes(app, 'admin');
  implement(app, 'admin', taxonomySettingOperations, {
    view: viewOf,
    save: acting({
      command: (write, { taxonomy, ...given }: Of & { value: TaxonomyValues }) =>
        saveSetting(taxonomySetting(taxonomy))(write, given),
      answer: (write, _, of) => viewOf(write, of),
    }),
    restore: acting({
      command: (write, { taxonomy, ...versions }: Of & { of: number }) =>
        restoreSetting(taxonomySetting(taxonomy))(write, versions),
      answer: (write, _, of) => viewOf(write, of),
    }),
    move: acting({ command: moveTaxonomyUses, answer: (write, _, of) => viewOf(write, of) }),
  });
};
