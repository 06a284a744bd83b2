import { test } from '@jest/globals';
import { conversationListQuery } from '@psp/contracts/messages';
import { expectSameQuery } from '@psp/remote/testing/same-query';
import { conversationFilters } from './area.ts';

test('the list of conversations reads its filters as the contract does', () => {
  expectSameQuery(conversationFilters({ kind: 'uat' }), conversationListQuery);
});
