import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fetchTimed, serverNow } from './server-clock.ts';

const DAY_MS = 86_400_000;
const PRESENT = Date.parse('2026-11-28T03:00:00Z');
const { fetch } = globalThis;

beforeEach(() => {
  jest.useFakeTimers({ now: PRESENT, doNotFake: ['nextTick', 'queueMicrotask'] });
});
afterEach(() => {
  globalThis.fetch = fetch;
  jest.useRealTimers();
});

/** Sends a request at a given time; the response takes a given time. */
async function ask(at: number, { tookMs = 100, caching = 'no-store' } = {}): Promise<void> {
  globalThis.fetch = () => {
    const headers = { date: new Date(at).toUTCString(), 'cache-control': caching };
    jest.setSystemTime(Date.now() + tookMs);
    return Promise.resolve(new Response('', { headers }));
  };
  await fetchTimed('/api/uat/todos', {});
}
const ahead = () => serverNow().getTime() - Date.now();

test('a device whose clock is 20 days fast gets the time of the server', async () => {
  await ask(PRESENT - 20 * DAY_MS);
  expect(Math.abs(ahead() + 20 * DAY_MS)).toBeLessThan(1000);
});

test('a correct clock is not adjusted, also when responses are slow', async () => {
  await ask(PRESENT - 20 * DAY_MS);
  await ask(PRESENT, { tookMs: 8000 });
  expect(ahead()).toBe(0);
  await ask(Date.now() - 1500);
  expect(ahead()).toBe(0);
});

test('the time does not jump between responses, and follows a device whose clock is corrected', async () => {
  await ask(PRESENT - 20 * DAY_MS);
  const before = ahead();
  await ask(PRESENT - 20 * DAY_MS + 900);
  expect(ahead()).toBe(before);
  jest.setSystemTime(PRESENT - 20 * DAY_MS);
  await ask(PRESENT - 20 * DAY_MS);
  expect(ahead()).toBe(0);
});

test('cacheable responses are ignored', async () => {
  await ask(PRESENT);
  await ask(PRESENT - DAY_MS, { caching: 'public, max-age=60' });
  expect(ahead()).toBe(0);
});
