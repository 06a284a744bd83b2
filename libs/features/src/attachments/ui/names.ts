import type { FileView } from '@psp/contracts/files';
import { strings } from './strings.ts';

/** The names of attached files, in their order; one that is in no saved text yet is a new file. */
export const namesOf = (ids: readonly string[] = [], files: readonly FileView[] = []): string =>
  ids.map((id) => files.find((file) => file.id === id)?.name ?? strings.unknown).join(', ');
