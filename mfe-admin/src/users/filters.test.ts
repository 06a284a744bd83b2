import { expect, test } from '@jest/globals';
import {
  NO_ORGANISATION_FILTERS,
  organisationChips,
  organisationsAddress,
  peopleAddress,
  personChips,
  readOrganisations,
  readPeople,
  sectionAddress,
  sectionOf,
} from './filters.ts';

const searchOf = (address: string) => new URLSearchParams(address.split('?')[1] ?? '');

test('each tab keeps its own filters in the address', () => {
  const organisations = readOrganisations(new URLSearchParams('q=sibiu&kind=uat&status=suspended&page=2'));
  const people = readPeople(new URLSearchParams('q=ioana&status=unconfirmed&page=2'));
  expect(sectionOf(searchOf(organisationsAddress(organisations)))).toBe('organizatii');
  expect(readOrganisations(searchOf(organisationsAddress(organisations)))).toEqual(organisations);
  expect(sectionOf(searchOf(peopleAddress(people)))).toBe('persoane');
  expect(readPeople(searchOf(peopleAddress(people)))).toEqual(people);
});

test('organisations are the first tab', () => {
  expect(sectionOf(new URLSearchParams('sectiune=altceva'))).toBe('organizatii');
  expect(sectionAddress('organizatii')).toBe('/admin/users');
  expect(sectionAddress('persoane')).toBe('/admin/users?sectiune=persoane');
});

test('chips name the filters that are on', () => {
  expect(organisationChips(NO_ORGANISATION_FILTERS)).toEqual([]);
  expect(
    organisationChips(readOrganisations(new URLSearchParams('q=apă&kind=firma&status=needs_info'))).map(
      ({ label }) => label,
    ),
  ).toEqual(['„apă”', 'Partener PSP', 'Completări necesare']);
  expect(personChips(readPeople(new URLSearchParams('status=deleted'))).map(({ label }) => label)).toEqual(['Șters']);
});
