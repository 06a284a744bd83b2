import fs, { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { goLive, wholeFiles } from './watch.ts';

const folder = mkdtempSync(join(tmpdir(), 'watch-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a file that is being written still has its old content', async () => {
  const path = join(folder, 'mf-manifest.json');
  writeFileSync(path, '{"was":1}');
  const read: string[] = [];
  const inHalves: typeof fs.writeFile = Object.assign((draft: string, content: string, done: () => void) => {
    writeFileSync(draft, content.slice(0, 5));
    read.push(readFileSync(path, 'utf8'));
    fs.writeFile(draft, content, done);
  }, fs.writeFile);
  const { promise, resolve } = Promise.withResolvers();
  wholeFiles({ ...fs, writeFile: inHalves }).writeFile(path, '{"is":2}', resolve);
  expect(await promise).toBeNull();
  expect([...read, readFileSync(path, 'utf8')]).toEqual(['{"was":1}', '{"is":2}']);
});

test('an unreadable manifest is reported and does not throw', () => {
  const releasesDir = join(folder, 'releases');
  const live = { version: 'dev', contract: 4, history: [] };
  const registry = { hosts: { shell: live }, remotes: { mfe_uat: live } };
  for (const name of ['shell', 'mfe_uat', 'mfe_firma']) mkdirSync(join(releasesDir, name, 'dev'), { recursive: true });
  writeFileSync(join(releasesDir, 'registry.json'), JSON.stringify(registry));
  writeFileSync(join(releasesDir, 'mfe_uat/dev/mf-manifest.json'), '{"id":');
  expect(goLive(releasesDir, { name: 'mfe_firma', version: 'dev', contract: 4 })).toContain('JSON');
});
