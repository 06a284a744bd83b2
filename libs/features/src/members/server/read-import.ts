import { readFile } from 'node:fs/promises';
import { decodeCsv } from '@psp/domain/csv';
import { readImportTable } from '@psp/domain/overseeing/users/imports/read-table';
import { z } from 'zod';

/* What a row is refused with is read by people. A thread has a zod of its own. */
z.config(z.locales.ro());

/** Reads the uploaded table of members and partners. Run in a thread. */
export const readUpload = async ({ path, expertise }: { path: string; expertise: Record<string, string> }) =>
  readImportTable(decodeCsv(await readFile(path)), expertise);
