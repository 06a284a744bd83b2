import { expect, test } from '@jest/globals';
import type { echo, fill, spin } from './testing/thread-work.ts';
import { inThread } from './threads.ts';

const work = new URL('./testing/thread-work.ts', import.meta.url);
const repeat = inThread<typeof echo>(work, 'echo');
const loop = inThread<typeof spin>(work, 'spin', 500);

test('a thread returns the result of its function and does not see the environment of the process', async () => {
  process.env.THREAD_SECRET = 'cheia';
  expect(await repeat('unu', null)).toEqual({ word: 'unu', secret: undefined });
});

test('endless work is stopped, and the event loop keeps running meanwhile', async () => {
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 10);
  await expect(loop(null, null)).rejects.toMatchObject({ code: 'service.busy' });
  clearInterval(timer);
  expect(turns).toBeGreaterThan(5);
  expect(await repeat('doi', null)).toMatchObject({ word: 'doi' });
});

test('work that exceeds its memory limit fails alone', async () => {
  const take = inThread<typeof fill>(work, 'fill');
  await expect(take(null, null)).rejects.toMatchObject({ code: 'work.too_large' });
  expect(await repeat('trei', null)).toMatchObject({ word: 'trei' });
});

test('the calls of one owner leave a thread free for others and are limited in number', async () => {
  const greedy = Array.from({ length: 6 }, () => loop(null, 'lacom'));
  const ends = Promise.allSettled(greedy);
  // The sixth is refused while the first one runs.
  await expect(greedy[5]).rejects.toMatchObject({ code: 'service.busy' });
  expect(await repeat('patru', 'altul')).toMatchObject({ word: 'patru' });
  await ends;
});
