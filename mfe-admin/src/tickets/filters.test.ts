import { expect, test } from '@jest/globals';
import { ticketList } from './filters.ts';
import { ticketQueue } from './queries.ts';

const read = (query: string) => ticketList.read(new URLSearchParams(query));

test('the address holds the filters that differ from their default', () => {
  expect(ticketList.address(ticketList.none)).toBe('/admin/tickets');
  const filters = read('q=parola&status=closed&assignee=me&due=overdue&page=2');
  expect(ticketList.address(filters)).toBe('/admin/tickets?page=2&q=parola&status=closed&assignee=me&due=overdue');
  expect(ticketQueue.hrefOf('un-id', ticketList.change(ticketList.none, 'kind', 'accessibility'))).toBe(
    '/admin/tickets/un-id?kind=accessibility',
  );
});

test('an invalid value counts as absent', () => {
  expect(read('status=sters&kind=x&assignee=altcineva&due=1&page=-3')).toEqual(ticketList.none);
});

test('each active filter has a chip that removes it', () => {
  const filters = read('q=parola&status=all&kind=accessibility&assignee=nobody&due=overdue&page=4');
  expect(ticketList.chips(filters).map(({ label }) => label)).toEqual([
    '„parola”',
    'Toate stările',
    'Accesibilitate',
    'Fără responsabil',
    'Termen depășit',
  ]);
  const cleared = ticketList.chips(filters).reduce((left, { key }) => ticketList.without(left, [key]), filters);
  expect(cleared).toEqual(ticketList.none);
});
