import { isUtf8 } from 'node:buffer';
import { CsvError, parse } from 'csv-parse/sync';
import { romanianLetters } from './letters.ts';

/** Thrown for a file that cannot be parsed as CSV; `line` is the first bad line, from 1. */
export class MalformedCsv extends Error {
  override name = 'MalformedCsv';
  readonly line: number;

  constructor(line: number) {
    super(`CSV, line ${line}`);
    this.line = line;
  }
}

/** In characters. */
const ROW_LENGTH_MAX = 100_000;

export interface CsvHead {
  names: string[];
  delimiter: ',' | ';' | '\t';
}

export interface CsvRow {
  cells: string[];
  /** Line on which the row begins, from 1. */
  line: number;
}

/** Reads the column names and the delimiter from the first line. */
export function csvHead(text: string): CsvHead {
  const [first = ''] = text
    .slice(0, 2000)
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/, 1);
  const names = first.split(/[,;\t]/).map((name) => name.replace(/^"|"$/g, '').trim());
  return { names, delimiter: (['\t', ';'] as const).find((one) => first.includes(one)) ?? ',' };
}

/*
 * Romanian letters have the same bytes in all three. Windows-1250 has quotes and dashes where the others have control characters, and
 * ISO-8859-16 the Romanian quotes where ISO-8859-2 has Ą and ľ.
 */
function eightBitOf(bytes: Uint8Array): string {
  if (bytes.some((byte) => byte >= 0x80 && byte < 0xa0)) return 'windows-1250';
  return bytes.includes(0xa5) && bytes.includes(0xb5) ? 'iso-8859-16' : 'iso-8859-2';
}

const encodingOf = (bytes: Uint8Array): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return isUtf8(bytes) ? 'utf-8' : eightBitOf(bytes);
};

/**
 * Decodes a file: UTF-8, UTF-16 as spreadsheets save "Unicode text", or one of the encodings in which Romanian spreadsheets save CSV
 * unless they are told otherwise: Windows-1250, ISO-8859-2, ISO-8859-16.
 */
export const decodeCsv = (bytes: Uint8Array): string =>
  romanianLetters(new TextDecoder(encodingOf(bytes)).decode(bytes));

interface RowOptions {
  /** Accepts rows with too few or too many cells, and loose quotes. */
  isLenient: boolean;
  /** Maximum number of rows to read; the rest is ignored. */
  most?: number;
}

/* The parser's own limit does not count delimiters, and a line of delimiters alone takes it half a minute. */
function expectShortLines(text: string): void {
  const long = text.split('\n').findIndex(({ length }) => length > ROW_LENGTH_MAX);
  if (long >= 0) throw new MalformedCsv(long + 1);
}

/** Parses the rows below the header. Throws `MalformedCsv`, also for a row of more than 100.000 characters. */
export function csvRows(text: string, { delimiter }: CsvHead, { isLenient, most }: RowOptions): CsvRow[] {
  expectShortLines(text);
  const rows: CsvRow[] = [];
  try {
    parse(text, {
      ...{ bom: true, delimiter, skip_empty_lines: true, max_record_size: ROW_LENGTH_MAX },
      ...{ relax_column_count: isLenient, relax_quotes: isLenient },
      // The parser counts the header as a row.
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

/** The line of the first match in a text, from 1. */
export const lineOf = (text: string, pattern: RegExp): number => text.slice(0, text.search(pattern)).split('\n').length;
