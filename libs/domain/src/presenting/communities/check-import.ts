import {
  IMPORT_COLUMNS,
  IMPORT_PROBLEMS_MAX,
  IMPORT_ROWS_MAX,
  type ImportKind,
  type ImportProblem,
  type ImportReport,
} from '@psp/contracts/community-import';
import { type Cell, folded, readTable } from '../../csv-table.ts';
import { TABLE_WRONG } from '../../csv-table-strings.ts';
import type { ReadRow } from './import-rows.ts';
import { WRONG } from './import-strings.ts';

/** A parsed file, before it is compared with a showcase. */
export interface ReadImport<Item> {
  /** Number of rows below the header, at most IMPORT_ROWS_MAX + 1. */
  rows: number;
  problems: ImportProblem[];
  /** Rows without a problem, in file order; `key` is the name without case and diacritics. */
  items: { key: string; item: Item }[];
}

/** Names that a showcase has already, and the number of items that it may still add. */
interface Present {
  names: readonly string[];
  room: number;
}

interface Checked<Item> {
  report: ImportReport;
  /** Items that can be added, in file order. */
  items: Item[];
}

type Read<Item> = (cell: Cell) => ReadRow<Item>;

/**
 * Parses a CSV file. Never throws for its content: errors are among `problems`. Run it in a worker thread, since files may be
 * large.
 */
export function readImport<Item extends { name: string }>(
  kind: ImportKind,
  text: string,
  read: Read<Item>,
): ReadImport<Item> {
  const [required] = IMPORT_COLUMNS[kind];
  const table = readTable(text, { columns: IMPORT_COLUMNS[kind], required: [required], most: IMPORT_ROWS_MAX });
  if ('problems' in table) return { rows: table.count, problems: table.problems, items: [] };
  const seen = new Map<string, number>();
  const problems: ImportProblem[] = [];
  const items: ReadImport<Item>['items'] = [];
  for (const { line, cell, wrong } of table.rows) {
    const addProblem = (column: string | null, reason: string) => problems.push({ line, column, reason });
    if (wrong !== null) {
      addProblem(null, wrong);
      continue;
    }
    const result = read(cell);
    if ('wrong' in result) {
      for (const [column, reason] of result.wrong) addProblem(column, reason);
      continue;
    }
    const key = folded(result.item.name);
    const first = seen.get(key);
    if (first !== undefined) addProblem(required, TABLE_WRONG.twice(first));
    else {
      items.push({ key, item: result.item });
      seen.set(key, line);
    }
  }
  return { rows: table.rows.length, problems, items };
}

/** Compares a file with a showcase: skips items that it has already, and reports a problem if there is no room for the rest. */
export function checkImport<Item>(file: ReadImport<Item>, { names, room }: Present): Checked<Item> {
  const present = new Set(names.map(folded));
  const items = file.items.flatMap(({ key, item }) => (present.has(key) ? [] : [item]));
  const full = items.length > room ? [{ line: 1, column: null, reason: WRONG.room(items.length, room) }] : [];
  const problems = [...file.problems, ...full];
  const counts = { rows: file.rows, ready: items.length, known: file.items.length - items.length };
  const shown = { problems: problems.slice(0, IMPORT_PROBLEMS_MAX), problemsTotal: problems.length };
  return { report: { ...counts, ...shown }, items };
}
