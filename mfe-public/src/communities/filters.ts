import type { CommunityQuery } from '@psp/contracts/communities';
import { COUNTIES } from '@psp/contracts/taxonomies';
import { byParts, keysOf, oneOf, page, text } from '@psp/remote/lists/by-parts';
import { listFilters } from '@psp/remote/lists/list-filters';
import { strings } from './strings.ts';

export const communityList = listFilters(
  '/comunitati',
  byParts<CommunityQuery>({ q: text, judet: oneOf(keysOf(COUNTIES)), page }),
  { judet: { label: strings.countyLabel, placeholder: strings.allCounties, options: COUNTIES } },
);
