import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { SiteLink } from './site-link.tsx';
import { media } from './theme.tsx';

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 16px;
  > li { display: grid; grid-template-columns: minmax(0, 1fr); }
  ${media.narrow} { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 12px; }
`;

const Tile = styled(SiteLink)`
  display: block;
  padding: 18px 20px;
  border: 1px solid var(--line);
  border-radius: 8px;
  background: var(--surface);
  color: var(--ink-muted);
  font-size: 1.0625rem;
  line-height: 1.4;
  text-decoration: none;
  transition: border-color 120ms;
  &[href]:hover { border-color: var(--blue-600); color: var(--blue-700); }
  ${media.narrow} { min-width: 0; padding: 14px 16px; overflow-wrap: anywhere; }
`;

const Value = styled.strong`
  display: block;
  color: var(--blue-900);
  font-size: 2.125rem;
  font-weight: 700;
  line-height: 1.15;
`;

/** Four figures in a row, two on a narrow screen. */
export function Figures({ children }: { children: ReactNode }) {
  return <Grid role="list">{children}</Grid>;
}

interface FigureProps {
  /** Formatted ("4,7"). */
  value: ReactNode;
  label: ReactNode;
  /** Link to the filtered list that is counted. */
  href: string;
}

export function Figure({ value, label, href }: FigureProps) {
  return (
    <li>
      <Tile href={href}>
        <Value>{value}</Value> {label}
      </Tile>
    </li>
  );
}
