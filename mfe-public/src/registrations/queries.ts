import type { PackagePrices } from '@psp/contracts/dated-values';
import type { AuthorityView } from '@psp/contracts/organisations';
import { normaliseCui } from '@psp/contracts/cui';
import type { CuiAnswer } from '@psp/contracts/registrations';
import { createClient } from '@psp/remote/client';
import { listQuery, readQuery } from '@psp/remote/reads';

export const identity = createClient('identity');

const REGISTRY_STALE_MS = 10 * 60_000;

/** Entries of the registry of authorities in a county, whose name or code is like the text. */
export const authoritiesQuery = (county: string, q: string) => ({
  ...listQuery<{ items: AuthorityView[] }>(identity, ['identity', 'authorities', county, q], '/authorities', {
    county,
    q,
  }),
  enabled: county !== '',
  staleTime: REGISTRY_STALE_MS,
});

/** What the packages cost now. */
export const packagePricesQuery = {
  ...readQuery<PackagePrices>(identity, ['identity', 'package-prices'], '/package-prices'),
  staleTime: REGISTRY_STALE_MS,
};

/** The organisation that is registered with a tax code already, if any. */
export const cuiOwnerQuery = (cui: string) =>
  readQuery<CuiAnswer>(identity, ['identity', 'organisations-by-cui', normaliseCui(cui)], '/organisations-by-cui', {
    cui: normaliseCui(cui),
  });
