import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { readHolds, reportHolds } from './run.ts';

test('the longest holds of operations are listed, and those over the limit are marked and counted', () => {
  const folder = mkdtempSync(join(tmpdir(), 'holds-'));
  const file = join(folder, 'holds.jsonl');
  const holds = [
    { operation: 'GET /a', heldMs: 12 },
    { operation: 'POST /b', heldMs: 101 },
    { operation: 'GET /a', heldMs: 30 },
    { operation: 'POST /c', heldMs: 250 },
  ];
  writeFileSync(file, holds.map((hold) => `${JSON.stringify(hold)}\n`).join(''));
  const read = readHolds(file);
  rmSync(folder, { recursive: true });
  expect(read).toEqual([
    { operation: 'POST /c', heldMs: 250 },
    { operation: 'POST /b', heldMs: 101 },
    { operation: 'GET /a', heldMs: 30 },
  ]);
  expect(reportHolds(read)).toEqual({
    lines: [expect.stringContaining('limit 100 ms'), '✗  250 ms  POST /c', '✗  101 ms  POST /b', '    30 ms  GET /a'],
    failed: 1,
  });
  expect(reportHolds(readHolds(file))).toEqual({ lines: [], failed: 0 });
});
