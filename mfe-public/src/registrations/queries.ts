import { normaliseCui } from '@psp/contracts/cui';
import type { packagePriceOperations } from '@psp/contracts/dated-values-operations';
import type { uploadOperations } from '@psp/contracts/files-operations';
import type { authorityOperations } from '@psp/contracts/organisations';
import type { registrationOperations } from '@psp/contracts/registrations';
import type { expertiseOperations } from '@psp/contracts/taxonomy-values';
import type { CountyCode } from '@psp/contracts/taxonomy-names';
import { createApi } from '@psp/remote/api';
import { listQuery, readQuery } from '@psp/remote/queries';

type SigningUp =
  | typeof registrationOperations
  | typeof authorityOperations
  | typeof packagePriceOperations
  | typeof expertiseOperations
  | typeof uploadOperations;
export const identity = createApi<SigningUp>('identity');

const REGISTRY_STALE_MS = 10 * 60_000;

/** Authorities of the registry in a county whose name or code matches `q`. */
export const authoritiesQuery = (county: CountyCode, q: string) => ({
  ...listQuery(identity, ['identity', 'authorities', county, q], 'GET /authorities', { query: { county, q } }),
  staleTime: REGISTRY_STALE_MS,
});

/** Current prices of the packages. */
export const packagePricesQuery = {
  ...readQuery(identity, ['identity', 'package-prices'], 'GET /package-prices'),
  staleTime: REGISTRY_STALE_MS,
};

/** Labels of expertise, as the association names them. */
export const expertiseQuery = {
  ...readQuery(identity, ['identity', 'expertise'], 'GET /expertise'),
  staleTime: REGISTRY_STALE_MS,
};

/** The organisation registered with a tax code, if any. */
export const cuiOwnerQuery = (cui: string) =>
  readQuery(identity, ['identity', 'organisations-by-cui', normaliseCui(cui)], 'GET /organisations-by-cui', {
    query: { cui: normaliseCui(cui) },
  });
