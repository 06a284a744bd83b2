import {
  IMPORT_COLUMNS,
  IMPORT_PROBLEMS_MAX,
  IMPORT_ROWS_MAX,
  type ImportKind,
  type ImportProblem,
  type ImportReport,
} from '@psp/contracts/community-import';
import { type CsvHead, type CsvRow, csvHead, csvRows, lineOf, MalformedCsv } from '../../csv.ts';
import { folded, type ReadRow } from './import-rows.ts';
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

type Read<Item> = (cell: (column: string) => string) => ReadRow<Item>;

/**
 * Parses a CSV file. Never throws for its content: errors are among `problems`. Run it in a worker thread, since files may be
 * large.
 */
export function readImport<Item extends { name: string }>(
  kind: ImportKind,
  text: string,
  read: Read<Item>,
): ReadImport<Item> {
  const head = csvHead(text);
  const problems = problemsOfFile(kind, text, head);
  if (problems.length > 0) return refused(0, ...problems);
  try {
    // One row above the limit is enough to know that there are too many.
    const rows = csvRows(text, head, { isLenient: true, most: IMPORT_ROWS_MAX + 1 });
    if (rows.length === 0) return refused(0, { line: 1, column: null, reason: WRONG.empty });
    if (rows.length > IMPORT_ROWS_MAX) return refused(rows.length, { line: 1, column: null, reason: WRONG.long });
    return readRows(kind, head, rows, read);
  } catch (error) {
    if (!(error instanceof MalformedCsv)) throw error;
    return refused(0, { line: error.line, column: null, reason: WRONG.malformed });
  }
}

const refused = (rows: number, ...problems: ImportProblem[]) => ({ rows, problems, items: [] });

function problemsOfFile(kind: ImportKind, text: string, { names }: CsvHead): ImportProblem[] {
  const broken = /[\uFFFD\0]/;
  if (broken.test(text)) return [{ line: lineOf(text, broken), column: null, reason: WRONG.encoding }];
  const [required] = IMPORT_COLUMNS[kind];
  const columns = IMPORT_COLUMNS[kind].map(folded);
  const given = names.map(folded);
  if (!given.includes(folded(required))) return [{ line: 1, column: required, reason: WRONG.column(required) }];
  return names
    .filter((name) => !columns.includes(folded(name)))
    .map((name) => ({ line: 1, column: name, reason: WRONG.unknown(name) }));
}

function readRows<Item extends { name: string }>(
  kind: ImportKind,
  { names }: CsvHead,
  rows: readonly CsvRow[],
  read: Read<Item>,
): ReadImport<Item> {
  const [required] = IMPORT_COLUMNS[kind];
  const places = new Map(names.map((name, index) => [folded(name), index]));
  const seen = new Map<string, number>();
  const problems: ImportProblem[] = [];
  const items: ReadImport<Item>['items'] = [];
  for (const { cells, line } of rows) {
    const addProblem = (column: string | null, reason: string) => problems.push({ line, column, reason });
    if (cells.length !== names.length) {
      addProblem(null, WRONG.cells(cells.length, names.length));
      continue;
    }
    const result = read((column) => cells[places.get(folded(column)) ?? -1]?.trim() ?? '');
    if ('wrong' in result) {
      for (const [column, reason] of result.wrong) addProblem(column, reason);
      continue;
    }
    const key = folded(result.item.name);
    const first = seen.get(key);
    if (first !== undefined) addProblem(required, WRONG.twice(first));
    else {
      items.push({ key, item: result.item });
      seen.set(key, line);
    }
  }
  return { rows: rows.length, problems, items };
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
