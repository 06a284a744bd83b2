/* Without zod, for the form that compares while the person types. */

/** Kinds of purchases. The law has one threshold for works and another for the rest. */
export const PURCHASE_KINDS = ['products', 'services', 'works'] as const;
export type PurchaseKind = (typeof PURCHASE_KINDS)[number];
export const PURCHASE_KIND_LABELS: Record<PurchaseKind, string> = {
  products: 'Produse',
  services: 'Servicii',
  works: 'Lucrări',
};

/** Limit for a budget: the threshold of a direct purchase, and the sum of the authority's similar requests. In lei, without VAT. */
export interface PurchaseLimit {
  amount: number;
  /** Kind of the request, or of its domain. */
  kind: PurchaseKind;
  /**
   * Number of other requests of the same kind and domain (or CPV group) in the last 12 months, without those that ended without a
   * result or were set apart. `alikeTotal` is the sum of their agreed prices or budgets.
   */
  alike: number;
  alikeTotal: number;
}

export type LimitWarning = 'passed' | 'together' | 'near';

const NEAR = 0.9;

/** The most severe warning about a budget, in lei without VAT, or null. */
export function limitWarning(budget: number, { amount, alike, alikeTotal }: PurchaseLimit): LimitWarning | null {
  if (budget > amount) return 'passed';
  if (budget > 0 && alike > 0 && budget + alikeTotal > amount) return 'together';
  return budget >= NEAR * amount ? 'near' : null;
}
