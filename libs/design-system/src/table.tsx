import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { Under } from './cells.ts';
import { type Align, Th } from './table-cells.tsx';
import { compared, comparedFrame, comparedPair } from './compared-columns.ts';
import { media } from './theme.tsx';
import { visuallyHidden } from './visually-hidden.ts';

export { Td, Th, Tr } from './table-cells.tsx';

export interface TableColumn {
  key: string;
  label: string;
  /** Shown in place of the label, such as a link with this text. */
  content?: ReactNode;
  align?: Align;
  /** Tints the head of the column. */
  isMarked?: boolean;
  /** In a comparison: left out on a narrow screen. */
  isAway?: boolean;
  /** Visually hides the label, for a column of buttons. */
  isLabelHidden?: boolean;
}

const Scroller = styled.div<{ $compares: boolean }>`
  position: relative;
  ${({ $compares }) => $compares && comparedFrame}
  overflow-x: auto;
  border-radius: 7px;
  @media print { overflow: visible; }
  &:focus-visible { outline-offset: -3px; box-shadow: none; }
`;

/* Escapes a label for the CSS `content` property. */
const quoted = (text: string): string => `"${text.replace(/["\\\n]/g, '\\$&')}"`;

const named = (columns: readonly TableColumn[]): string =>
  columns
    .map(({ label, isLabelHidden }, index) =>
      isLabelHidden ? '' : `tbody > tr > td:nth-child(${index + 1})::before { content: ${quoted(label)}; }`,
    )
    .join('\n');

/* Stacks each row as a block: the row header, then each value after its column's name. */
const stacked = css<{ $columns: readonly TableColumn[] }>`
  &, tbody, tbody > tr, tbody > tr > * { display: block; }
  thead { ${visuallyHidden} }
  tbody > tr { padding: 12px 16px; border-bottom: 1px solid var(--line); }
  tbody > tr:last-child { border-bottom: 0; }
  tbody > tr > * { padding: 0; border: 0; text-align: start; }
  tbody > tr > * > * { min-width: 0; max-width: 100%; }
  tbody > tr > * * { white-space: normal; }
  tbody > tr > td { display: flow-root; min-height: 1.4em; margin-top: 6px; padding-left: 8rem; }
  tbody > tr > td:empty { display: none; }
  tbody > tr > td::before { float: left; width: 7.5rem; margin-left: -8rem; color: var(--ink-muted); font-size: 0.9375rem; }
  ${({ $columns }) => named($columns)}
`;

/* Up to three columns share the screen; more have a minimum width and scroll beside the first, which stays in view. */
const scrolling = css`
  tbody > tr > * { min-width: 7.5rem; }
  tbody > tr > :first-child { min-width: 9.5rem; }
  /* Letters twice as large would leave no room beside it. */
  @media (min-width: 20em) { tr > :first-child { position: sticky; left: 0; z-index: 1; } }
  tbody > tr > :first-child { background: var(--surface); }
`;
const kept = css<{ $columns: readonly TableColumn[] }>`
  ${({ $columns }) => $columns.length > 3 && scrolling}
`;

/* Rows of one line, 36 px high: the first column takes the remaining width, and a second line is next to the first. */
const dense = css`
  ${media.wide} {
    tbody > tr > * {
      max-width: 14.5rem;
      height: 36px;
      padding: 0 10px;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    tbody > tr > [data-whole] { max-width: none; overflow: visible; }
    tbody > tr > th { width: 100%; min-width: 11rem; max-width: 0; }
    tbody > tr > th > * { overflow: hidden; text-overflow: ellipsis; }
    tbody > tr > th a { display: inline; }
    /* Next to other text, colour alone does not identify a link. */
    tbody > tr > th a:not(:only-child) { text-decoration: underline; }
    tbody > tr > :first-child { padding-left: 16px; }
    thead th:not(:first-child) { padding-inline: 10px; }
    ${Under} { display: inline; }
    ${Under}:not(:first-child) { margin-left: 8px; }
    /* Only when preceded by plain text. */
    ${Under}:first-child::before { content: ' '; word-spacing: 8px; }
  }
`;

const Grid = styled.table<{
  $dense: boolean;
  $keepsColumns: boolean;
  $compares: boolean;
  $columns: readonly TableColumn[];
}>`
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
  /* Paper is narrower than the screens for which column names fit in a line. */
  @media print { thead th { white-space: normal; } }
  tbody tr:last-child > * { border-bottom: 0; }
  tbody th { font-weight: 600; }
  ${({ $dense }) => $dense && dense}
  ${({ $compares }) => $compares && compared}
  ${media.narrow} { ${({ $keepsColumns, $compares }) => ($compares ? comparedPair : $keepsColumns ? kept : stacked)} }
`;

const Caption = styled.caption<{ $hidden: boolean }>`
  padding: 12px 16px;
  font-weight: 600;
  text-align: left;
  ${({ $hidden }) => $hidden && visuallyHidden}
`;

const HiddenLabel = styled.span`${visuallyHidden}`;

interface TableProps {
  caption: string;
  columns: readonly TableColumn[];
  /** `Tr` rows. */
  children: ReactNode;
  dense?: boolean;
  /** Visually hides the caption when a heading already says it. */
  isCaptionHidden?: boolean;
  /** Keeps the table layout on a narrow screen, for rows that are compared. */
  keepsColumns?: boolean;
  /**
   * For columns that are compared: head and first column stay in view; a narrow screen shows those that are not `isAway`, under
   * each row's name.
   */
  compares?: boolean;
}

/** A table that scrolls horizontally, by keyboard too. On a narrow screen rows are stacked unless `keepsColumns`. */
export function Table(props: TableProps) {
  const { caption, columns, children, dense = false, isCaptionHidden = false } = props;
  const { keepsColumns = false, compares = false } = props;
  return (
    <Scroller $compares={compares} role="region" aria-label={caption} tabIndex={0}>
      <Grid $dense={dense} $keepsColumns={keepsColumns} $compares={compares} $columns={columns}>
        <Caption $hidden={isCaptionHidden}>{caption}</Caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <Th key={column.key} scope="col" align={column.align} isMarked={column.isMarked} isAway={column.isAway}>
                {column.isLabelHidden ? <HiddenLabel>{column.label}</HiddenLabel> : (column.content ?? column.label)}
              </Th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </Grid>
    </Scroller>
  );
}
