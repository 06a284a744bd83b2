import { RowTitle } from '@psp/design-system/cells';
import { Card } from '@psp/design-system/card';
import { Table, type TableColumn, Td, Th, Tr } from '@psp/design-system/table';
import type { ReactNode } from 'react';

interface RecordColumn<Row> extends TableColumn {
  /** What stands in it; in the first column it is the title of the row. */
  cell: (row: Row) => ReactNode;
}

export type RecordColumns<Row> = readonly [RecordColumn<Row>, ...RecordColumn<Row>[]];

interface RecordTableProps<Row> {
  caption: string;
  columns: RecordColumns<Row>;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  dense?: boolean;
}

/** A card with a table of records, each with a title and what its columns say of it. */
export function RecordTable<Row>({ columns, rows, keyOf, ...table }: RecordTableProps<Row>) {
  const [title, ...others] = columns;
  return (
    <Card>
      <Table {...table} columns={columns} isCaptionHidden>
        {rows.map((row) => (
          <Tr key={keyOf(row)}>
            <Th>
              <RowTitle>{title.cell(row)}</RowTitle>
            </Th>
            {others.map(({ key, align, cell }) => (
              <Td key={key} align={align}>
                {cell(row)}
              </Td>
            ))}
          </Tr>
        ))}
      </Table>
    </Card>
  );
}
