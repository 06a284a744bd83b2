import type { MarketItem } from '@psp/contracts/solutions';
import { MarketGrid } from '../../partners/ui/market-card.ts';
import { SolutionCard } from './solution-card.tsx';

const keyOf = (item: MarketItem): string =>
  item.kind === 'authored' ? item.id : `${item.partner.id} ${item.service} ${item.tier}`;

interface SolutionCardsProps {
  items: readonly MarketItem[];
  /** As they will be, before they have pages. */
  isPreview?: boolean;
}

/** Solutions side by side. */
export function SolutionCards({ items, isPreview = false }: SolutionCardsProps) {
  return (
    <MarketGrid>
      {items.map((item) => (
        <SolutionCard key={keyOf(item)} item={item} isPreview={isPreview} />
      ))}
    </MarketGrid>
  );
}
