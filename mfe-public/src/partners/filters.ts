import { PARTNER_SORTS, type PartnerQuery } from '@psp/contracts/partners';
import { COUNTIES, DOMAINS } from '@psp/contracts/taxonomies';
import { listFilters } from '@psp/remote/lists/list-filters';
import { keyIn, oneOfIn, pageIn, textIn } from '@psp/remote/lists/read-address';

export const partnerList = listFilters<PartnerQuery>('/parteneri', (search) => ({
  q: textIn(search),
  category: keyIn(DOMAINS, search, 'category'),
  county: keyIn(COUNTIES, search, 'county'),
  sort: oneOfIn(PARTNER_SORTS, search, 'sort') ?? 'rating',
  page: pageIn(search),
}));

export const filterChips = (filters: PartnerQuery) =>
  partnerList.chips(filters, { category: DOMAINS, county: COUNTIES });
