import { media } from '@psp/design-system/theme';
import { styled } from 'styled-components';

/** Grid of marketplace cards. */
export const MarketGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 16px;
  @media (max-width: 900px) { grid-template-columns: minmax(0, 1fr); }
`;

/** Card of the marketplace: heading, texts and a `MarketFoot` with links. */
export const MarketCard = styled.li`
  display: flex;
  flex-direction: column;
  gap: 12px;
  padding: 20px;
  border: 1px solid var(--line);
  border-radius: 8px;
  background: var(--surface);
  line-height: 1.45;
  h2 { font-size: 1.1875rem; line-height: 1.3; }
  ${media.narrow} { padding: 16px; }
`;

export const MarketFoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  margin-top: auto;
  padding-top: 4px;
  ${media.narrow} { flex-direction: column; align-items: stretch; }
`;
