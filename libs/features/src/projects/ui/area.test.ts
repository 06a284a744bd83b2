import { expect, test } from '@jest/globals';
import { projectListQuery } from '@psp/contracts/project-list';
import { expectSameQuery } from '@psp/remote/testing/same-query';
import { projectList } from './area.ts';

test('the list of projects reads its filters as the contract does', () => {
  expectSameQuery(projectList.uat, projectListQuery, ['q', 'status', 'sort', 'from', 'to', 'page']);
});

test('a criterion filters nothing without a mark', () => {
  const read = (search: string) => projectList.firma.read(new URLSearchParams(search));
  expect(read('criterion=quality')).toEqual(projectList.firma.none);
  expect(read('criterion=quality&mark=4')).toMatchObject({ criterion: 'quality', mark: '4' });
});
