import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export type Align = 'start' | 'center' | 'end';

const Cell = styled.td<{ $align: Align; $marked: boolean; $wraps: boolean }>`
  text-align: ${({ $align }) => $align};
  ${({ $marked }) => $marked && 'background: var(--blue-50);'}
  ${({ $wraps }) => $wraps && '&&& { min-width: 12rem; padding-block: 6px; white-space: normal; }'}
`;

export const Tr = styled.tr``;

interface CellProps {
  children?: ReactNode;
  align?: Align;
  /** Tints the cell, for the selected column of a comparison. */
  isMarked?: boolean;
  /** Allows several lines in a dense row. */
  wraps?: boolean;
  /** Never cuts the content of the cell in a dense row. */
  isWhole?: boolean;
  /** Belongs to a column that a comparison leaves out on a narrow screen. */
  isAway?: boolean;
}

const dataOf = (isAway: boolean, isMarked: boolean, isWhole = false) => ({
  'data-whole': isWhole ? '' : undefined,
  'data-away': isAway ? '' : undefined,
  'data-marked': isMarked ? '' : undefined,
});

export function Td(props: CellProps) {
  const { align = 'start', isMarked = false, wraps = false, isAway = false, isWhole = false, ...rest } = props;
  return <Cell {...rest} {...dataOf(isAway, isMarked, isWhole)} $align={align} $marked={isMarked} $wraps={wraps} />;
}

interface HeaderCellProps extends CellProps {
  scope?: 'row' | 'col';
}

export function Th(props: HeaderCellProps) {
  const { scope = 'row', align = 'start', isMarked = false, wraps = false, isAway = false, ...rest } = props;
  return (
    <Cell
      as="th"
      {...rest}
      {...dataOf(isAway, isMarked)}
      scope={scope}
      $align={align}
      $marked={isMarked}
      $wraps={wraps}
    />
  );
}
