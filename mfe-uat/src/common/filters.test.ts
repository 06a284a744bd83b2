import { test } from '@jest/globals';
import { groupListQuery } from '@psp/contracts/groups';
import { memberPartnerQuery, memberSolutionQuery } from '@psp/contracts/marketplace';
import { requestListQuery } from '@psp/contracts/service-request-list';
import { expectSameQuery } from '@psp/remote/testing/same-query';
import { groupFilters } from '../groups/filters.ts';
import { partnerList, solutionList } from '../marketplace/filters.ts';
import { requestList } from '../service-requests/filters.ts';

test('the list filters of an authority parse a query as the contract does', () => {
  expectSameQuery(groupFilters, groupListQuery);
  expectSameQuery(partnerList, memberPartnerQuery);
  expectSameQuery(solutionList, memberSolutionQuery);
  expectSameQuery(requestList, requestListQuery);
});
