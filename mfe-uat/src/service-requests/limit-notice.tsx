import { OwnText } from '@psp/design-system/own-text';
import type { RequestContent } from '@psp/contracts/service-requests';
import { limitWarning, type PurchaseLimit } from '@psp/contracts/thresholds';
import { Link } from '@psp/design-system/link';
import { Notice } from '@psp/design-system/notice';
import { alikeHref } from './request-address.ts';
import { startStrings } from './start-strings.ts';
import { type ComparedContent, usePurchaseLimit } from './use-purchase-limit.ts';

const { limit: strings } = startStrings;

interface LimitNoticeProps {
  content: ComparedContent & Pick<RequestContent, 'budgetMin' | 'budgetMax'>;
  /** Id of the request, once it is saved. */
  id: string | undefined;
}

/** Warns when the budget is near the direct-purchase threshold, or over it alone or together with similar requests. */
export function LimitNotice({ content, id }: LimitNoticeProps) {
  const budget = content.budgetMax || content.budgetMin || 0;
  const limit = usePurchaseLimit(content, id);
  return budget > 0 && limit ? <Warning budget={budget} limit={limit} id={id} /> : null;
}

interface WarningProps extends Pick<LimitNoticeProps, 'id'> {
  budget: number;
  limit: PurchaseLimit;
}

function Warning({ budget, limit, id }: WarningProps) {
  const warning = limitWarning(budget, limit);
  if (warning === null) return null;
  return (
    <Notice tone="warning" title={strings[warning]} role="status">
      <p>
        <OwnText>{strings.amount(limit.kind, limit.amount)}</OwnText>{' '}
        {limit.alike > 0 ? <Alike limit={limit} id={id} /> : null}
        <OwnText>{strings[`${warning}Advice`]}</OwnText>
      </p>
    </Notice>
  );
}

function Alike({ limit: { alike, alikeTotal }, id }: Pick<WarningProps, 'limit' | 'id'>) {
  const named = strings.alike(alike);
  return (
    <>
      <OwnText>{strings.had}</OwnText> {id ? <Link href={alikeHref(id)}>{named}</Link> : <OwnText>{named}</OwnText>}
      <OwnText>{strings.worth(alikeTotal)}</OwnText>{' '}
    </>
  );
}
