import { expect, test } from '@jest/globals';
import { parsePastedLines } from './pasted-lines.ts';

test('table rows become lines, without the header and the row numbers', () => {
  const text = [
    'Nr.\tDenumire\tU.M.\tCantitate\tPreț unitar\tTVA',
    '1\tToner negru\tbuc.\t12\t249,99\t21%',
    '2\tHârtie A4\ttop\t1.200\t18,50 lei\t11%',
  ].join('\r\n');
  expect(parsePastedLines(text)).toEqual([
    { description: 'Toner negru', unit: 'buc.', quantity: 12, unitPrice: 249.99, vatRate: 21 },
    { description: 'Hârtie A4', unit: 'top', quantity: 1200, unitPrice: 18.5, vatRate: 11 },
  ]);
});

test('the quantity may precede the unit, and a single number is the price', () => {
  expect(parsePastedLines('Instruire\t2\tzile\t900')).toMatchObject([{ unit: 'zile', quantity: 2, unitPrice: 900 }]);
  expect(parsePastedLines('Transport\t350')).toMatchObject([
    { description: 'Transport', quantity: null, unitPrice: 350 },
  ]);
});

test('an amount is not mistaken for the VAT rate, and rows of numbers only are not lines', () => {
  expect(parsePastedLines('Pix\tbuc.\t1\t11\t11\t21%')).toMatchObject([{ unitPrice: 11, vatRate: 21 }]);
  expect(parsePastedLines('12\t249,99\n13\t18,50')).toBeNull();
});

test.each([['Toner negru'], ['un rând\nalt rând'], ['Denumire\tPreț'], ['']])('%j is not a table', (text) => {
  expect(parsePastedLines(text)).toBeNull();
});
