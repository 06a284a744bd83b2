import { saidKind } from '@psp/contracts/purchase-kinds';
import type { RequestContent } from '@psp/contracts/service-requests';
import type { PurchaseLimit } from '@psp/contracts/thresholds';
import { useQuery } from '@tanstack/react-query';
import { purchaseLimitQuery } from './queries.ts';

/** The fields that determine which threshold applies. */
export type ComparedContent = Pick<RequestContent, 'title' | 'category' | 'purchaseKind' | 'cpv'>;

/** Threshold and sum of similar requests for the current content; undefined without a domain and while loading. */
export function usePurchaseLimit(content: ComparedContent, id: string | undefined): PurchaseLimit | undefined {
  const { category, cpv } = content;
  const kind = saidKind(content);
  const compared = { category: category ?? 'mediu', ...(kind ? { kind } : {}), ...(cpv ? { cpv } : {}) };
  const { data } = useQuery({ ...purchaseLimitQuery(compared, id), enabled: category !== null });
  if (category === null || !data) return undefined;
  // BFFs of an earlier release do not send the kind.
  return { ...data, kind: data.kind ?? 'services' };
}
