import { expect, test } from '@jest/globals';
import { authorityName, searchedName } from './authority-name.ts';
import { BLANK_UAT, proposed, uatBody } from './values.ts';

test('an entry of the registry is called as the institution calls itself', () => {
  expect(authorityName({ name: 'Florești', type: 'commune' })).toBe('Comuna Florești');
  expect(authorityName({ name: 'Huedin', type: 'town' })).toBe('Orașul Huedin');
  expect(authorityName({ name: 'Cluj-Napoca', type: 'municipality' })).toBe('Municipiul Cluj-Napoca');
  expect(authorityName({ name: 'Municipiul Dej', type: 'municipality' })).toBe('Municipiul Dej');
  expect(authorityName({ name: 'Județul Cluj', type: 'county_council' })).toBe('Consiliul Județean Cluj');
  expect(authorityName({ name: 'Sectorul 1', type: 'sector' })).toBe('Sectorul 1');
});

test('the registry is asked for the name alone', () => {
  expect(searchedName(' comuna Flor')).toBe('Flor');
  expect(searchedName('consiliul județean Cluj')).toBe('Cluj');
  expect(searchedName('Orașa')).toBe('Orașa');
});

test('the package follows from the type', () => {
  expect(proposed('town')).toEqual({ package: 'bronze' });
  expect(proposed('adi')).toEqual({ package: 'silver' });
});

test('what was found in the registry is sent with its code, what was written by hand without', () => {
  const authority = { siruta: 57706, name: 'Florești', type: 'commune', countyCode: 'CJ' } as const;
  expect(uatBody({ ...BLANK_UAT, authority })).toMatchObject({
    siruta: 57706,
    name: 'Comuna Florești',
    uatType: 'commune',
  });
  const own = { ...BLANK_UAT, authority, isListed: false, ownName: 'ADI Someș', ownType: 'adi' as const };
  expect(uatBody(own)).toMatchObject({ siruta: null, name: 'ADI Someș', uatType: 'adi' });
});
