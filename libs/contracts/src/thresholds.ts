/* Without zod, for the form that compares as the person writes. */

/** What is bought. The law has one threshold for works and another for the rest. */
export const PURCHASE_KINDS = ['products', 'services', 'works'] as const;
export type PurchaseKind = (typeof PURCHASE_KINDS)[number];
export const PURCHASE_KIND_LABELS: Record<PurchaseKind, string> = {
  products: 'Produse',
  services: 'Servicii',
  works: 'Lucrări',
};

/** What a budget is compared with: the threshold of a direct purchase, and what the authority asked for alike. In lei, without VAT. */
export interface PurchaseLimit {
  amount: number;
  /** What is bought: as the request says, else as its domain does. */
  kind: PurchaseKind;
  /**
   * Other requests of the same kind and domain (or CPV group) in the last 12 months that did not end without a result and were not
   * set apart, and their agreed prices or budgets together.
   */
  alike: number;
  alikeTotal: number;
}

export type LimitWarning = 'passed' | 'together' | 'near';

const NEAR = 0.9;

/** What is to be said of a budget, in lei without VAT: the gravest, or null. */
export function limitWarning(budget: number, { amount, alike, alikeTotal }: PurchaseLimit): LimitWarning | null {
  if (budget > amount) return 'passed';
  if (budget > 0 && alike > 0 && budget + alikeTotal > amount) return 'together';
  return budget >= NEAR * amount ? 'near' : null;
}
