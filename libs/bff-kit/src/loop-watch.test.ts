import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import fastify from 'fastify';
import { createLoopWatch, watchRequests } from './loop-watch.ts';

/** Keeps the CPU busy for a number of milliseconds. */
function spin(ms: number): void {
  const start = process.threadCpuUsage().user;
  while (process.threadCpuUsage().user - start < ms * 1000);
}

async function watched() {
  const held = new Map<string, number>();
  const app = fastify();
  const report = (heldMs: number, operations: string[]): void => {
    for (const operation of operations) held.set(operation, Math.max(heldMs, held.get(operation) ?? 0));
  };
  watchRequests(app, createLoopWatch(2, report));
  app.get('/spins/:id', () => {
    spin(60);
    return 'ok';
  });
  app.get('/waits', async () => {
    await delay(60);
    return 'ok';
  });
  await app.ready();
  return { app, held };
}

test('a computing operation is reported with the time for which it blocked the loop', async () => {
  const { app, held } = await watched();
  await app.inject('/spins/1');
  expect([...held.keys()]).toEqual(['GET /spins/:id']);
  expect(held.get('GET /spins/:id')).toBeGreaterThan(55);
  await app.close();
});

test('neither waiting nor computing before the operation counts', async () => {
  const { app, held } = await watched();
  spin(60);
  await app.inject('/waits');
  expect(held.get('GET /waits')).toBeLessThan(40);
  await app.close();
});
