import { z } from 'zod';
import { id, isoDateTime, pageOf, paging, type StatusLabel, version } from './common.ts';
import { LIBRARY_IMPORT_MAX, LIBRARY_IMPORT_REFUSALS } from './library-import-limits.ts';

/** `receiving`: files are being uploaded; `running`: the worker makes the documents. */
export const LIBRARY_IMPORT_STATUSES = ['receiving', 'running', 'done', 'stopped'] as const;
export type LibraryImportStatus = (typeof LIBRARY_IMPORT_STATUSES)[number];
export const LIBRARY_IMPORT_STATUS: Record<LibraryImportStatus, StatusLabel> = {
  receiving: { label: 'Se încarcă fișierele', tone: 'waiting' },
  running: { label: 'Se fac documentele', tone: 'progress' },
  done: { label: 'Încheiat', tone: 'success' },
  stopped: { label: 'Oprit', tone: 'closed' },
};
export const LIBRARY_IMPORT_ACTIONS = ['start', 'finish', 'stop'] as const;
export type LibraryImportAction = (typeof LIBRARY_IMPORT_ACTIONS)[number];

/** Columns of the table, in the order of the example. */
export const LIBRARY_IMPORT_COLUMNS = [
  ...(['Fișier', 'Titlu', 'Tip', 'Categorie', 'Descriere', 'Citit de'] as const),
  ...(['Autor', 'Etichete', 'Verificat la'] as const),
] as const;
export type LibraryImportColumn = (typeof LIBRARY_IMPORT_COLUMNS)[number];
/** Columns that the table must have. */
export const LIBRARY_IMPORT_REQUIRED = LIBRARY_IMPORT_COLUMNS.slice(0, 6);

/** Path of one file of an import; `position` is its place among the chosen files, so that a repeated upload replaces it. */
export const libraryImportFile = z.strictObject({
  id,
  position: z.coerce
    .number()
    .int()
    .min(0)
    .max(LIBRARY_IMPORT_MAX - 1),
});

/** Starts the making of documents, once the files are uploaded. `refused`: files that were not stored, and why. */
export const startLibraryImport = z.strictObject({
  version,
  publishes: z.boolean(),
  refused: z
    .array(z.strictObject({ name: z.string().trim().min(1).max(255), reason: z.enum(LIBRARY_IMPORT_REFUSALS) }))
    .max(LIBRARY_IMPORT_MAX),
});
export type StartLibraryImport = z.infer<typeof startLibraryImport>;

const listed = {
  id,
  version,
  /** Name of the table. */
  name: z.string(),
  status: z.enum(LIBRARY_IMPORT_STATUSES),
  publishes: z.boolean(),
  createdAt: isoDateTime,
  endedAt: isoDateTime.nullable(),
  by: z.string(),
  /** Rows of the table, documents made of them, and rows and files that no document is made of. */
  rows: z.int(),
  made: z.int(),
  bad: z.int(),
};
export const libraryImportQuery = z.strictObject(paging);
export type LibraryImportQuery = z.infer<typeof libraryImportQuery>;
export const libraryImportItem = z.object(listed);
export type LibraryImportItem = z.infer<typeof libraryImportItem>;
export const libraryImportList = pageOf(libraryImportItem);
export type LibraryImportList = z.infer<typeof libraryImportList>;

const result = z.object({
  position: z.int(),
  /** Line of the table; null for a file without a row. */
  line: z.int().nullable(),
  file: z.string(),
  title: z.string(),
  documentId: id.nullable(),
  /** Why no document is made of it. */
  problem: z.string().nullable(),
});
export type LibraryImportResult = z.infer<typeof result>;
export const libraryImportView = z.object({
  ...listed,
  /** Stored files. */
  files: z.int(),
  results: z.array(result),
  actions: z.array(z.enum(LIBRARY_IMPORT_ACTIONS)),
});
export type LibraryImportView = z.infer<typeof libraryImportView>;
