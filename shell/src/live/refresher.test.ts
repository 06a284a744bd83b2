import { expect, test } from '@jest/globals';
import { isConcerned } from './refresher.ts';

const [own, other] = ['0199a3c2-7b1e-7c3a-9f4d-1f2e3d4c5b6a', '0199a3c2-7b1e-7c3a-9f4d-1f2e3d4c5b6b'];

const lists = { conversation: ['conversations'] };

test.each<[string, readonly unknown[], string[], boolean]>([
  ['the page of a record', ['uat', 'service-requests', 'one', own], [`service-request:${own}`], true],
  ['the page of another record', ['uat', 'service-requests', 'one', other], [`service-request:${own}`], false],
  ['a list', ['uat', 'service-requests', 'list', { page: 2 }], [`service-request:${own}`], true],
  ['another area', ['firma', 'opportunities', {}], [`service-request:${own}`], false],
  ['public pages', ['public', 'partners'], [`organisation:${own}`], false],
  ['the list of its own capability', ['uat', 'conversations', 'list'], [`conversation:${own}`], true],
  ['a list of another capability', ['uat', 'projects', 'list', {}], [`conversation:${own}`], false],
  ['the page of a record, of all of its kind', ['uat', 'conversations', 'one', own, 1], ['conversation'], true],
  ['the page of a record, of all of another kind', ['uat', 'projects', 'one', own], ['conversation'], false],
  ['the list of its own capability, of all of its kind', ['uat', 'conversations', 'list'], ['conversation'], true],
  ['counts of the navigation', ['uat', 'navigation-counts'], [`conversation:${own}`], true],
  ['notifications', ['identity', 'notifications', 1], ['notification'], true],
  ['notifications, of a record alone', ['identity', 'notifications', 1], [`offer:${own}`], false],
  ['a list, of a notification alone', ['uat', 'projects', 'list', {}], ['notification'], false],
  ['the account', ['identity', 'account'], ['notification', `offer:${own}`], false],
])('%s', (_, key, topics, concerned) => {
  expect(isConcerned(key, 'uat', { topics, lists })).toBe(concerned);
});

test('a change that does not say its lists, as of the release before, concerns all of the area', () => {
  const isRead = (...key: string[]) => isConcerned(key, 'uat', { topics: ['conversation', `conversation:${own}`] });
  expect([isRead('uat', 'projects', 'list'), isRead('uat', 'projects', 'one', other)]).toEqual([true, true]);
  expect(isRead('firma', 'conversations')).toBe(false);
});
