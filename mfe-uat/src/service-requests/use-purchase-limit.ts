import { saidKind } from '@psp/contracts/purchase-kinds';
import type { RequestContent } from '@psp/contracts/service-requests';
import type { PurchaseLimit } from '@psp/contracts/thresholds';
import { useQuery } from '@tanstack/react-query';
import { purchaseLimitQuery } from './queries.ts';

/** What decides with which threshold a budget is compared. */
export type ComparedContent = Pick<RequestContent, 'title' | 'category' | 'purchaseKind' | 'cpv'>;

/** The threshold and the requests alike for what a text says now; undefined without a domain, and until it is read. */
export function usePurchaseLimit(content: ComparedContent, id: string | undefined): PurchaseLimit | undefined {
  const { category, cpv } = content;
  const kind = saidKind(content);
  const compared = { category: category ?? 'mediu', ...(kind ? { kind } : {}), ...(cpv ? { cpv } : {}) };
  const { data } = useQuery({ ...purchaseLimitQuery(compared, id), enabled: category !== null });
  if (category === null || !data) return undefined;
  // Services of an earlier release do not name the kind.
  return { ...data, kind: data.kind ?? 'services' };
}
