import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { type Align, Th } from './table-cells.tsx';
import { media } from './theme.tsx';
import { visuallyHidden } from './visually-hidden.ts';

export { Td, Th, Tr } from './table-cells.tsx';

export interface TableSort {
  key: string;
  direction: 'ascending' | 'descending';
}

export interface TableColumn {
  key: string;
  label: string;
  align?: Align;
  sortable?: boolean;
  /** For a column of buttons: the label is only read out. */
  isLabelHidden?: boolean;
}

const Scroller = styled.div`
  position: relative;
  overflow-x: auto;
  border-radius: 7px;
  &:focus-visible { outline-offset: -3px; box-shadow: none; }
`;

const Grid = styled.table<{ $dense: boolean }>`
  width: 100%;
  border-collapse: collapse;
  font-size: ${({ $dense }) => ($dense ? '1rem' : '1.0625rem')};
  line-height: 1.4;
  font-variant-numeric: tabular-nums;

  th, td {
    padding: ${({ $dense }) => ($dense ? '6px 16px' : '12px 16px')};
    border-bottom: 1px solid var(--line);
    vertical-align: ${({ $dense }) => ($dense ? 'middle' : 'top')};
  }
  thead th { background: var(--canvas); color: var(--ink-muted); font-size: 0.9375rem; vertical-align: bottom; white-space: nowrap; }
  tbody tr:last-child > * { border-bottom: 0; }
  tbody th { font-weight: 600; }
  ${media.narrow} { tbody > tr > * { min-width: 7.5rem; } tbody > tr > :first-child { min-width: 9.5rem; } }
`;

const Caption = styled.caption<{ $hidden: boolean }>`
  padding: 12px 16px;
  font-weight: 600;
  text-align: left;
  ${({ $hidden }) => $hidden && visuallyHidden}
`;

const HiddenLabel = styled.span`${visuallyHidden}`;

const SortButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 32px;
  margin: -4px -8px;
  padding: 4px 8px;
  border: 0;
  border-radius: 4px;
  background: transparent;
  color: inherit;
  font-weight: 600;
  cursor: pointer;
  &:hover { background: var(--blue-100); color: var(--blue-700); }
  &[data-sorted] { color: var(--blue-700); }
`;

interface SortableHeaderProps {
  column: TableColumn;
  sort?: TableSort;
  onSort: (sort: TableSort) => void;
}

/** A column header that sorts: ascending first, the other way at the second press. */
function SortableHeader({ column, sort, onSort }: SortableHeaderProps) {
  const direction = sort?.key === column.key ? sort.direction : undefined;
  const Icon = direction === undefined ? ChevronsUpDown : direction === 'ascending' ? ArrowUp : ArrowDown;
  const next = direction === 'ascending' ? 'descending' : 'ascending';
  return (
    <Th scope="col" align={column.align} aria-sort={direction ?? 'none'}>
      <SortButton type="button" data-sorted={direction} onClick={() => onSort({ key: column.key, direction: next })}>
        {column.label}
        <Icon size={16} aria-hidden />
      </SortButton>
    </Th>
  );
}

interface TableProps {
  caption: string;
  columns: readonly TableColumn[];
  sort?: TableSort;
  onSort?: (sort: TableSort) => void;
  /** `Tr` rows. */
  children: ReactNode;
  dense?: boolean;
  /** The caption is read out but not shown, where a heading already says it. */
  isCaptionHidden?: boolean;
}

/** A table that scrolls sideways inside itself, by keyboard too. */
export function Table(props: TableProps) {
  const { caption, columns, sort, onSort, children, dense = false, isCaptionHidden = false } = props;
  return (
    <Scroller role="region" aria-label={caption} tabIndex={0}>
      <Grid $dense={dense}>
        <Caption $hidden={isCaptionHidden}>{caption}</Caption>
        <thead>
          <tr>
            {columns.map((column) =>
              column.sortable && onSort ? (
                <SortableHeader key={column.key} column={column} sort={sort} onSort={onSort} />
              ) : (
                <Th key={column.key} scope="col" align={column.align}>
                  {column.isLabelHidden ? <HiddenLabel>{column.label}</HiddenLabel> : column.label}
                </Th>
              ),
            )}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </Grid>
    </Scroller>
  );
}
