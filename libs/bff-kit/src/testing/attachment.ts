import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FileView } from '@psp/contracts/files';
import type { Actor } from '@psp/domain/actor';
import { databaseNow } from '@psp/domain/clock';
import { keepAttachment } from '@psp/domain/operating/files/keep-attachment';
import { createReadDb } from '@psp/domain/read-db';
import { aPdf } from '@psp/domain/testing/documents';
import type { TestApp } from './app.ts';

/** Stores a PDF that the actor's organisation has uploaded but not attached yet. */
export async function anAttachment(
  { orm, files }: Pick<TestApp, 'orm' | 'files'>,
  actor: Actor,
  name = 'caiet.pdf',
  bytes = aPdf(),
): Promise<FileView> {
  const folder = await mkdtemp(join(tmpdir(), 'attachment-'));
  const path = join(folder, 'upload');
  try {
    await writeFile(path, bytes);
    const dated = { db: createReadDb(orm), now: await databaseNow(orm) };
    return await keepAttachment(dated, files, { path, name, size: bytes.length }, actor);
  } finally {
    await rm(folder, { recursive: true });
  }
}
