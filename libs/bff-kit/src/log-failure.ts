import { isAway } from './errors.ts';

/** Where pino and Fastify log. */
interface Log {
  error(facts: object, message: string): void;
}

const TOLD_EVERY_MS = 10_000;
let told = Number.NEGATIVE_INFINITY;

/**
 * Logs what went wrong, with its stack. Of a database that does not answer one line in ten seconds is enough for the whole process:
 * every request and job fails in the same way, and nowhere in their code.
 */
export function logFailure(log: Log, error: unknown, facts: object, message: string): void {
  if (!isAway(error)) return log.error({ ...facts, err: error }, message);
  const now = performance.now();
  if (now - told < TOLD_EVERY_MS) return;
  told = now;
  log.error(
    { reason: error instanceof Error ? error.message || error.name : String(error) },
    'the database does not answer',
  );
}
