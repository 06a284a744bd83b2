import { CsvError, parse } from 'csv-parse/sync';

/** A file that cannot be read as CSV from `line` on. */
export class MalformedCsv extends Error {
  override name = 'MalformedCsv';
  readonly line: number;

  constructor(line: number) {
    super(`CSV, line ${line}`);
    this.line = line;
  }
}

/** Characters of a row at most. */
const LONGEST_ROW = 100_000;

export interface CsvHead {
  names: string[];
  delimiter: ',' | ';';
}

export interface CsvRow {
  cells: string[];
  /** On which the row begins. */
  line: number;
}

/** The names in the first line and what stands between them. */
export function csvHead(text: string): CsvHead {
  const [first = ''] = text
    .slice(0, 2000)
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/, 1);
  const names = first.split(/[,;]/).map((name) => name.replace(/^"|"$/g, '').trim());
  return { names, delimiter: first.includes(';') ? ';' : ',' };
}

interface RowOptions {
  /** Also rows with too few or too many cells. */
  isLenient: boolean;
  /** Rows that are read; what follows is not looked at. */
  most?: number;
}

/* Delimiters do not count in the parser's own limit, and a line of nothing else takes it half a minute. */
function expectShortLines(text: string): void {
  const long = text.split('\n').findIndex(({ length }) => length > LONGEST_ROW);
  if (long >= 0) throw new MalformedCsv(long + 1);
}

/** The rows below the head. Throws `MalformedCsv`, also for a row of more than 100.000 characters. */
export function csvRows(text: string, { delimiter }: CsvHead, { isLenient, most }: RowOptions): CsvRow[] {
  expectShortLines(text);
  const rows: CsvRow[] = [];
  try {
    parse(text, {
      ...{ bom: true, delimiter, skip_empty_lines: true, max_record_size: LONGEST_ROW },
      ...{ relax_column_count: isLenient, relax_quotes: isLenient },
      // The head counts.
      ...(most === undefined ? {} : { to: most + 1 }),
      on_record: (cells: string[], { lines }) => {
        const own = cells.join('').split('\n').length - 1;
        rows.push({ cells, line: lines - own });
        return null;
      },
    });
    return rows.slice(1);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line: unknown = Reflect.get(error, 'lines');
    throw new MalformedCsv(typeof line === 'number' ? line : 1);
  }
}

/** The line on which a text first matches. */
export const lineOf = (text: string, what: RegExp): number => text.slice(0, text.search(what)).split('\n').length;
