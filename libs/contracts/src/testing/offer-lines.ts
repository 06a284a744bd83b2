import fc from 'fast-check';
import type { OfferLine } from '../offer-lines.ts';
import { VAT_RATES } from '../vat-rates.ts';

export const aLine = (deciding: Partial<OfferLine> = {}): OfferLine => ({
  description: 'Scanarea dosarelor',
  quantity: 1,
  unit: 'buc.',
  unitPrice: 100,
  vatRate: 21,
  ...deciding,
});

/** Lines of an offer as the contract takes them, small and large amounts alike. */
export const someLines = fc.array(
  fc.record({
    description: fc.constantFrom('Scanare', 'Instruire', 'Găzduire pe an'),
    quantity: fc
      .oneof(fc.integer({ min: 1, max: 20_000 }), fc.integer({ min: 1, max: 50_000_000 }))
      .map((n) => n / 1000),
    unit: fc.constantFrom('buc.', 'ore', 'm²'),
    unitPrice: fc.oneof(fc.integer({ min: 1, max: 999 }), fc.integer({ min: 1, max: 100_000_000 })).map((n) => n / 100),
    vatRate: fc.constantFrom(...VAT_RATES),
  }),
  { minLength: 1, maxLength: 12 },
);
