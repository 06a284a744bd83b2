import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { removeAbandoned } from './folder.ts';

test('folders of processes that ended are removed, and nothing else', () => {
  const room = mkdtempSync(join(tmpdir(), 'room-'));
  const { pid: ended } = spawnSync(process.execPath, ['--version']);
  const make = (name: string): string => {
    mkdirSync(join(room, name));
    writeFileSync(join(room, name, 'url'), '');
    return join(room, name);
  };
  const abandoned = make(`portal-test-${ended}-a1`);
  const kept = [make(`portal-test-${process.pid}-b2`), make('portal-test-1-c3'), make('portal-test'), make('other')];

  removeAbandoned(room);

  expect(existsSync(abandoned)).toBe(false);
  expect(kept.every((folder) => existsSync(folder))).toBe(true);
});
