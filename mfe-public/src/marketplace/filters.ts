import type { MarketQuery } from '@psp/contracts/solutions';
import { DOMAINS } from '@psp/contracts/taxonomies';
import { listFilters } from '@psp/remote/lists/list-filters';
import { isId, keyIn, pageIn, textIn } from '@psp/remote/lists/read-address';
import { domainOptions } from '@psp/remote/options';
import { strings } from './strings.ts';

export const marketList = listFilters<MarketQuery>(
  '/marketplace',
  (search) => {
    const partner = search.get('partner');
    return {
      q: textIn(search),
      category: keyIn(DOMAINS, search, 'category'),
      partner: isId(partner) ? partner : undefined,
      page: pageIn(search),
    };
  },
  [{ name: 'category', label: strings.category, placeholder: strings.allCategories, options: domainOptions }],
);
