import { type PartnerQuery } from '@psp/contracts/partners';
import { PARTNER_SORTS } from '@psp/contracts/lists';
import { COUNTIES, DOMAINS } from '@psp/contracts/taxonomies';
import { listFilters } from '@psp/remote/lists/list-filters';
import { keyIn, oneOfIn, pageIn, textIn } from '@psp/remote/lists/read-address';
import { countyOptions, domainOptions, optionsOf } from '@psp/remote/options';
import { strings } from './filter-strings.ts';

export const partnerList = listFilters<PartnerQuery>(
  '/parteneri',
  (search) => ({
    q: textIn(search),
    category: keyIn(DOMAINS, search, 'category'),
    county: keyIn(COUNTIES, search, 'county'),
    sort: oneOfIn(PARTNER_SORTS, search, 'sort') ?? 'rating',
    page: pageIn(search),
  }),
  [
    { name: 'category', label: strings.category, placeholder: strings.allCategories, options: domainOptions },
    { name: 'county', label: strings.county, placeholder: strings.allCounties, options: countyOptions },
    { name: 'sort', label: strings.sort, options: optionsOf(strings.sorts), isOrder: true },
  ],
);
