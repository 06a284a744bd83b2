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

/** What a showcase has already, and how many more it may have. */
export interface Present {
  names: readonly string[];
  room: number;
}

interface Checked<Item> {
  report: ImportReport;
  /** What can be added, in the order of the file. */
  items: Item[];
}

type Read<Item> = (cell: (column: string) => string) => ReadRow<Item>;

/** Checks a file row by row. Nothing is thrown: whatever is wrong is in the report. */
export function checkImport<Item extends { name: string }>(
  kind: ImportKind,
  text: string,
  present: Present,
  read: Read<Item>,
): Checked<Item> {
  const head = csvHead(text);
  const whole = wrongFile(kind, text, head);
  if (whole.length > 0) return { report: reportOf({ problems: whole }), items: [] };
  try {
    return checkRows(kind, head, csvRows(text, head, { isLenient: true }), present, read);
  } catch (error) {
    if (!(error instanceof MalformedCsv)) throw error;
    const problems = [{ line: error.line, column: null, reason: WRONG.malformed }];
    return { report: reportOf({ problems }), items: [] };
  }
}

const reportOf = ({ problems, ...counts }: { problems: ImportProblem[] } & Partial<ImportReport>): ImportReport => ({
  ...{ rows: 0, ready: 0, known: 0, ...counts },
  ...{ problems: problems.slice(0, IMPORT_PROBLEMS_MAX), problemsTotal: problems.length },
});

function wrongFile(kind: ImportKind, text: string, { names }: CsvHead): ImportProblem[] {
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

function checkRows<Item extends { name: string }>(
  kind: ImportKind,
  { names }: CsvHead,
  rows: readonly CsvRow[],
  { names: known, room }: Present,
  read: Read<Item>,
): Checked<Item> {
  const [required] = IMPORT_COLUMNS[kind];
  const places = new Map(names.map((name, index) => [folded(name), index]));
  const present = new Set(known.map(folded));
  const seen = new Map<string, number>();
  const problems: ImportProblem[] = [];
  const items: Item[] = [];
  let passed = 0;
  if (rows.length === 0) problems.push({ line: 1, column: null, reason: WRONG.empty });
  if (rows.length > IMPORT_ROWS_MAX) problems.push({ line: 1, column: null, reason: WRONG.long });
  for (const { cells, line } of rows.slice(0, IMPORT_ROWS_MAX)) {
    const told = (column: string | null, reason: string) => problems.push({ line, column, reason });
    if (cells.length !== names.length) {
      told(null, WRONG.cells(cells.length, names.length));
      continue;
    }
    const result = read((column) => cells[places.get(folded(column)) ?? -1]?.trim() ?? '');
    if ('wrong' in result) {
      for (const [column, reason] of result.wrong) told(column, reason);
      continue;
    }
    const name = folded(result.item.name);
    const first = seen.get(name);
    if (first !== undefined) told(required, WRONG.twice(first));
    else if (present.has(name)) passed += 1;
    else items.push(result.item);
    if (first === undefined) seen.set(name, line);
  }
  if (items.length > room) problems.push({ line: 1, column: null, reason: WRONG.room(items.length, room) });
  return { report: reportOf({ problems, rows: rows.length, ready: items.length, known: passed }), items };
}
