import { RowTitle } from '@psp/design-system/cells';
import { Card } from '@psp/design-system/card';
import { Table, type TableColumn, Td, Th, Tr } from '@psp/design-system/table';
import type { ReactNode } from 'react';

interface RecordColumn<Row> extends TableColumn {
  /** Renders the cell of a row. */
  cell: (row: Row) => ReactNode;
  /** True for the column with the row's title; the first column by default. */
  isTitle?: boolean;
  /** True for a cell that is not truncated in a dense table, such as a status. */
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

/** Card with a table of records, one per row. */
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
