import type { FileView } from '@psp/contracts/files';
import { strings } from './strings.ts';

/** Joins the names of attached files; an id missing in `files` (not saved yet) becomes "Fișier nou". */
export const namesOf = (ids: readonly string[] = [], files: readonly FileView[] = []): string =>
  ids.map((id) => files.find((file) => file.id === id)?.name ?? strings.unknown).join(', ');
