import { readFile } from 'node:fs/promises';
import { decodeCsv } from '@psp/domain/csv';
import { readImportTable } from '@psp/domain/knowledge/library/read-import';
import { z } from 'zod';

/* What a row is refused with is read by people. A thread has a zod of its own. */
z.config(z.locales.ro());

/** Reads the uploaded table of an import. Run in a thread. */
export const readUpload = async ({ path, categories }: { path: string; categories: Record<string, string> }) =>
  readImportTable(decodeCsv(await readFile(path)), categories);
