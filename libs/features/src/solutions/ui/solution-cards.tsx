import type { MarketItem } from '@psp/contracts/solutions';
import { MarketGrid } from '../../partners/ui/market-card.ts';
import { SolutionCard } from './solution-card.tsx';

const keyOf = (item: MarketItem): string =>
  item.kind === 'authored' ? item.id : `${item.partner.id} ${item.service} ${item.tier}`;

/** Solutions side by side. */
export function SolutionCards({ items }: { items: readonly MarketItem[] }) {
  return (
    <MarketGrid>
      {items.map((item) => (
        <SolutionCard key={keyOf(item)} item={item} />
      ))}
    </MarketGrid>
  );
}
