import type { CpvView } from '@psp/contracts/cpv';
import { csvHead, csvRows, lineOf, MalformedCsv } from '../../../csv.ts';
import { romanianLetters } from '../../../letters.ts';
import { MALFORMED } from './strings.ts';

/** Thrown for a file that is not the nomenclature; the message names the problem and the line. */
export class MalformedCpv extends Error {
  override name = 'MalformedCpv';
}

const COLUMNS = ['CODE', 'RO'];

/**
 * Parses the nomenclature as published by the Publications Office: CSV with the columns CODE and RO (Romanian name), separated by
 * commas or semicolons. Throws `MalformedCpv`.
 */
export function readCpv(text: string): CpvView[] {
  if (/[\uFFFD\0]/.test(text)) throw new MalformedCpv(MALFORMED.encoding(lineOf(text, /[\uFFFD\0]/)));
  const lines = new Map<string, number>();
  const codes = rows(text).map(({ code, name, line }) => {
    if (!/^\d{8}-\d$/.test(code)) throw new MalformedCpv(MALFORMED.code(line, code.slice(0, 40)));
    if (!/\p{L}/u.test(name)) throw new MalformedCpv(MALFORMED.name(line));
    const number = code.slice(0, 8);
    const first = lines.get(number);
    if (first !== undefined) throw new MalformedCpv(MALFORMED.twice(line, code, first));
    lines.set(number, line);
    return { code, name };
  });
  if (codes.length === 0) throw new MalformedCpv(MALFORMED.none);
  return codes;
}

function rows(text: string): (CpvView & { line: number })[] {
  const head = csvHead(text);
  const places = COLUMNS.map((column) => head.names.findIndex((name) => name.toUpperCase() === column));
  const missing = COLUMNS.filter((_, index) => places[index] === -1);
  if (missing.length > 0) throw new MalformedCpv(MALFORMED.columns(missing));
  const [code = 0, name = 0] = places;
  try {
    return csvRows(text, head, { isLenient: false }).map(({ cells, line }) => ({
      code: cells[code]?.trim() ?? '',
      name: romanianLetters(cells[name]?.trim() ?? ''),
      line,
    }));
  } catch (error) {
    throw error instanceof MalformedCsv ? new MalformedCpv(MALFORMED.line(error.line)) : error;
  }
}
