import { signIn } from './data.ts';
import { type Load, read } from './load.ts';
import { table, verdict } from './report.ts';
import { percentile, readMeanwhile, timed } from './timing.ts';

const AT_ONCE = 200;
/** Bulk accounts that other measurements do not use. */
const FIRST = 101;
const READERS = 8;
const READS_LIMIT_MS = 300;
const CHECK_SECONDS = 5;

/** Returns the milliseconds of 200 simultaneous sign-ins, and of the list reads of eight other users meanwhile. */
const measure = async (portal: string): Promise<{ signIns: number[]; reads: number[] }> => {
  const cookie = await signIn(portal, 'uat-1');
  const names = Array.from({ length: AT_ONCE }, (_, n) => `uat-${FIRST + n}`);
  let signIns: number[] = [];
  const others = { url: `${portal}/api/uat/service-requests`, cookie, readers: READERS };
  const reads = await readMeanwhile(others, async () => {
    signIns = await Promise.all(names.map((name) => timed(() => signIn(portal, name))));
  });
  return { signIns, reads };
};

/** Measures 200 simultaneous sign-ins and concurrent list reads. Throws when a sign-in fails. Returns the lines to print. */
export const measureSignIns = async (portal: string): Promise<string> => {
  const { signIns, reads } = await measure(portal);
  const row = (name: string, times: number[], limit: number | null) => {
    const p95 = percentile(times, 0.95);
    const target = limit === null ? ['-', ''] : [String(limit), verdict(p95 < limit)];
    return [name, String(times.length), percentile(times, 0.5).toFixed(0), p95.toFixed(0), ...target];
  };
  return table(
    [`${AT_ONCE} sign-ins at the same moment`, 'answers', 'p50 ms', 'p95 ms', 'p95 limit', ''],
    [row('the sign-ins', signIns, null), row(`list reads of ${READERS} others meanwhile`, reads, READS_LIMIT_MS)],
  );
};

/** Measures the cost of the session check, by a route that answers with and without a cookie. Returns the lines to print. */
export const measureSessionCheck = async (portal: string): Promise<string> => {
  const url = `${portal}/api/identity/session`;
  const without = await read({ url }, CHECK_SECONDS);
  const checked = await read({ url, cookie: await signIn(portal, 'uat-2') }, CHECK_SECONDS);
  const cost = 1e6 / checked.requestsPerSecond - 1e6 / without.requestsPerSecond;
  const row = (name: string, { requestsPerSecond }: Load) => [
    name,
    requestsPerSecond.toFixed(0),
    (1e6 / requestsPerSecond).toFixed(0),
  ];
  return table(
    ['GET /api/identity/session at 32 connections', 'req/s', 'µs per request'],
    [row('without a session', without), row('with a session', checked), ['the check', '', cost.toFixed(0)]],
  );
};
