import { appendFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { createLoopWatch, watchRequests } from '../loop-watch.ts';

/** Short, so that what two operations do one after the other is told apart. */
const INTERVAL_MS = 2;

/**
 * Measures how long the operations of a test app hold the event loop. The longest hold of each is appended to the file named by
 * `TEST_LOOP_HOLDS`, where the run that set it collects them, when the app closes.
 */
export function measureHolds(app: FastifyInstance): void {
  const file = process.env.TEST_LOOP_HOLDS;
  if (!file) return;
  const longest = new Map<string, number>();
  const watch = createLoopWatch(INTERVAL_MS, (heldMs, operations) => {
    for (const operation of operations) longest.set(operation, Math.max(heldMs, longest.get(operation) ?? 0));
  });
  watchRequests(app, watch);
  app.addHook('onClose', async () => {
    const lines = [...longest].map(([operation, heldMs]) => `${JSON.stringify({ operation, heldMs })}\n`);
    appendFileSync(file, lines.join(''));
  });
}
