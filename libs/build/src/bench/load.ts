import autocannon from 'autocannon';
import { percentile } from './timing.ts';

export interface Load {
  requestsPerSecond: number;
  /** Milliseconds. */
  p95: number;
  p99: number;
}

export interface Target {
  url: string;
  cookie?: string;
}

const CONNECTIONS = 32;

/* autocannon sums up without the 95th percentile. */
const measured = async (options: autocannon.Options, listen?: () => void): Promise<Load> => {
  const times: number[] = [];
  const setupClient = (client: autocannon.Client) =>
    client.on('response', (_status, _bytes, milliseconds) => {
      times.push(milliseconds);
      listen?.();
    });
  const { requests, errors, non2xx } = await autocannon({ ...options, connections: CONNECTIONS, setupClient });
  if (errors > 0 || non2xx > 0) throw new Error(`${options.url}: ${errors} errors, ${non2xx} answers other than 2xx`);
  return { requestsPerSecond: requests.average, p95: percentile(times, 0.95), p99: percentile(times, 0.99) };
};

/** Reads one address over 32 connections for some seconds, after one second that does not count. */
export const read = async ({ url, cookie }: Target, seconds: number): Promise<Load> => {
  const headers = cookie ? { cookie } : {};
  await autocannon({ url, headers, connections: CONNECTIONS, duration: 1 });
  return measured({ url, headers, duration: seconds });
};

type Request = NonNullable<autocannon.Options['requests']>[number];

/* autocannon ends with a whole second, which would count as time in which nothing came. */
async function once(origin: string, amount: number, request: Request): Promise<Load> {
  const began = performance.now();
  let ended = began;
  const load = await measured({ url: origin, amount, requests: [request] }, () => {
    ended = performance.now();
  });
  return { ...load, requestsPerSecond: amount / ((ended - began) / 1000) };
}

/** Reads each address once over 32 connections, as fast as the server answers. */
export const readOnce = (origin: string, paths: string[]): Promise<Load> => {
  let next = 0;
  const setupRequest: Request['setupRequest'] = (request) => ({
    ...request,
    path: paths[next++ % paths.length] ?? '/',
  });
  return once(origin, paths.length, { setupRequest });
};

/** Submits each offer once over 32 connections, as fast as the server takes them. */
export const submit = (
  origin: string,
  cookie: string,
  pathOf: (id: string) => string,
  ids: string[],
): Promise<Load> => {
  let next = 0;
  return once(origin, ids.length, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ version: 1 }),
    setupRequest: (request) => {
      const id = ids[next++ % ids.length] ?? '';
      return { ...request, path: pathOf(id), headers: { ...request.headers, 'idempotency-key': `bench-${id}` } };
    },
  });
};
