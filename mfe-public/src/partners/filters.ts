import { PARTNER_SORTS } from '@psp/contracts/lists';
import type { PartnerQuery } from '@psp/contracts/partners';
import { COUNTIES, DOMAINS } from '@psp/contracts/taxonomies';
import { byParts, keysOf, oneOf, page, text } from '@psp/remote/lists/by-parts';
import { listFilters } from '@psp/remote/lists/list-filters';
import { strings } from './filter-strings.ts';

export const partnerList = listFilters(
  '/parteneri',
  byParts<PartnerQuery>({
    q: text,
    category: oneOf(keysOf(DOMAINS)),
    county: oneOf(keysOf(COUNTIES)),
    sort: oneOf(PARTNER_SORTS, 'rating'),
    page,
  }),
  {
    category: { label: strings.category, placeholder: strings.allCategories, options: DOMAINS },
    county: { label: strings.county, placeholder: strings.allCounties, options: COUNTIES },
    sort: { label: strings.sort, options: strings.sorts, isOrder: true },
  },
);
