import { expect, test } from '@jest/globals';
import { organisationList, personList, proposalList, sectionAddress, sectionOf } from './filters.ts';

const searchOf = (address: string) => new URLSearchParams(address.split('?')[1] ?? '');

test('each tab keeps its own filters in the address', () => {
  const organisations = organisationList.read(new URLSearchParams('q=sibiu&kind=uat&status=suspended&page=2'));
  const people = personList.read(new URLSearchParams('q=ioana&status=unconfirmed&page=2'));
  expect(sectionOf(searchOf(organisationList.address(organisations)))).toBe('organizatii');
  expect(organisationList.read(searchOf(organisationList.address(organisations)))).toEqual(organisations);
  expect(sectionOf(searchOf(personList.address(people)))).toBe('persoane');
  expect(personList.read(searchOf(personList.address(people)))).toEqual(people);
  const proposals = proposalList.read(new URLSearchParams('status=lapsed'));
  expect(sectionOf(searchOf(proposalList.address(proposals)))).toBe('propuneri');
  expect(proposalList.read(searchOf(proposalList.address(proposals)))).toEqual(proposals);
});

test('organisations are the first tab', () => {
  expect(sectionOf(new URLSearchParams('sectiune=altceva'))).toBe('organizatii');
  expect(sectionAddress('organizatii')).toBe('/admin/users');
  expect(sectionAddress('persoane')).toBe('/admin/users?sectiune=persoane');
});

test('chips name the active filters', () => {
  expect(organisationList.chips(organisationList.none)).toEqual([]);
  expect(
    organisationList
      .chips(organisationList.read(new URLSearchParams('q=apă&kind=firma&status=needs_info')))
      .map(({ label }) => label),
  ).toEqual(['„apă”', 'Partener PSP', 'Completări necesare']);
  expect(personList.chips(personList.read(new URLSearchParams('status=deleted'))).map(({ label }) => label)).toEqual([
    'Șters',
  ]);
});
