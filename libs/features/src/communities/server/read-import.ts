import { readFile } from 'node:fs/promises';
import type { ImportKind } from '@psp/contracts/community-import';
import { romanianLetters } from '@psp/domain/letters';
import { readImport } from '@psp/domain/presenting/communities/check-import';
import { readAttraction, readProject } from '@psp/domain/presenting/communities/import-rows';
import { z } from 'zod';

/* What a row is refused with is read by people. A thread has a zod of its own. */
z.config(z.locales.ro());

interface Upload {
  kind: ImportKind;
  path: string;
  now: Date;
}

/* Spreadsheets in Romanian save CSV in Windows' own encoding unless they are told otherwise. */
function decoded(bytes: Uint8Array): string {
  try {
    return romanianLetters(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return romanianLetters(new TextDecoder('windows-1250').decode(bytes));
  }
}

/** Reads an uploaded file of projects or attractions. Run in a thread. */
export async function readUpload({ kind, path, now }: Upload) {
  const text = decoded(await readFile(path));
  return kind === 'projects'
    ? { kind, file: readImport(kind, text, (cell) => readProject(cell, now)) }
    : { kind, file: readImport(kind, text, readAttraction) };
}
