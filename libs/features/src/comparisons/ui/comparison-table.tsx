import { Card } from '@psp/design-system/card';
import { screenOnly } from '@psp/design-system/print-style';
import { usePrinting } from '@psp/design-system/printing';
import { Table, Td, Th, Tr } from '@psp/design-system/table';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** Columns that fit on a printed sheet. */
const PRINTED_COLUMNS = 4;

const Sheets = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

export interface ComparisonRow<Item> {
  key: string;
  label: string;
  cell: (item: Item) => ReactNode;
  /** True for a row of links or buttons, which is not printed. */
  isScreenOnly?: boolean;
}

interface SheetProps<Item> {
  caption: string;
  /** Header of the first column, for screen readers. */
  criterion: string;
  items: readonly Item[];
  rows: readonly ComparisonRow<Item>[];
  nameOf: (item: Item) => string;
  /** Header of a column; the item's name by default. */
  headOf?: (item: Item) => ReactNode;
  /** The two items that a narrow screen shows. */
  pair: readonly (Item | undefined)[];
  /** The highlighted item. */
  picked?: Item | undefined;
}

/** Compares items, one per column. A narrow screen shows two of them; print splits them into tables of four. */
export function ComparisonTable<Item extends { id: string }>({ items, ...props }: SheetProps<Item>) {
  const isPrinting = usePrinting();
  const sheets = isPrinting
    ? Array.from({ length: Math.ceil(items.length / PRINTED_COLUMNS) }, (_, at) =>
        items.slice(at * PRINTED_COLUMNS, (at + 1) * PRINTED_COLUMNS),
      )
    : [items];
  return (
    <Sheets>
      {sheets.map((sheet) => (
        <Card key={sheet[0]?.id}>
          <Sheet {...props} items={sheet} />
        </Card>
      ))}
    </Sheets>
  );
}

function Sheet<Item extends { id: string }>(props: SheetProps<Item>) {
  const { caption, criterion, items, rows, nameOf, headOf = nameOf, pair, picked } = props;
  const markOf = ({ id }: Item) => ({
    isMarked: id === picked?.id,
    isAway: pair.every((shown) => shown?.id !== id),
  });
  const columns = [
    { key: 'criterion', label: criterion, isLabelHidden: true },
    ...items.map((item) => ({ key: item.id, label: nameOf(item), content: headOf(item), ...markOf(item) })),
  ];
  return (
    <Table caption={caption} columns={columns} isCaptionHidden keepsColumns compares>
      {rows.map(({ key, label, cell, isScreenOnly }) => (
        <Tr key={key} {...(isScreenOnly ? screenOnly : {})}>
          <Th>{label}</Th>
          {items.map((item) => (
            <Td key={item.id} {...markOf(item)}>
              {cell(item)}
            </Td>
          ))}
        </Tr>
      ))}
    </Table>
  );
}
