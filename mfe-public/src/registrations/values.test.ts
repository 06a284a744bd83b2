import { expect, test } from '@jest/globals';
import { BLANK_UAT, proposedPackage, uatBody } from './values.ts';

test('the type of institution implies the package', () => {
  expect(proposedPackage('town')).toEqual({ package: 'bronze' });
  expect(proposedPackage('adi')).toEqual({ package: 'silver' });
});

test('an institution from the registry is sent with its code, one entered by hand without', () => {
  const authority = { siruta: 57706, name: 'Comuna Florești', type: 'commune', countyCode: 'CJ' } as const;
  expect(uatBody({ ...BLANK_UAT, authority })).toMatchObject({
    siruta: 57706,
    name: 'Comuna Florești',
    uatType: 'commune',
  });
  const own = { ...BLANK_UAT, authority, isListed: false, ownName: 'ADI Someș', ownType: 'adi' as const };
  expect(uatBody(own)).toMatchObject({ siruta: null, name: 'ADI Someș', uatType: 'adi' });
});
