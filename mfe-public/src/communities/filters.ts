import type { CommunityQuery } from '@psp/contracts/communities';
import { COUNTIES } from '@psp/contracts/taxonomies';
import { listFilters } from '@psp/remote/lists/list-filters';
import { keyIn, pageIn, textIn } from '@psp/remote/lists/read-address';
import { countyOptions } from '@psp/remote/options';
import { strings } from './strings.ts';

export const communityList = listFilters<CommunityQuery>(
  '/comunitati',
  (search) => ({
    q: textIn(search),
    judet: keyIn(COUNTIES, search, 'judet'),
    page: pageIn(search),
  }),
  [{ name: 'judet', label: strings.countyLabel, placeholder: strings.allCounties, options: countyOptions }],
);
