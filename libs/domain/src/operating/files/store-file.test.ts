import { expect, test } from '@jest/globals';
import { displayName } from './store-file.ts';

/* A header of an upload may have 80 KB; trimming takes the square of the dots inside of a name. */
test('a name of nothing but dots is read at once', () => {
  const before = process.threadCpuUsage();
  expect(displayName(`a${'.'.repeat(79_000)}b!c`, 'pdf')).toContain('b!c');
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(500);
});
