import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const List = styled.dl<{ $isStrong: boolean; $columns: 1 | 2 }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  gap: 12px 16px;
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
  /** Columns of terms, filled row by row; one by default. */
  columns?: 1 | 2;
}

/** Terms with their values below them, for a narrow column. */
export function FactList({ items, isStrong = false, columns = 1 }: FactListProps) {
  return (
    <List $isStrong={isStrong} $columns={columns}>
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
