import type { RequestContent } from '@psp/contracts/service-requests';
import { limitWarning, type PurchaseLimit } from '@psp/contracts/thresholds';
import { Notice } from '@psp/design-system/notice';
import { useQuery } from '@tanstack/react-query';
import { purchaseLimitQuery } from './queries.ts';
import { startStrings } from './start-strings.ts';

const { limit: strings } = startStrings;

interface LimitNoticeProps {
  content: Pick<RequestContent, 'category' | 'budgetMin' | 'budgetMax'>;
  /** Of the request itself, once it is saved. */
  id: string | undefined;
}

/** Warns when the budget nears the threshold of a direct purchase, or passes it alone or with requests alike. */
export function LimitNotice({ content: { category, budgetMin, budgetMax }, id }: LimitNoticeProps) {
  const budget = budgetMax || budgetMin || 0;
  const isAsked = category !== null && budget > 0;
  const { data } = useQuery({ ...purchaseLimitQuery(category ?? 'mediu', id), enabled: isAsked });
  return isAsked && data ? <Warning budget={budget} limit={data} /> : null;
}

function Warning({ budget, limit }: { budget: number; limit: PurchaseLimit }) {
  const warning = limitWarning(budget, limit);
  if (warning === null) return null;
  return (
    <Notice tone="warning" title={strings[warning]} role="status">
      <p>
        {[
          strings.amount(limit.kind, limit.amount),
          ...(limit.alike > 0 ? [strings.alike(limit.alike, limit.alikeTotal)] : []),
          strings[`${warning}Advice`],
        ].join(' ')}
      </p>
    </Notice>
  );
}
