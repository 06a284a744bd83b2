import type { MarketItem, SolutionItem } from '@psp/contracts/solutions';
import type { ReactNode } from 'react';
import { MarketGrid } from '../../partners/ui/market-card.ts';
import { SolutionCard } from './solution-card.tsx';

const keyOf = (item: MarketItem): string =>
  item.kind === 'authored' ? item.id : `${item.partner.id} ${item.service} ${item.tier}`;

interface SolutionCardsProps {
  items: readonly MarketItem[];
  /** As they will be, before they have pages. */
  isPreview?: boolean;
  /** What keeps one among somebody's favourites. */
  favour?: ((solution: SolutionItem) => ReactNode) | undefined;
}

/** Solutions side by side. */
export function SolutionCards({ items, isPreview = false, favour }: SolutionCardsProps) {
  return (
    <MarketGrid>
      {items.map((item) => (
        <SolutionCard key={keyOf(item)} item={item} isPreview={isPreview} favour={favour} />
      ))}
    </MarketGrid>
  );
}
