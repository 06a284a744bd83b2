import { expect, test } from '@jest/globals';
import { shareRead } from './read.ts';

/** A read that ends on demand. */
const aRead = () => {
  const started: ((text: string) => void)[] = [];
  const read = () => new Promise<string>((resolve) => started.push(resolve));
  return { started, read };
};
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('concurrent calls make at most two reads, and no result is older than its call', async () => {
  const { started, read } = aRead();
  const first = shareRead('a', read);
  const [second, third] = [shareRead('a', read), shareRead('a', read)];
  expect(started).toHaveLength(1);
  started[0]?.('old');
  expect(await first).toBe('old');
  await settled();
  expect(started).toHaveLength(2);
  const fourth = shareRead('a', read);
  started[1]?.('new');
  expect(await Promise.all([second, third])).toEqual(['new', 'new']);
  await settled();
  expect(started).toHaveLength(3);
  started[2]?.('newest');
  expect(await fourth).toBe('newest');
});

test('after a failed read, waiting calls get another read', async () => {
  const first = shareRead('b', () => Promise.reject(new Error('down')));
  const second = shareRead('b', () => Promise.resolve('up'));
  await expect(first).rejects.toThrow('down');
  expect(await second).toBe('up');
});
