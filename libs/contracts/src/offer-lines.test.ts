import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { amountsOfLine, amountsOfLines, grossOf, type OfferLine, offerLines, pricedByLines } from './offer-lines.ts';
import { aLine, someLines } from './testing/offer-lines.ts';

const refusedAt = (lines: readonly object[]) =>
  (offerLines.safeParse(lines).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);

test.each<[Partial<OfferLine>, number, number]>([
  [{ quantity: 1, unitPrice: 45_000.5 }, 45_000.5, 54_450.61],
  [{ quantity: 2.5, unitPrice: 0.01 }, 0.03, 0.04],
  [{ quantity: 0.005, unitPrice: 1, vatRate: 11 }, 0.01, 0.01],
  [{ quantity: 0.004, unitPrice: 1 }, 0, 0],
  [{ quantity: 3, unitPrice: 0.35, vatRate: 0 }, 1.05, 1.05],
  [{ quantity: 1.005, unitPrice: 100, vatRate: 11 }, 100.5, 111.56],
  [{ quantity: 1, unitPrice: 999_999_999_998.99 }, 999_999_999_998.99, 1_209_999_999_998.78],
])('the amounts of %o are rounded half up to bani', (line, net, gross) => {
  expect(amountsOfLine(aLine(line))).toMatchObject({ net, gross });
});

test('a line without a valid quantity or price has no amounts', () => {
  const gaps = [{ quantity: null }, { unitPrice: null }, { quantity: Number.NaN }, { unitPrice: -1 }].map(aLine);
  expect(gaps.map(amountsOfLine)).toEqual([null, null, null, null]);
  expect(amountsOfLines(gaps)).toEqual({ net: 0, vat: 0, gross: 0 });
});

const inBani = (lei: number) => BigInt(Math.round(lei * 100));

test('sums of lines add their amounts in whole bani, in any order', () => {
  fc.assert(
    fc.property(someLines, (lines) => {
      const bani = (of: 'net' | 'vat') => lines.reduce((sum, line) => sum + inBani(amountsOfLine(line)?.[of] ?? 0), 0n);
      const { net, vat, gross } = amountsOfLines(lines);
      expect([net, vat, gross].map(inBani)).toEqual([bani('net'), bani('vat'), bani('net') + bani('vat')]);
      expect(amountsOfLines(lines.toReversed())).toEqual({ net, vat, gross });
    }),
  );
});

test('the VAT and the price of a line are rounded by at most half a ban', () => {
  fc.assert(
    fc.property(someLines, ([line]) => {
      if (!line?.quantity || !line.unitPrice) return;
      const { net, vat } = amountsOfLine(line) ?? { net: 0, vat: 0 };
      const exact = BigInt(Math.round(line.quantity * 1000)) * inBani(line.unitPrice);
      const off = (one: bigint, other: bigint) => (one > other ? one - other : other - one);
      expect(2n * off(inBani(net) * 1000n, exact)).toBeLessThanOrEqual(1000n);
      expect(2n * off(inBani(vat) * 100n, inBani(net) * BigInt(line.vatRate))).toBeLessThanOrEqual(100n);
    }),
  );
});

describe('the price of an offer', () => {
  const text = { price: 5, vatRate: 21 };

  test('is that of its lines, with the rate they have in common', () => {
    const lines = [aLine({ quantity: 2, unitPrice: 10, vatRate: 11 }), aLine({ unitPrice: 1, vatRate: 11 })];
    expect(pricedByLines({ ...text, lines })).toMatchObject({ price: 21, vatRate: 11 });
    expect(grossOf({ ...text, lines })).toBe(23.31);
  });

  test('has the effective rate if the lines have several', () => {
    const lines = [aLine({ unitPrice: 100, vatRate: 21 }), aLine({ unitPrice: 200, vatRate: 11 })];
    expect(pricedByLines({ ...text, lines })).toMatchObject({ price: 300, vatRate: 14.33 });
    expect(grossOf({ ...text, lines })).toBe(343);
  });

  test('is null while no line has one, and its own without lines', () => {
    expect(pricedByLines({ ...text, lines: [aLine({ quantity: null })] })).toMatchObject({ price: null });
    expect(pricedByLines({ ...text, lines: [] })).toMatchObject(text);
    expect(grossOf({ ...text, price: null })).toBeNull();
  });
});

test.each<[Partial<OfferLine>, string]>([
  [{ unitPrice: 0 }, 'Prețul trebuie să fie mai mare decât zero.'],
  [{ unitPrice: -1 }, 'Prețul trebuie să fie mai mare decât zero.'],
  [{ unitPrice: 0.001 }, 'Prețul trebuie să fie mai mare decât zero.'],
  [{ unitPrice: 1.001 }, 'Scrieți cel mult două zecimale.'],
  [{ unitPrice: 100_000_000_000_000 }, 'Prețul este prea mare.'],
  [{ quantity: 0 }, 'Cantitatea trebuie să fie mai mare decât zero.'],
  [{ quantity: 0.0005 }, 'Scrieți cel mult trei zecimale.'],
  [{ quantity: 1_000_000_000 }, 'Cantitatea este prea mare.'],
  [{ vatRate: 19 }, 'Alegeți cota de TVA.'],
  [{ unitPrice: Number.NaN }, 'Scrieți prețul în cifre, de exemplu 15.000.'],
])('a line with %o is refused at its field', (line, message) => {
  expect(refusedAt([aLine(), aLine(line)])).toContainEqual([`1.${Object.keys(line)[0]}`, message]);
});

test('lines are refused if their sum exceeds the maximum price, and accepted up to it', () => {
  const half = aLine({ quantity: 1, unitPrice: 499_999_999_999.5 });
  expect(refusedAt([half, half])).toEqual([]);
  expect(refusedAt([half, half, aLine({ unitPrice: 0.01 })])).toEqual([['', 'Suma pozițiilor este prea mare.']]);
  expect(refusedAt([aLine({ quantity: 999_999_999, unitPrice: 999_999_999_999 })])).toHaveLength(1);
});

test('up to 200 valid lines are accepted', () => {
  fc.assert(fc.property(someLines, (lines) => expect(refusedAt(lines)).toEqual([])));
  expect(refusedAt(Array.from({ length: 201 }, () => aLine()))).toEqual([['', 'Cel mult 200 de poziții.']]);
});
