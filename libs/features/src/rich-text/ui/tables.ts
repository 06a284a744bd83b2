import { TableKit } from '@tiptap/extension-table/kit';
import type { Editor } from '@tiptap/react';
import BetweenHorizontalEnd from 'lucide-react/icons/between-horizontal-end';
import BetweenVerticalEnd from 'lucide-react/icons/between-vertical-end';
import Grid2x2Plus from 'lucide-react/icons/grid-2x2-plus';
import Grid2x2X from 'lucide-react/icons/grid-2x2-x';
import TableColumnsSplit from 'lucide-react/icons/table-columns-split';
import TableRowsSplit from 'lucide-react/icons/table-rows-split';
import { strings } from './strings.ts';
import type { Tool } from './tools.ts';

/** Tables without column widths, which adapt to the width of the text. */
export const tables = TableKit.configure({ table: { resizable: false } });

const isInTable = (editor: Editor): boolean => editor.isActive('table');

/** Toolbar buttons for tables; all but the first are disabled outside a table. */
export const tableTools: readonly Tool[] = [
  {
    label: strings.table,
    icon: Grid2x2Plus,
    run: (editor) => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
    can: (editor) => !isInTable(editor),
  },
  {
    label: strings.addRow,
    icon: BetweenHorizontalEnd,
    run: (editor) => editor.chain().focus().addRowAfter().run(),
    can: isInTable,
  },
  {
    label: strings.addColumn,
    icon: BetweenVerticalEnd,
    run: (editor) => editor.chain().focus().addColumnAfter().run(),
    can: isInTable,
  },
  {
    label: strings.deleteRow,
    icon: TableRowsSplit,
    run: (editor) => editor.chain().focus().deleteRow().run(),
    can: isInTable,
  },
  {
    label: strings.deleteColumn,
    icon: TableColumnsSplit,
    run: (editor) => editor.chain().focus().deleteColumn().run(),
    can: isInTable,
  },
  {
    label: strings.deleteTable,
    icon: Grid2x2X,
    run: (editor) => editor.chain().focus().deleteTable().run(),
    can: isInTable,
  },
];
