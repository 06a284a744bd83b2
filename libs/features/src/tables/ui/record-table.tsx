import { RowTitle } from '@psp/design-system/cells';
import { Card } from '@psp/design-system/card';
import { Table, type TableColumn, Td, Th, Tr } from '@psp/design-system/table';
import type { ReactNode } from 'react';

interface RecordColumn<Row> extends TableColumn {
  /** What stands in it. */
  cell: (row: Row) => ReactNode;
  /** Marks the title of the row; the first column without it. */
  isTitle?: boolean;
  /** Never cut in a dense table: a state, an alarm. */
  isWhole?: boolean;
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
  const title = columns.find(({ isTitle }) => isTitle) ?? columns[0];
  return (
    <Card>
      <Table {...table} columns={columns} isCaptionHidden>
        {rows.map((row) => (
          <Tr key={keyOf(row)}>
            {columns.map((column) =>
              column === title ? (
                <Th key={column.key}>
                  <RowTitle>{column.cell(row)}</RowTitle>
                </Th>
              ) : (
                <Td key={column.key} align={column.align} isWhole={column.isWhole}>
                  {column.cell(row)}
                </Td>
              ),
            )}
          </Tr>
        ))}
      </Table>
    </Card>
  );
}
