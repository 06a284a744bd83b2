import type { MarketItem } from '@psp/contracts/solutions';
import { styled } from 'styled-components';
import { SolutionCard } from './solution-card.tsx';

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 16px;
  @media (max-width: 900px) { grid-template-columns: minmax(0, 1fr); }
`;

const keyOf = (item: MarketItem): string =>
  item.kind === 'authored' ? item.id : `${item.partner.id} ${item.service} ${item.tier}`;

/** Solutions side by side. */
export function SolutionCards({ items }: { items: readonly MarketItem[] }) {
  return (
    <Grid>
      {items.map((item) => (
        <SolutionCard key={keyOf(item)} item={item} />
      ))}
    </Grid>
  );
}
