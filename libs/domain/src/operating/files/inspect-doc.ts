import { readFile } from 'node:fs/promises';
import { DomainError } from '../../errors.ts';
import { type Entry, readCompoundFile } from './compound-file.ts';

const MACRO_STORAGES = new Set(['macros', '_vba_project', '_vba_project_cur', 'vba']);

/**
 * Checks that a compound file is a whole Word document without macros, from its directory. Throws `file.damaged`, `file.type`
 * (a workbook, an installer) and `file.macros`.
 */
export async function checkDoc(path: string): Promise<void> {
  const entries = entriesOf(await readFile(path));
  if (entries.some(({ name }) => MACRO_STORAGES.has(name.toLowerCase()))) throw new DomainError('file.macros');
  const text = entries.find(({ name, isStream }) => isStream && name === 'WordDocument');
  if (!text) throw new DomainError('file.type');
  if (entries.some(({ isWhole }) => !isWhole)) throw new DomainError('file.damaged');
}

/* Whatever the reading of these bytes stumbles over, it is the file that is wrong. */
function entriesOf(content: Buffer): Entry[] {
  try {
    return readCompoundFile(content);
  } catch {
    throw new DomainError('file.damaged');
  }
}
