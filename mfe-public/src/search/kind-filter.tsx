import type { SearchQuery, SearchView } from '@psp/contracts/search';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { searchAddress } from './address.ts';
import { messages } from './messages.ts';

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Chip = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 40px;
  padding: 6px 16px;
  border: 1px solid var(--control);
  border-radius: 999px;
  background: var(--surface);
  color: var(--ink);
  font-size: 1rem;
  font-weight: 600;
  line-height: 1.3;
  text-decoration: none;
  font-variant-numeric: tabular-nums;
  &:hover { border-color: var(--blue-600); background: var(--blue-50); color: var(--ink); }
  &[aria-current] { border-color: var(--blue-900); background: var(--blue-900); color: #ffffff; }
  span { font-weight: 400; }
  @media (forced-colors: active) { &[aria-current] { border-width: 3px; } }
`;

/** The kinds with their counts, as links; what has nothing is left out unless one stands there. */
export function KindFilter({ query: { q, kind }, view }: { query: SearchQuery; view: SearchView }) {
  const shown = view.groups.filter((group) => group.total > 0 || group.kind === kind);
  return (
    <nav aria-label={messages.filter}>
      <Chips>
        <li>
          <Chip to={searchAddress({ q })} preventScrollReset aria-current={kind ? undefined : 'true'}>
            {messages.allKinds}
          </Chip>
        </li>
        {shown.map((group) => (
          <li key={group.kind}>
            <Chip
              to={searchAddress({ q, kind: group.kind })}
              preventScrollReset
              aria-current={kind === group.kind ? 'true' : undefined}
            >
              {messages.kinds[group.kind]} <span>{messages.counted(group.total)}</span>
            </Chip>
          </li>
        ))}
      </Chips>
    </nav>
  );
}
