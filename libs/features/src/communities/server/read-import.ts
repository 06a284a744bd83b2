import { readFile } from 'node:fs/promises';
import type { ImportKind } from '@psp/contracts/community-import';
import { decodeCsv } from '@psp/domain/csv';
import { readImport } from '@psp/domain/presenting/communities/check-import';
import { readAttraction, readProject } from '@psp/domain/presenting/communities/import-rows';
import { z } from 'zod';

/* What a row is refused with is read by people. A thread has a zod of its own. */
z.config(z.locales.ro());

interface Upload {
  kind: ImportKind;
  path: string;
  now: Date;
  /** Names of the types of attractions that are offered. */
  types: Readonly<Record<string, string>>;
}

/** Reads an uploaded file of projects or attractions. Run in a thread. */
export async function readUpload({ kind, path, now, types }: Upload) {
  const text = decodeCsv(await readFile(path));
  return kind === 'projects'
    ? { kind, file: readImport(kind, text, (cell) => readProject(cell, now)) }
    : { kind, file: readImport(kind, text, (cell) => readAttraction(cell, types)) };
}
