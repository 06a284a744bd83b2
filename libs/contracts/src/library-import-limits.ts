/* Without zod, for the page that uploads the files. */

/** Maximum number of files, and of rows of the table. */
export const LIBRARY_IMPORT_MAX = 500;

/** Error codes of files that are not stored; `not_sent` for any other reason. */
export const LIBRARY_IMPORT_REFUSALS = [
  ...(['library.type', 'file.false_pdf', 'file.damaged', 'file.macros', 'file.empty'] as const),
  ...(['file.programs', 'attachment.too_large', 'not_sent'] as const),
] as const;
export type LibraryImportRefusal = (typeof LIBRARY_IMPORT_REFUSALS)[number];
