import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { RECEPTION } from './receive-file.ts';
import { removeAbandoned } from './remove-abandoned.ts';

const NOW = new Date('2026-05-14T09:30:00Z');
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'abandoned-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function aFolder(name: string, ageMs: number): Promise<void> {
  const path = join(folder, name);
  await mkdir(path);
  await writeFile(join(path, 'upload'), '%PDF-1.4');
  const at = new Date(NOW.getTime() - ageMs);
  await utimes(path, at, at);
}

test('upload folders of a killed process are removed; uploads in progress and other folders stay', async () => {
  await aFolder('psp-upload-old', 2 * RECEPTION.wholeMs + 1000);
  await aFolder('psp-upload-young', 2 * RECEPTION.wholeMs - 1000);
  await aFolder('psp-files-old', 24 * 3_600_000);
  expect(await removeAbandoned({ ...RECEPTION, folder }, NOW)).toBe(1);
  expect((await readdir(folder)).sort()).toEqual(['psp-files-old', 'psp-upload-young']);
});

test('an unreadable temporary folder causes no error', async () => {
  expect(await removeAbandoned({ ...RECEPTION, folder: join(folder, 'lipsa') }, NOW)).toBe(0);
});
