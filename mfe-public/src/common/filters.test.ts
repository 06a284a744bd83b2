import { test } from '@jest/globals';
import { articleQuery } from '@psp/contracts/articles';
import { communityQuery } from '@psp/contracts/communities';
import { publicLegislationQuery } from '@psp/contracts/legislation';
import { publicLibraryQuery } from '@psp/contracts/library';
import { partnerQuery } from '@psp/contracts/partners';
import { searchQuery } from '@psp/contracts/search';
import { marketQuery } from '@psp/contracts/solutions';
import { expectSameQuery } from '@psp/remote/testing/same-query';
import { articleList } from '../blog/filters.ts';
import { communityList } from '../communities/filters.ts';
import { actList } from '../legislation/queries.ts';
import { resourceList } from '../library/queries.ts';
import { marketList } from '../marketplace/filters.ts';
import { partnerList } from '../partners/filters.ts';
import { searchFilters } from '../search/address.ts';

test('public lists read their filters as the contract does', () => {
  expectSameQuery(articleList, articleQuery);
  expectSameQuery(communityList, communityQuery);
  expectSameQuery(marketList, marketQuery);
  expectSameQuery(resourceList, publicLibraryQuery);
  expectSameQuery(actList, publicLegislationQuery);
  expectSameQuery(partnerList, partnerQuery);
  expectSameQuery(searchFilters, searchQuery);
});
