import { afterEach, expect, jest, test } from '@jest/globals';
import { runCommand } from './run-command.ts';

afterEach(() => {
  jest.restoreAllMocks();
  process.exitCode = undefined;
});

/** Returns what a command prints when it fails with this error. */
async function printedBy(error: Error): Promise<unknown[]> {
  const print = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await runCommand(() => Promise.reject(error));
  return print.mock.calls.flat();
}

test('a full disk is reported in one line', async () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), {
    code: 'ENOSPC',
    path: '/data/page.js',
  });
  expect(await printedBy(full)).toEqual([
    'The disk is full: nothing more can be written in /data/page.js. Make room and try again.',
  ]);
});

test('a full disk of the database is reported in one line', async () => {
  const full = Object.assign(new Error('could not extend file "base/5/1259"'), { code: '53100' });
  expect(await printedBy(full)).toEqual([
    'The disk is full: nothing more can be written in the database. Make room and try again.',
  ]);
});

test('a programming error is printed with its stack', async () => {
  const error = new TypeError('x is not a function');
  expect(await printedBy(error)).toEqual([error]);
});
