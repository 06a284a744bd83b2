import type { CommunityQuery } from '@psp/contracts/communities';
import { COUNTIES } from '@psp/contracts/taxonomies';
import { listFilters } from '@psp/remote/lists/list-filters';
import { keyIn, pageIn, textIn } from '@psp/remote/lists/read-address';

export const communityList = listFilters<CommunityQuery>('/comunitati', (search) => ({
  q: textIn(search),
  judet: keyIn(COUNTIES, search, 'judet'),
  page: pageIn(search),
}));

export const filterChips = (filters: CommunityQuery) => communityList.chips(filters, { judet: COUNTIES });
