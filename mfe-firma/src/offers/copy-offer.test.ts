import { expect, test } from '@jest/globals';
import type { OfferText } from '@psp/contracts/offer-list';
import { aLine } from '@psp/contracts/testing/offer-lines';
import { EMPTY } from './content.ts';
import { copiedFields, replacedParts, copyableParts } from './copy-offer.tsx';

const file = { id: 'fisier', name: 'Fișa.pdf', contentType: 'application/pdf', size: 1 };
const earlier: OfferText = {
  id: 'oferta',
  request: { id: 'solicitare', number: 'SP-2026-000001', title: 'Poduri' },
  content: {
    ...{ price: 100, vatRate: 21, deliveryDays: 9, validUntil: '2026-12-31', lines: [aLine()] },
    ...{ method: 'În etape.', team: '' },
  },
  attachments: [file],
};

test('the parts that an earlier offer has can be copied', () => {
  expect(copyableParts(earlier)).toEqual(['lines', 'method', 'attachments']);
  expect(
    copyableParts({ ...earlier, content: { ...earlier.content, lines: [], method: '' }, attachments: [] }),
  ).toEqual([]);
});

test('a copied part replaces a written one, while files are added', () => {
  const now = { ...EMPTY, method: 'Alta.', attachments: ['alt'] };
  expect(replacedParts(now, ['lines', 'method', 'attachments'])).toEqual(['method']);
  expect(copiedFields(now, earlier, ['method', 'attachments'])).toEqual({
    method: 'În etape.',
    attachments: ['alt', 'fisier'],
  });
});

test('copied lines replace the price and nothing else', () => {
  expect(copiedFields({ ...EMPTY, price: 5, vatRate: 11 }, earlier, ['lines'])).toEqual({
    price: null,
    vatRate: 21,
    lines: [aLine()],
  });
});
