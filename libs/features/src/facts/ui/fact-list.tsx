import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const List = styled.dl<{ $isStrong: boolean }>`
  display: grid;
  gap: 12px;
  margin: 0;
  overflow-wrap: anywhere;
  dt { color: var(--ink-muted); font-size: 1rem; line-height: 1.4; }
  dd { margin: 0; white-space: pre-line; font-weight: ${({ $isStrong }) => ($isStrong ? 600 : 'inherit')}; }
  a { display: inline-block; min-height: 24px; }
`;

export interface FactListProps {
  /** Items without a detail are omitted. */
  items: readonly { term: string; detail: ReactNode; key?: string }[];
  isStrong?: boolean;
}

/** Terms with their values below them, for a narrow column. */
export function FactList({ items, isStrong = false }: FactListProps) {
  return (
    <List $isStrong={isStrong}>
      {items.map(({ term, detail, key = term }) =>
        detail ? (
          <div key={key}>
            <dt>{term}</dt>
            <dd>{detail}</dd>
          </div>
        ) : null,
      )}
    </List>
  );
}
