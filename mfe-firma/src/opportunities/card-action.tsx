import type { OpportunityItem } from '@psp/contracts/opportunities';
import { ButtonLink } from '@psp/design-system/button';
import { useReadsOnly } from '@psp/features/members/ui/read-only';
import { isConsultation } from '../consultations/next-step.ts';
import { strings as consultations } from '../consultations/strings.ts';
import { next, strings } from './strings.ts';

/** Where the page of an opportunity is. */
export const pathOf = ({ id }: Pick<OpportunityItem, 'id'>) => `/firma/opportunities/${id}`;

/** What a firm may begin from a card. The list carries no actions; what the page behind the link offers, it takes from the server's. */
export function CardAction({ item }: { item: OpportunityItem }) {
  if (isConsultation(item)) return <ToConsultation item={item} />;
  return <ToOffer item={item} />;
}

function ToConsultation({ item }: { item: OpportunityItem }) {
  const isOpen = item.status === 'active';
  const label = isOpen ? consultations.answer : strings.see;
  return (
    <ButtonLink
      href={pathOf(item)}
      size="small"
      variant={isOpen ? 'primary' : 'secondary'}
      aria-label={`${label}, ${item.title}`}
    >
      {label}
    </ButtonLink>
  );
}

function ToOffer({ item }: { item: OpportunityItem }) {
  const own = item.offerId !== null;
  const readsOnly = useReadsOnly();
  const isOpen = item.status === 'active' && !readsOnly;
  const isDue = item.status === 'responded' && item.toConfirm === true && !readsOnly;
  const label = isDue ? next.reconfirmAction : own ? strings.seeOwn : isOpen ? strings.write : strings.see;
  const href = own || !isOpen ? pathOf(item) : `${pathOf(item)}/oferta`;
  return (
    <ButtonLink
      href={href}
      size="small"
      variant={isDue || (isOpen && !own) ? 'primary' : 'secondary'}
      aria-label={`${label}, ${item.title}`}
    >
      {label}
    </ButtonLink>
  );
}
