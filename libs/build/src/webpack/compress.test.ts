import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { compressBest, compressFolder } from './compress.ts';

const SCRIPT = Array.from({ length: 400 }, (_, n) => `export const value${n} = ${n * n};`).join('\n');
let folder = '';
const path = (name: string): string => join(folder, name);
const sizeOf = (name: string): number => statSync(path(name)).size;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'compress-'));
  writeFileSync(path('page.js'), SCRIPT);
  writeFileSync(path('other.js'), SCRIPT);
  writeFileSync(path('small.js'), 'export {};');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('quickly compressed files become smaller later, with the same content, and no temporary files are left', async () => {
  await compressFolder(folder);
  const [brotli, gzip] = [sizeOf('page.js.br'), readFileSync(path('page.js.gz'))];
  expect(gunzipSync(gzip).toString()).toBe(SCRIPT);
  await compressBest(folder);
  expect(sizeOf('page.js.br')).toBeLessThan(brotli);
  expect(brotliDecompressSync(readFileSync(path('page.js.br'))).toString()).toBe(SCRIPT);
  expect(readFileSync(path('page.js.gz'))).toEqual(gzip);
  const files = ['other.js', 'other.js.br', 'other.js.gz', 'page.js', 'page.js.br', 'page.js.gz', 'small.js'];
  expect(readdirSync(folder).toSorted()).toEqual(files);
});

test('files with the best compression are left alone', async () => {
  await compressFolder(folder);
  await compressBest(folder);
  const before = statSync(path('page.js.br')).ino;
  await compressBest(folder);
  expect(statSync(path('page.js.br')).ino).toBe(before);
});

test('compression that is aborted continues at the next start', async () => {
  await compressFolder(folder);
  const fast = sizeOf('page.js.br');
  await compressBest(folder, AbortSignal.abort());
  expect(sizeOf('page.js.br')).toBe(fast);
  await compressBest(folder);
  expect(sizeOf('page.js.br')).toBeLessThan(fast);
});
