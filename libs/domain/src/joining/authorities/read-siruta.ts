import { csvHead, csvRows, lineOf, MalformedCsv } from '../../csv.ts';
import { type Authority, authorityOf, countyOfNumber } from './entry.ts';
import { MALFORMED } from './strings.ts';

/** Thrown for a file that is not the complete nomenclature. The message names the problem and the line. */
export class MalformedSiruta extends Error {
  override name = 'MalformedSiruta';
}

const COLUMNS = ['SIRUTA', 'DENLOC', 'JUD', 'TIP'];

type Row = Record<string, string>;
interface Read {
  record: Row;
  line: number;
}

/**
 * Parses the official nomenclature (CSV with the columns SIRUTA, DENLOC, JUD and TIP, separated by commas or semicolons) and
 * returns its authorities. Throws `MalformedSiruta`.
 */
export function readSiruta(text: string): Authority[] {
  if (/[\uFFFD\0]/.test(text)) throw new MalformedSiruta(MALFORMED.encoding(lineOf(text, /[\uFFFD\0]/)));
  const seen = new Map<number, number>();
  const authorities = records(text).flatMap(({ record, line }) => {
    const siruta = whole(record, 'SIRUTA', line);
    const first = seen.get(siruta);
    if (first !== undefined) throw new MalformedSiruta(MALFORMED.twice(line, siruta, first));
    seen.set(siruta, line);
    return authorityOn(record, siruta, line) ?? [];
  });
  if (authorities.length === 0) throw new MalformedSiruta(MALFORMED.none);
  return authorities;
}

function authorityOn(record: Row, siruta: number, line: number): Authority | null {
  const name = record['DENLOC']?.trim() ?? '';
  if (!/\p{L}/u.test(name)) throw new MalformedSiruta(MALFORMED.name(line));
  const county = whole(record, 'JUD', line);
  const countyCode = countyOfNumber(county);
  if (!countyCode) throw new MalformedSiruta(MALFORMED.county(line, county));
  return authorityOf({ siruta, name, county, type: whole(record, 'TIP', line) }, countyCode);
}

function whole(record: Row, column: string, line: number): number {
  const value = record[column] ?? '';
  const number = Number(value);
  if (!/^\s*\d{1,9}\s*$/.test(value) || (column !== 'TIP' && number === 0))
    throw new MalformedSiruta(MALFORMED.number(line, column, value.slice(0, 40)));
  return number;
}

function records(text: string): Read[] {
  const head = csvHead(text);
  const names = head.names.map((name) => name.toUpperCase());
  const missing = COLUMNS.filter((column) => !names.includes(column));
  if (missing.length > 0) throw new MalformedSiruta(MALFORMED.columns(missing));
  const recordOf = (cells: readonly string[]): Row =>
    Object.fromEntries(names.map((name, index) => [name, cells[index] ?? '']));
  try {
    return csvRows(text, head, { isLenient: false }).map(({ cells, line }) => ({ record: recordOf(cells), line }));
  } catch (error) {
    throw error instanceof MalformedCsv ? new MalformedSiruta(MALFORMED.line(error.line)) : error;
  }
}
