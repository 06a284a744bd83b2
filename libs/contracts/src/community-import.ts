import { z } from 'zod';
import { id } from './common.ts';

/** What a file may hold: one kind of parts of a showcase. */
export const IMPORT_KINDS = ['projects', 'attractions'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

export const IMPORT_ROWS_MAX = 5000;
/** Problems that a report names; it counts all of them. */
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

/** What checking a file found. It can be saved when there is no problem and something is ready. */
export const importReport = z.object({
  /** Rows below the header. */
  rows: z.int(),
  /** Rows that can be added. */
  ready: z.int(),
  /** Rows that the showcase has already, which are passed over. */
  known: z.int(),
  problems: z.array(importProblem),
  problemsTotal: z.int(),
});
export type ImportReport = z.infer<typeof importReport>;
