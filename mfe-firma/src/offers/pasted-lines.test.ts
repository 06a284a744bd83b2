import { expect, test } from '@jest/globals';
import { pastedLines } from './pasted-lines.ts';

test('rows of a table become lines, its head and the row numbers are left out', () => {
  const text = [
    'Nr.\tDenumire\tU.M.\tCantitate\tPreț unitar\tTVA',
    '1\tToner negru\tbuc.\t12\t249,99\t21%',
    '2\tHârtie A4\ttop\t1.200\t18,50 lei\t11%',
  ].join('\r\n');
  expect(pastedLines(text)).toEqual([
    { description: 'Toner negru', unit: 'buc.', quantity: 12, unitPrice: 249.99, vatRate: 21 },
    { description: 'Hârtie A4', unit: 'top', quantity: 1200, unitPrice: 18.5, vatRate: 11 },
  ]);
});

test('quantity may stand before the unit, and a lone number is the price', () => {
  expect(pastedLines('Instruire\t2\tzile\t900')).toMatchObject([{ unit: 'zile', quantity: 2, unitPrice: 900 }]);
  expect(pastedLines('Transport\t350')).toMatchObject([{ description: 'Transport', quantity: null, unitPrice: 350 }]);
});

test('an amount before the percentage of VAT is not taken for it, and cells of numbers alone are no lines', () => {
  expect(pastedLines('Pix\tbuc.\t1\t11\t11\t21%')).toMatchObject([{ unitPrice: 11, vatRate: 21 }]);
  expect(pastedLines('12\t249,99\n13\t18,50')).toBeNull();
});

test.each([['Toner negru'], ['un rând\nalt rând'], ['Denumire\tPreț'], ['']])('%j is no table', (text) => {
  expect(pastedLines(text)).toBeNull();
});
