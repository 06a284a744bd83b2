import type { MarketQuery } from '@psp/contracts/solutions';
import { DOMAINS } from '@psp/contracts/taxonomies';
import { listFilters } from '@psp/remote/lists/list-filters';
import { isId, keyIn, pageIn, textIn } from '@psp/remote/lists/read-address';
import { strings } from './strings.ts';

export const marketList = listFilters<MarketQuery>('/marketplace', (search) => {
  const partner = search.get('partner');
  return {
    q: textIn(search),
    category: keyIn(DOMAINS, search, 'category'),
    partner: isId(partner) ? partner : undefined,
    page: pageIn(search),
  };
});

/** The filters that are on; `partner` is the name of the company, null when it is not known. */
export const filterChips = (filters: MarketQuery, partner: string | null) =>
  marketList.chips(filters, {
    category: DOMAINS,
    partner: () => (partner ? strings.partnerChip(partner) : strings.unknownPartner),
  });
