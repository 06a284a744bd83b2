import { expect, test } from '@jest/globals';
import { kindOfCpv, saidKind } from './purchase-kinds.ts';

test.each([
  ['45261910-6', 'works'],
  ['48000000-8', 'products'],
  ['30125110-5', 'products'],
  ['71000000-8', 'services'],
  ['90620000-9', 'services'],
])('code %s is of %s', (code, kind) => expect(kindOfCpv(code)).toBe(kind));

test.each([
  ['Reparații acoperiș', 'works'],
  ['REPARATII ACOPERIS SCOALA NR. 2', 'works'],
  ['Modernizarea străzii Florilor', 'works'],
  ['Lucrări de zugrăvit la grădiniță', 'works'],
  ['Furnizare mobilier școlar', 'products'],
  ['Achiziție de calculatoare', 'products'],
  ['Studiu de fezabilitate pentru modernizarea drumului', null],
  ['Servicii de reparații imprimante', null],
  ['Digitalizarea registrului agricol', null],
])('"%s" is told apart: %s', (title, kind) => expect(saidKind({ title })).toBe(kind));

test('a chosen kind takes precedence over the code, and the code over the title', () => {
  const request = { title: 'Reparații acoperiș', cpv: '71000000-8' };
  expect(saidKind(request)).toBe('services');
  expect(saidKind({ ...request, purchaseKind: 'products' })).toBe('products');
});
