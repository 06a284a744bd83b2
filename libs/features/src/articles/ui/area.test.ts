import { test } from '@jest/globals';
import { ownArticleQuery } from '@psp/contracts/own-articles';
import { fakeApi } from '@psp/remote/testing/fake-api';
import { expectSameQuery } from '@psp/remote/testing/same-query';
import { articleFilters } from './area.ts';

test('the list of articles reads its filters as the contract does', () => {
  expectSameQuery(
    articleFilters({ kind: 'uat', api: fakeApi(() => null).api, path: '/uat/community' }),
    ownArticleQuery,
  );
});
