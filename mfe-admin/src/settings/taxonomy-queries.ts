import type { Taxonomy } from '@psp/contracts/taxonomy-labels';
import type { TaxonomyValue, taxonomySettingOperations } from '@psp/contracts/taxonomy-values';
import { createApi } from '@psp/remote/api';
import { readQuery } from '@psp/remote/queries';

export const taxonomies = createApi<typeof taxonomySettingOperations>('admin');

export const taxonomyQuery = (taxonomy: Taxonomy) =>
  readQuery(taxonomies, ['admin', 'settings', 'taxonomies', taxonomy], 'GET /settings/taxonomies/:taxonomy', {
    taxonomy,
  });

export const saveTaxonomy = (taxonomy: Taxonomy, version: number, items: TaxonomyValue[]) =>
  taxonomies.call('POST /settings/taxonomies/:taxonomy', { taxonomy, body: { version, value: { items } } });

export const restoreTaxonomy = (taxonomy: string, body: { version: number; of: number }) =>
  taxonomies.call('POST /settings/taxonomies/:taxonomy/restore', { taxonomy: taxonomy as Taxonomy, body });
