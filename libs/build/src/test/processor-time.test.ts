import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { measured, measureProcessorTime, reportOf, reportProcessorTime } from './processor-time.ts';

/* Uses 0.3 seconds of processor time, and as much in a child process. */
const BUSY = `
const { spawnSync } = require('node:child_process');
const used = () => { const { user, system } = process.cpuUsage(); return user + system; };
for (const from = used(); used() - from < 300_000; );
if (process.argv[2] === 'twice') spawnSync(process.execPath, [__filename]);
`;

test('the report lists the minutes and share of each part, the largest first, and whether the limit is exceeded', () => {
  const parts = [
    { part: 'jest server' as const, waited: 300, unwaited: 0 },
    { part: 'browser' as const, waited: 100, unwaited: 320 },
    { part: 'jest server' as const, waited: 60, unwaited: 0 },
  ];
  expect(reportOf(parts, 60)).toEqual([
    'Processor minutes, installation not included: 14.0, limit 34',
    '    7.0  50 %  browser',
    '    6.0  43 %  jest server',
    '    1.0  7 %  demonstration',
  ]);
  expect(reportOf(parts, 1500)[0]).toContain('38.0, limit 34: OVER THE LIMIT');
});

test('a process is measured with its children, and only during a measurement', () => {
  const folder = mkdtempSync(join(tmpdir(), 'busy-'));
  const script = join(folder, 'busy.cjs');
  writeFileSync(script, BUSY);
  expect(measured('checks')).toEqual({ flags: [], env: {} });
  measureProcessorTime();
  const { flags, env } = measured('checks');
  spawnSync(process.execPath, [...flags, script, 'twice'], { env: { ...process.env, ...env } });
  const [line, ...others] = readFileSync(env['PROCESSOR_TIME_FILE'] ?? '', 'utf8')
    .trim()
    .split('\n');
  expect(others).toEqual([]);
  const reported = JSON.parse(line ?? '');
  expect(reported).toMatchObject({ part: 'checks', unwaited: 0 });
  expect(reported.waited).toBeGreaterThan(0.55);
  expect(reportProcessorTime().join()).toContain('checks');
  rmSync(folder, { recursive: true });
  expect(reportProcessorTime()).toEqual([]);
});
