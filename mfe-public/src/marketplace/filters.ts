import type { MarketQuery } from '@psp/contracts/solutions';
import { DOMAINS } from '@psp/contracts/taxonomies';
import { byParts, keysOf, oneOf, page, text, uuid } from '@psp/remote/lists/by-parts';
import { listFilters } from '@psp/remote/lists/list-filters';
import { strings } from './strings.ts';

export const marketList = listFilters(
  '/marketplace',
  byParts<MarketQuery>({ q: text, category: oneOf(keysOf(DOMAINS)), partner: uuid, page }),
  { category: { label: strings.category, placeholder: strings.allCategories, options: DOMAINS } },
);
