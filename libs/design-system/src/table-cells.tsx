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
  colSpan?: number;
  /** Tints the cell, for the selected column of a comparison. */
  isMarked?: boolean;
  /** Lets the text of a dense row take several lines. */
  wraps?: boolean;
}

export function Td({ align = 'start', isMarked = false, wraps = false, ...rest }: CellProps) {
  return <Cell {...rest} $align={align} $marked={isMarked} $wraps={wraps} />;
}

interface HeaderCellProps extends CellProps {
  scope?: 'row' | 'col';
}

export function Th({ scope = 'row', align = 'start', isMarked = false, wraps = false, ...rest }: HeaderCellProps) {
  return <Cell as="th" {...rest} scope={scope} $align={align} $marked={isMarked} $wraps={wraps} />;
}
