import { asSystem } from '@psp/domain/as-system';
import { extractText } from '@psp/domain/knowledge/extraction/extract-text';
import { keepExtraction, waitingFile } from '@psp/domain/knowledge/extraction/keep-extraction';
import { withoutText } from '@psp/domain/knowledge/extraction/read-file';
import { createReadDb } from '@psp/domain/read-db';
import type { Portal } from '../purchase-files/make-file.ts';

/**
 * Extracts the text of a file of the library and keeps it. Does nothing for a file that is gone or was read already. Throws database
 * and storage errors, and those of `extractText`; a retry reads the file again.
 */
export const extractFile = async ({ orm, files }: Pick<Portal, 'orm' | 'files'>, id: string): Promise<void> => {
  const file = await waitingFile(createReadDb(orm), id);
  if (!file) return;
  const { type, storageKey } = file;
  const extraction = type
    ? await extractText(await files.read(storageKey), type)
    : { ...withoutText('broken'), state: 'none' as const };
  await asSystem(orm, (write) => keepExtraction(write, id, extraction));
};
