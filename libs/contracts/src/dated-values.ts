import { z } from 'zod';
import { id, isoDate, isoDateTime } from './common.ts';
import { PACKAGES } from './organisation-names.ts';
import { isInBani } from './prices.ts';
import { domainSlug } from './taxonomies.ts';
import { PURCHASE_KINDS } from './thresholds.ts';

/* Values with an effective date: one is in force, the others are past or announced. */

const dated = {
  id,
  validFrom: isoDate,
  standing: z.enum(['in_force', 'former', 'announced']),
  /** True if the value takes effect today or later, so that it can still be removed. */
  mayDrop: z.boolean(),
  savedAt: isoDateTime,
  /** Null for initial values. */
  savedBy: z.string().nullable(),
};
export type Standing = z.infer<typeof dated.standing>;

const purchaseKind = z.enum(PURCHASE_KINDS, { error: 'Alegeți ce se cumpără.' });
const threshold = z.object({
  ...dated,
  of: purchaseKind,
  value: z.number(),
  /** True for an initial value, whose date is an assumption that the association may correct. */
  isInitial: z.boolean(),
});
export type DatedThreshold = z.infer<typeof threshold>;
const domainKind = z.object({ domain: domainSlug, kind: purchaseKind });
export type DomainKind = z.infer<typeof domainKind>;
/** Thresholds of a direct purchase, in lei without VAT, and the kind of purchase of each domain. */
export const thresholdList = z.object({ items: z.array(threshold), domains: z.array(domainKind) });
export type ThresholdList = z.infer<typeof thresholdList>;

export const setThreshold = z.strictObject({
  of: purchaseKind,
  value: z
    .number('Scrieți suma în cifre, de exemplu 270.120.')
    .positive('Suma trebuie să fie mai mare decât zero.')
    .max(999_999_999_999, 'Suma este prea mare.')
    .refine(isInBani, 'Scrieți cel mult două zecimale.'),
  validFrom: isoDate,
});
export type SetThreshold = z.infer<typeof setThreshold>;
/** `seen`: the date that the person read, to detect concurrent changes. */
export const correctThreshold = z.strictObject({ validFrom: isoDate, seen: isoDate });
/** `seen`: the kind that the person read, to detect concurrent changes. */
export const assignKind = z.strictObject({ kind: purchaseKind, seen: purchaseKind });
export const domainParams = z.strictObject({ domain: domainSlug });

const offeredPackage = z.enum(PACKAGES, { error: 'Alegeți pachetul.' });
const price = z.object({ ...dated, of: offeredPackage, value: z.string() });
export type DatedPrice = z.infer<typeof price>;
/** Prices of the packages, as displayed text. */
export const priceList = z.object({ items: z.array(price) });
export type PriceList = z.infer<typeof priceList>;

const PRICE_MAX = 80;
export const setPrice = z.strictObject({
  of: offeredPackage,
  value: z
    .string()
    .trim()
    .min(1, 'Scrieți prețul.')
    .max(PRICE_MAX, `Prețul poate avea cel mult ${PRICE_MAX} de caractere.`),
  validFrom: isoDate,
});
export type SetPrice = z.infer<typeof setPrice>;

/** Prices in force; null for a package without a price. */
export const packagePrices = z.object({ bronze: z.string().nullable(), silver: z.string().nullable() });
export type PackagePrices = z.infer<typeof packagePrices>;
