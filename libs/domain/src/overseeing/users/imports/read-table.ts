import {
  type ImportOutcome,
  ORGANISATION_IMPORT_COLUMNS,
  ORGANISATION_IMPORT_MAX,
  ORGANISATION_IMPORT_REQUIRED,
} from '@psp/contracts/organisation-import-names';
import { type Cell, readTable, type Wrong } from '../../../csv-table.ts';
import { cutText } from '../../../cut-text.ts';
import type { FoundingContent } from '../../../joining/members/founding/content.ts';
import { readRow } from './read-row.ts';
import { ALIASES, LINE_COLUMN, REASON_COLUMN, WRONG } from './strings.ts';

/** A row of the table, before it is compared with the portal. */
export interface ImportedRow {
  line: number;
  name: string;
  cui: string;
  email: string;
  /** As written, in the order of the columns of the example. */
  cells: string[];
  content: FoundingContent | null;
  /** Name of the authority in the registry of localities, '' for who is not in it. */
  place: string;
  outcome: Extract<ImportOutcome, 'new' | 'twice' | 'wrong'>;
  problem: string | null;
}

const SHAPE = {
  columns: [...ORGANISATION_IMPORT_COLUMNS, REASON_COLUMN, LINE_COLUMN],
  required: ORGANISATION_IMPORT_REQUIRED,
  aliases: ALIASES,
  most: ORGANISATION_IMPORT_MAX,
};
const SHOWN_LENGTH = 200;
const CELL_LENGTH = 1000;

const inWords = (wrong: readonly Wrong[]): string =>
  wrong.map(([column, reason]) => (column ? `${column}: ${reason}` : reason)).join(' ');

const written = (cell: Cell) => ({
  name: cutText(cell('Denumire'), SHOWN_LENGTH),
  cui: cutText(cell('CUI'), 20),
  email: cutText(cell('E-mail'), SHOWN_LENGTH),
  cells: ORGANISATION_IMPORT_COLUMNS.map((column) => cutText(cell(column), CELL_LENGTH)),
  content: null,
  place: '',
});

/**
 * Reads the table: all its rows, or the sentence that says why none can be read. `names`: of expertise, by key. Run it in a thread.
 */
export function readImportTable(text: string, names: Record<string, string>): ImportedRow[] | string {
  const table = readTable(text, SHAPE);
  if ('problems' in table) return table.problems.map(({ line, reason }) => `Linia ${line}: ${reason}`).join(' ');
  const seen = new Map<string, number>();
  return table.rows.map(({ line, cell, wrong }): ImportedRow => {
    const shown = { line, ...written(cell) };
    if (wrong !== null) return { ...shown, outcome: 'wrong', problem: wrong };
    const read = readRow(cell, names);
    if ('wrong' in read) return { ...shown, outcome: 'wrong', problem: inWords(read.wrong) };
    const { content, email, place } = read;
    const { name, cui } = content;
    const first = seen.get(cui);
    if (first !== undefined) return { ...shown, cui, outcome: 'twice', problem: WRONG.twice(first) };
    seen.set(cui, line);
    return { ...shown, name, cui, email, content, place, outcome: 'new', problem: null };
  });
}
