import { expect, test } from '@jest/globals';
import { jobErrorOf } from './keep-failure.ts';

test.each([
  [{ code: 'ENOSPC', message: 'write /srv/ion@exemplu.ro' }, 'disk'],
  [{ code: 'ECONNREFUSED' }, 'connection'],
  [{ code: 'EAUTH', responseCode: 535 }, 'connection'],
  [{ code: 'ETIMEDOUT' }, 'timeout'],
  [{ code: '53100' }, 'database'],
  [{ value: { message: 'job timed out' } }, 'timeout'],
  [{ value: { message: 'job heartbeat timeout' } }, 'worker_gone'],
  [{ name: 'TypeError', message: 'ion@exemplu.ro is not a function' }, 'unexpected'],
  [null, 'unexpected'],
  ['text', 'unexpected'],
])('%j is kept as %s', (output, kind) => {
  expect(jobErrorOf(output)).toBe(kind);
});
