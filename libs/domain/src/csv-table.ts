import { fold } from '@psp/contracts/fold';
import { type CsvHead, csvHead, csvRows, lineOf, MalformedCsv } from './csv.ts';
import { TABLE_WRONG } from './csv-table-strings.ts';

/** Returns the cell of a column, '' if there is none. */
export type Cell = (column: string) => string;
/** A problem of a row; `column` is null if it concerns the whole row. */
export type Wrong = [column: string | null, reason: string];

/** The columns of a table. Case and diacritics of a header do not matter. */
export interface TableShape {
  columns: readonly string[];
  /** Columns that the table must have. */
  required: readonly string[];
  /** Other names of columns, without case and diacritics. */
  aliases?: Readonly<Record<string, string>>;
  /** Maximum number of rows below the header. */
  most: number;
}

/** A row; `wrong` is null, or says why its cells cannot be read. */
interface TableRow {
  line: number;
  cell: Cell;
  wrong: string | null;
}

interface TableProblem {
  line: number;
  column: string | null;
  reason: string;
}

/** The rows of a table, or the problems for which none of them is read. `count`: rows below the header, at most `most` + 1. */
export type ReadTable = { rows: TableRow[] } | { problems: TableProblem[]; count: number };

/** Removes case and diacritics, so that names and labels can be compared. */
export const folded = (text: string): string => fold(text).trim();

/** Finds a value by what was typed: the value itself, or its label. */
export const slugOf = <Slug extends string>(labels: Record<Slug, string>, typed: string): Slug | undefined =>
  (Object.keys(labels) as Slug[]).find((slug) => [slug, labels[slug]].some((name) => folded(name) === folded(typed)));

/** Converts 5.3.2026 to 2026-03-05; returns anything that is not such a day unchanged, for the schema to refuse. */
export function dayOf(typed: string): string {
  const [, day, month, year] = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(typed) ?? [];
  if (!day || !month || !year) return typed;
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : typed;
}

interface Refusal {
  issues: readonly { path: readonly PropertyKey[]; message: string }[];
}

/** The problems that a schema has found, by the column of each property. */
export const wrongOf = (error: Refusal, columns: Readonly<Record<string, string>>): Wrong[] =>
  error.issues.map(({ path, message }) => [columns[String(path[0])] ?? null, message]);

/** Parses a CSV table. Never throws for its content. Run it in a thread, since files may be large. */
export function readTable(text: string, shape: TableShape): ReadTable {
  const head = named(csvHead(text), shape);
  const problems = problemsOfFile(text, head, shape);
  if (problems.length > 0) return { problems, count: 0 };
  try {
    // One row above the limit is enough to know that there are too many.
    const rows = csvRows(text, head, { isLenient: true, most: shape.most + 1 });
    if (rows.length === 0) return refused(0, 1, TABLE_WRONG.empty);
    if (rows.length > shape.most) return refused(rows.length, 1, TABLE_WRONG.long(shape.most));
    const places = new Map(head.names.map((name, index) => [folded(name), index]));
    const expected = head.names.length;
    return {
      rows: rows.map(({ cells, line }) => ({
        line,
        cell: (column) => cells[places.get(folded(column)) ?? -1]?.trim() ?? '',
        wrong: cells.length === expected ? null : TABLE_WRONG.cells(cells.length, expected),
      })),
    };
  } catch (error) {
    if (!(error instanceof MalformedCsv)) throw error;
    return refused(0, error.line, TABLE_WRONG.malformed);
  }
}

/* The head with the names of the shape's columns. */
const named = ({ names, delimiter }: CsvHead, { aliases = {} }: TableShape): CsvHead => ({
  delimiter,
  names: names.map((name) => aliases[folded(name)] ?? name),
});

const refused = (count: number, line: number, reason: string): ReadTable => ({
  count,
  problems: [{ line, column: null, reason }],
});

function problemsOfFile(text: string, { names }: CsvHead, { columns, required }: TableShape): TableProblem[] {
  const broken = /[\uFFFD\0]/;
  if (broken.test(text)) return [{ line: lineOf(text, broken), column: null, reason: TABLE_WRONG.encoding }];
  const given = names.map(folded);
  const missing = required.find((column) => !given.includes(folded(column)));
  if (missing !== undefined) return [{ line: 1, column: missing, reason: TABLE_WRONG.column(missing) }];
  const known = columns.map(folded);
  return names
    .filter((name) => !known.includes(folded(name)))
    .map((name) => ({ line: 1, column: name, reason: TABLE_WRONG.unknown(name) }));
}
