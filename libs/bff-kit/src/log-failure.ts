import { isAway } from './errors.ts';

/** The part of a pino or Fastify logger that is used. */
interface Log {
  error(facts: object, message: string): void;
}

const OUTAGE_LOG_INTERVAL_MS = 10_000;
/** Time of the last logged outage, by owner. */
const loggedAt = new WeakMap<object, number>();

/**
 * Logs an error with its stack. While the database is unavailable, every request and job fails for the same reason; then only one
 * line without stack is logged every ten seconds for each `owner`, such as a Fastify instance.
 */
export function logFailure(log: Log, error: unknown, facts: object, message: string, owner: object = log): void {
  if (!isAway(error)) return log.error({ ...facts, err: error }, message);
  const now = performance.now();
  if (now - (loggedAt.get(owner) ?? -OUTAGE_LOG_INTERVAL_MS) < OUTAGE_LOG_INTERVAL_MS) return;
  loggedAt.set(owner, now);
  log.error(
    { reason: error instanceof Error ? error.message || error.name : String(error) },
    'the database does not answer',
  );
}
