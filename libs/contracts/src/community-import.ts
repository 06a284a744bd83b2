import { z } from 'zod';
import { id } from './common.ts';

/** Kinds of items that a file can import. */
export const IMPORT_KINDS = ['projects', 'attractions'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

export const IMPORT_ROWS_MAX = 5000;
/** Maximum number of problems listed in a report; all of them are counted. */
export const IMPORT_PROBLEMS_MAX = 200;

/** The columns of each kind, the first one required. Case and diacritics of a header do not matter. */
export const IMPORT_COLUMNS = {
  projects: ['Titlu', 'Descriere', 'Stadiu', 'Progres', 'Început', 'Sfârșit'],
  attractions: ['Denumire', 'Tip', 'Descriere'],
} as const satisfies Record<ImportKind, readonly string[]>;

export const importParams = z.strictObject({ id, kind: z.enum(IMPORT_KINDS) });

const importProblem = z.object({
  /** Line of the file on which the row begins. */
  line: z.int(),
  /** Null for the whole row, or the whole file. */
  column: z.string().nullable(),
  reason: z.string(),
});
export type ImportProblem = z.infer<typeof importProblem>;

/** Result of checking a file. It can be imported if there are no problems and at least one row is ready. */
export const importReport = z.object({
  /** Rows below the header. */
  rows: z.int(),
  /** Rows that can be added. */
  ready: z.int(),
  /** Rows that the showcase has already, which are skipped. */
  known: z.int(),
  problems: z.array(importProblem),
  problemsTotal: z.int(),
});
export type ImportReport = z.infer<typeof importReport>;
