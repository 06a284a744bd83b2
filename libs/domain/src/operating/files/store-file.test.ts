import { expect, test } from '@jest/globals';
import { displayName } from './store-file.ts';

/* The header of an upload may have 80 KB, and trimming dots takes quadratic time. */
test('a name that consists of dots is processed quickly', () => {
  const before = process.threadCpuUsage();
  expect(displayName(`a${'.'.repeat(79_000)}b!c`, 'pdf')).toContain('b!c');
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(500);
});
