import { isAway } from './errors.ts';

/** Where pino and Fastify log. */
interface Log {
  error(facts: object, message: string): void;
}

const TOLD_EVERY_MS = 10_000;
const told = new WeakMap<object, number>();

/**
 * Logs what went wrong, with its stack. Of a database that does not answer one line in ten seconds is enough for all that
 * `owner` does, such as a Fastify instance: every request and job fails in the same way, and nowhere in their code.
 */
export function logFailure(log: Log, error: unknown, facts: object, message: string, owner: object = log): void {
  if (!isAway(error)) return log.error({ ...facts, err: error }, message);
  const now = performance.now();
  if (now - (told.get(owner) ?? -TOLD_EVERY_MS) < TOLD_EVERY_MS) return;
  told.set(owner, now);
  log.error(
    { reason: error instanceof Error ? error.message || error.name : String(error) },
    'the database does not answer',
  );
}
