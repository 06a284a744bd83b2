import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from './theme.tsx';

const List = styled.dl`
  display: grid;
  grid-template-columns: minmax(120px, 220px) minmax(0, 1fr);
  margin: 0;
  > div { display: grid; grid-column: 1 / -1; grid-template-columns: subgrid; column-gap: 24px; padding: 10px 0; }
  > div + div { border-top: 1px solid var(--line); }
  ${media.narrow} { grid-template-columns: minmax(0, 1fr); }
`;

const Term = styled.dt`
  color: var(--ink-muted);
  font-size: 1.0625rem;
  font-weight: 500;
`;

const Detail = styled.dd`
  min-width: 0;
  margin: 0;
  max-width: 70ch;
`;

interface DescriptionListProps {
  items: readonly { term: string; detail: ReactNode }[];
}

/** Terms and their values, as on a summary page. */
export function DescriptionList({ items }: DescriptionListProps) {
  return (
    <List>
      {items.map(({ term, detail }) => (
        <div key={term}>
          <Term>{term}</Term>
          <Detail>{detail}</Detail>
        </div>
      ))}
    </List>
  );
}
