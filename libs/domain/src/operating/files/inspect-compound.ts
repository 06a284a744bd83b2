import { readFile } from 'node:fs/promises';
import { DomainError } from '../../errors.ts';
import { type Entry, readCompoundFile } from './compound-file.ts';

const MACRO_STORAGES = new Set(['macros', '_vba_project', '_vba_project_cur', 'vba']);
/** The stream that only documents of this kind have. */
const MAIN_STREAMS: Readonly<Record<string, 'doc' | 'xls'>> = { WordDocument: 'doc', Workbook: 'xls', Book: 'xls' };

/**
 * Tells from its directory whether a compound file is a whole Word document or a workbook, without macros. Throws
 * `file.damaged`, `file.type` (an installer, a message) and `file.macros`.
 */
export async function inspectCompound(path: string): Promise<'doc' | 'xls'> {
  const entries = entriesOf(await readFile(path));
  if (entries.some(({ name }) => MACRO_STORAGES.has(name.toLowerCase()))) throw new DomainError('file.macros');
  const kind = entries.map(({ name, isStream }) => (isStream ? MAIN_STREAMS[name] : undefined)).find(Boolean);
  if (!kind) throw new DomainError('file.type');
  if (entries.some(({ isWhole }) => !isWhole)) throw new DomainError('file.damaged');
  return kind;
}

/* Whatever the reading of these bytes stumbles over, it is the file that is wrong. */
function entriesOf(content: Buffer): Entry[] {
  try {
    return readCompoundFile(content);
  } catch {
    throw new DomainError('file.damaged');
  }
}
