/*
 * The health check of a container: `check-health.ts URL [MILLISECONDS]` exits with 0 when the address answers 2xx, else with 1. Engines
 * start again what ends, but leave running what is unhealthy, unless a swarm manages it: whatever accepts a connection and is silent for
 * that long is killed here, with all processes of the container but its init. What does not listen waits for the database or finishes.
 */
const [, , url = '', within = '50000'] = process.argv;

try {
  const { ok } = await fetch(url, { signal: AbortSignal.timeout(Number(within)) });
  process.exitCode = ok ? 0 : 1;
} catch (error) {
  // `SERVICE` is set in our images alone: elsewhere this would kill all that a person runs.
  const isFrozen = error instanceof Error && error.name === 'TimeoutError';
  if (isFrozen && process.env.SERVICE) process.kill(-1, 'SIGKILL');
  process.exitCode = 1;
}
process.exit();
