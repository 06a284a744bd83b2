/*
 * Health check of a container: `check-health.ts URL [MILLISECONDS]` exits with 0 when the address answers 2xx, else with 1. Outside a
 * swarm, engines restart containers that end but not unhealthy ones, so a service that accepts the connection and does not answer in
 * time is killed here, with all processes of the container except init. A service that does not listen is starting or stopping.
 */
const [, , url = '', within = '50000'] = process.argv;

try {
  const { ok } = await fetch(url, { signal: AbortSignal.timeout(Number(within)) });
  process.exitCode = ok ? 0 : 1;
} catch (error) {
  // Only our images set `SERVICE`: elsewhere this would kill all processes of the user.
  const isFrozen = error instanceof Error && error.name === 'TimeoutError';
  if (isFrozen && process.env.SERVICE) process.kill(-1, 'SIGKILL');
  process.exitCode = 1;
}
process.exit();
