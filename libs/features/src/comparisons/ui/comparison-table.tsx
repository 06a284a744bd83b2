import { Card } from '@psp/design-system/card';
import { screenOnly } from '@psp/design-system/print-style';
import { usePrinting } from '@psp/design-system/printing';
import { Table, Td, Th, Tr } from '@psp/design-system/table';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** Columns that a sheet of paper holds. */
const ON_PAPER = 4;

const Sheets = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

export interface ComparisonRow<Item> {
  key: string;
  label: string;
  cell: (item: Item) => ReactNode;
  /** True for a row of links or buttons, which paper does without. */
  isScreenOnly?: boolean;
}

interface SheetProps<Item> {
  caption: string;
  /** Names the column of the rows' names to screen readers. */
  criterion: string;
  items: readonly Item[];
  rows: readonly ComparisonRow<Item>[];
  nameOf: (item: Item) => string;
  /** Head of a column; its name by default. */
  headOf?: (item: Item) => ReactNode;
  /** The two that a narrow screen shows. */
  pair: readonly (Item | undefined)[];
  /** The one that is tinted. */
  picked?: Item | undefined;
}

/** What is compared side by side, a column each: a narrow screen shows two of them, paper as many tables as it takes. */
export function ComparisonTable<Item extends { id: string }>({ items, ...props }: SheetProps<Item>) {
  const isPrinting = usePrinting();
  const sheets = isPrinting
    ? Array.from({ length: Math.ceil(items.length / ON_PAPER) }, (_, at) =>
        items.slice(at * ON_PAPER, (at + 1) * ON_PAPER),
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
