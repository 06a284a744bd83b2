import { expect, test } from '@jest/globals';
import { aLine } from '@psp/contracts/testing/offer-lines';
import { completeFor, contentItems, EMPTY, keptContent, textOf } from './content.ts';
import { lineProblems, lineSummary, NEW_LINE } from './lines.ts';
import { describeMember } from './team-members.tsx';
import { intoLines, intoPrice } from './price-fields.tsx';

const completeOffer = completeFor({ deadline: '2026-11-20T10:00:00Z' });

const written = { ...EMPTY, deliveryDays: 9, validUntil: '2026-12-31', method: 'În etape.' };
const issuesOf = (lines: (typeof NEW_LINE)[]) =>
  (completeOffer.safeParse({ ...written, lines }).error?.issues ?? []).map(({ path, message }) => [
    path.join('.'),
    message,
  ]);

test('an offer with lines needs every field of every line, but no price of its own', () => {
  expect(issuesOf([aLine()])).toEqual([]);
  expect(issuesOf([aLine(), NEW_LINE])).toEqual([
    ['lines.1.description', 'Scrieți ce oferiți.'],
    ['lines.1.quantity', 'Scrieți cantitatea.'],
    ['lines.1.unit', 'Scrieți unitatea: buc., ore, luni.'],
    ['lines.1.unitPrice', 'Scrieți prețul unitar.'],
  ]);
  expect(issuesOf([aLine({ quantity: 0.001, unitPrice: 0.01 })])).toEqual([
    ['lines', 'Suma pozițiilor trebuie să fie mai mare decât zero.'],
  ]);
});

test('an error in a line is shown at its field, and in the summary with the number of the line', () => {
  const types = { '1.quantity': 'Scrieți cantitatea.', '0.unit': 'Scrieți unitatea.' };
  const errors = { lines: { type: 'checked', message: 'Scrieți cantitatea.', types } };
  const problems = lineProblems(errors as never, [aLine(), aLine()]);
  expect(problems.at.get(1)).toEqual({ quantity: 'Scrieți cantitatea.' });
  expect(lineSummary(problems)).toEqual([
    { id: 'offer-lines-0-unit', message: 'Poziția 1: Scrieți unitatea.' },
    { id: 'offer-lines-1-quantity', message: 'Poziția 2: Scrieți cantitatea.' },
  ]);
});

test('a draft that cannot be saved shows errors at the fields of its lines, or below them for their sum', () => {
  const unreadable = { lines: { type: 'draft', message: 'x' } } as never;
  expect(lineProblems(unreadable, [aLine({ quantity: Number.NaN })]).at.get(0)).toEqual({
    quantity: 'Scrieți cantitatea în cifre, de exemplu 2,5.',
  });
  const large = lineProblems({ lines: { type: 'draft', message: 'Suma pozițiilor este prea mare.' } } as never, [
    aLine({ quantity: 999_999_999, unitPrice: 999_999_999_999 }),
  ]);
  expect([large.at.size, large.whole]).toEqual([0, 'Suma pozițiilor este prea mare.']);
});

test('a single price becomes the first line, and lines become a price equal to their sum', () => {
  const lines = intoLines({ price: 50, vatRate: 11, lines: [] }, []);
  expect(lines).toMatchObject({ price: null, lines: [{ quantity: 1, unit: 'buc.', unitPrice: 50, vatRate: 11 }] });
  expect(intoPrice(lines)).toEqual({ price: 50, vatRate: 11, lines: [] });
  expect(intoPrice({ price: null, vatRate: 21, lines: [aLine(), aLine({ vatRate: 0 })] })).toEqual({
    price: 200,
    vatRate: 21,
    lines: [],
  });
  expect(intoLines({ price: 1, vatRate: 21 }, [aLine()]).lines).toEqual([aLine()]);
});

test('an offer with lines is described with its exact sums', () => {
  const lines = [aLine({ unitPrice: 100, vatRate: 21 }), aLine({ quantity: 2.5, unitPrice: 200, vatRate: 11 })];
  const items = contentItems({ ...written, lines });
  const detail = (key: string) => items.find((one) => one.key === key)?.detail.replaceAll('\u00a0', ' ');
  expect([detail('price'), detail('priceWithVat'), detail('vatRate')]).toEqual(['600 lei', '676 lei', undefined]);
  expect(detail('lines')).toBe(
    '1. Scanarea dosarelor: 1 buc. × 100 lei, TVA 21%\n2. Scanarea dosarelor: 2,5 buc. × 200 lei, TVA 11%',
  );
});

test('a text kept on the device keeps its lines and loses only invalid numbers', () => {
  const lines = [aLine(), aLine({ quantity: Number.NaN })];
  const kept = JSON.parse(
    JSON.stringify({ ...written, lines }, (_, value) => (Number.isNaN(value) ? undefined : value)),
  );
  expect(keptContent(kept, EMPTY)?.lines).toEqual([aLine(), aLine({ quantity: null })]);
});

test('the form holds lines without their total price, so that a saved offer equals the typed one', () => {
  const content = { ...written, price: 100, vatRate: 15.5 };
  expect(textOf({ content, lines: [aLine()], attachments: [] })).toEqual({
    ...written,
    price: null,
    vatRate: 21,
    lines: [aLine()],
  });
});

test('a team member is described with position and experience, if any', () => {
  expect(describeMember({ name: 'Ana Pop', position: 'coordonator', experience: '12 ani' })).toBe(
    'Ana Pop, coordonator: 12 ani',
  );
  expect(describeMember({ name: 'Ana Pop', position: '', experience: '' })).toBe('Ana Pop');
});
