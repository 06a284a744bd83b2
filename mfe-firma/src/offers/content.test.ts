import { expect, test } from '@jest/globals';
import { completeFor, contentItems, EMPTY, missingFields } from './content.ts';

const completeOffer = completeFor({ deadline: '2026-11-20T10:00:00Z' });

const full = {
  price: 60_000,
  vatRate: 21,
  deliveryDays: 45,
  validUntil: '2026-12-31',
  method: 'În trei etape.',
  team: '',
};

test('missing fields are listed in the order of the form, and the team is optional', () => {
  expect(missingFields(EMPTY).map(({ field }) => field)).toEqual(['price', 'deliveryDays', 'validUntil', 'method']);
  expect(missingFields(full)).toEqual([]);
});

test('an empty offer is refused with one Romanian message for each missing field', () => {
  const issues = completeOffer.safeParse(EMPTY).error?.issues ?? [];
  expect(issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['price', 'Introduceți prețul fără TVA.'],
    ['deliveryDays', 'Introduceți numărul de zile până la predare.'],
    ['validUntil', 'Alegeți data până la care este valabilă oferta.'],
    ['method', 'Descrieți metoda de lucru.'],
  ]);
});

test('an invalid value is reported together with the missing ones', () => {
  const issues = completeOffer.safeParse({ ...EMPTY, price: -1 }).error?.issues ?? [];
  expect(issues.map(({ message }) => message)).toEqual([
    'Prețul trebuie să fie mai mare decât zero.',
    'Introduceți numărul de zile până la predare.',
    'Alegeți data până la care este valabilă oferta.',
    'Descrieți metoda de lucru.',
  ]);
});

test('an invalid line price does not hide other errors', () => {
  const lines = [{ description: '', quantity: 2, unit: 'zi', unitPrice: Number.NaN, vatRate: 21 }];
  const issues = completeOffer.safeParse({ ...EMPTY, lines }).error?.issues ?? [];
  expect(issues.map(({ path }) => path.join('.'))).toEqual([
    'lines.0.unitPrice',
    'deliveryDays',
    'validUntil',
    'method',
    'lines.0.description',
  ]);
});

test('an incomplete date does not hide other errors', () => {
  const issues = completeOffer.safeParse({ ...EMPTY, validUntil: '20.02.' }).error?.issues ?? [];
  expect(issues.map(({ path }) => path.join('.'))).toEqual(['validUntil', 'price', 'deliveryDays', 'method']);
});

test('a validity that ends before the deadline is reported with the other errors', () => {
  const issues = completeOffer.safeParse({ ...full, validUntil: '2026-11-19', price: 1.234 }).error?.issues ?? [];
  expect(issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['price', 'Scrieți cel mult două zecimale.'],
    ['validUntil', 'Valabilitatea ofertei trebuie să depășească termenul de depunere.'],
  ]);
  expect(completeOffer.safeParse({ ...full, validUntil: '2026-11-20' }).success).toBe(true);
});

test('a complete offer passes, and whitespace does not count as a method', () => {
  expect(completeOffer.safeParse(full).success).toBe(true);
  expect(completeOffer.safeParse({ ...full, method: '   ' }).success).toBe(false);
});

test('an offer is described as text, with the price without and with VAT', () => {
  const words = contentItems(full).map(({ detail }) => detail.replaceAll('\u00a0', ' '));
  expect(words).toEqual([
    '60.000 lei',
    '21%',
    '72.600 lei',
    '45 de zile',
    '31 decembrie 2026',
    'În trei etape.',
    '—',
    '—',
  ]);
});

test('an incomplete date is refused in Romanian and described as it was typed', () => {
  const unfinished = { ...EMPTY, validUntil: '20.02.' };
  const issues = completeOffer.safeParse(unfinished).error?.issues ?? [];
  expect(issues.find(({ path }) => path[0] === 'validUntil')?.message).toBe(
    'Scrieți ziua întreagă, de exemplu 20.02.2027.',
  );
  expect(contentItems(unfinished).find(({ key }) => key === 'validUntil')?.detail).toBe('20.02.');
});
