import { ATTACHMENT_LIMIT_BYTES, LIBRARY_FILE_TYPES } from '@psp/contracts/file-limits';
import { LIBRARY_IMPORT_REFUSALS, type LibraryImportRefusal } from '@psp/contracts/library-import-limits';
import { isApiError } from '@psp/remote/api-error';

const extensionOf = (name: string): string => name.split('.').at(-1)?.toLowerCase() ?? '';
/* Files that operating systems put into folders. */
const isHidden = ({ name }: File): boolean => /^(\..*|~\$.*|thumbs\.db|desktop\.ini)$/i.test(name);
const isTable = ({ name }: File): boolean => extensionOf(name) === 'csv';
const keyOf = ({ webkitRelativePath, name, size, lastModified }: File): string =>
  [webkitRelativePath || name, size, lastModified].join('/');

interface Chosen {
  files: File[];
  tables: File[];
}

/** Adds picked files to those chosen before, each once; tables apart. */
export const addChosen = (before: readonly File[], picked: readonly File[]): Chosen => {
  const shown = picked.filter((file) => !isHidden(file));
  const all = [...before, ...shown.filter((file) => !isTable(file))];
  return { files: [...new Map(all.map((file) => [keyOf(file), file])).values()], tables: shown.filter(isTable) };
};

/** Why a file would be refused by its name and size; null if the service must look at it. */
export const refusalOf = ({ name, size }: File): LibraryImportRefusal | null => {
  if (!LIBRARY_FILE_TYPES.some((type) => type === extensionOf(name))) return 'library.type';
  if (size === 0) return 'file.empty';
  return size > ATTACHMENT_LIMIT_BYTES ? 'attachment.too_large' : null;
};

/** The refusal of an upload that would be refused again; null for a failure that may pass. */
export const lastingRefusal = (error: unknown): LibraryImportRefusal | null =>
  LIBRARY_IMPORT_REFUSALS.find((code) => isApiError(error) && error.code === code) ?? null;
