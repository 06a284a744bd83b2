import autocannon from 'autocannon';
import { arrive } from './arrivals.ts';
import { percentile } from './timing.ts';

/** Of all answers in a measurement, in milliseconds. */
export interface Latency {
  p50: number;
  p95: number;
  p99: number;
}

export interface Load {
  requestsPerSecond: number;
  latency: Latency;
}

export interface Target {
  url: string;
  cookie?: string;
}

/** One request, whole. */
export interface Asked {
  url: string;
  method?: 'GET' | 'POST' | 'PUT';
  headers?: Record<string, string>;
  body?: string;
}

/** What was answered in one stretch of time. */
export interface Stretch {
  answers: number;
  seconds: number;
  /** Milliseconds of each answer. */
  times: number[];
}

/** One of those that are compared, as it is asked in turn with the other. */
export interface Side {
  /** As many requests as 32 connections get answered. */
  saturate: (round: number) => Promise<Stretch>;
  /** Requests that come at moments of their own (`arrive`). Milliseconds of their answers. */
  arrive: (round: number) => Promise<number[]>;
}

const CONNECTIONS = 32;
const MS = 1000;
/** Seconds: what is slow on a machine that does other work too is measured, and no error. */
const TIMEOUT_S = 60;

export const latencyOf = (times: readonly number[]): Latency => ({
  p50: percentile(times, 0.5),
  p95: percentile(times, 0.95),
  p99: percentile(times, 0.99),
});

export const loadOf = (stretches: Stretch[]): Load => {
  const sum = (figure: (one: Stretch) => number) => stretches.reduce((total, one) => total + figure(one), 0);
  return {
    requestsPerSecond: sum(({ answers }) => answers) / sum(({ seconds }) => seconds),
    latency: latencyOf(stretches.flatMap(({ times }) => times)),
  };
};

/*
 * autocannon sums up without the 95th percentile. What has an end by its amount ends with a whole second, which would count as time
 * in which nothing came.
 */
const measured = async (options: autocannon.Options): Promise<Stretch> => {
  const times: number[] = [];
  const began = performance.now();
  let ended = began;
  const setupClient = (client: autocannon.Client) =>
    client.on('response', (_status, _bytes, milliseconds) => {
      times.push(milliseconds);
      ended = performance.now();
    });
  const { errors, non2xx, duration } = await autocannon({
    ...{ connections: CONNECTIONS, timeout: TIMEOUT_S },
    ...options,
    setupClient,
  });
  if (errors > 0 || non2xx > 0) throw new Error(`${options.url}: ${errors} errors, ${non2xx} answers other than 2xx`);
  return { answers: times.length, seconds: options.amount ? (ended - began) / MS : duration, times };
};

/** Reads one address over 32 connections for some seconds, after one second that does not count. */
export const read = async ({ url, cookie }: Target, seconds: number): Promise<Load> => {
  const headers = cookie ? { cookie } : {};
  await autocannon({ url, headers, connections: CONNECTIONS, duration: 1 });
  return loadOf([await measured({ url, headers, duration: seconds })]);
};

/** Reads of one address: `seconds` for each stretch, after one second that does not count, and `rate` a second where they arrive by themselves. */
export const reading = ({ url, cookie }: Target, { seconds, rate }: { seconds: number; rate: number }): Side => {
  const headers: Record<string, string> = cookie ? { cookie } : {};
  return {
    saturate: async (round) => {
      if (round === 0) await autocannon({ url, headers, connections: CONNECTIONS, duration: 1 });
      return measured({ url, headers, duration: seconds });
    },
    arrive: (round) =>
      arrive(
        Array.from({ length: rate * seconds }, () => ({ url, headers })),
        rate,
        round,
      ),
  };
};

type Request = NonNullable<autocannon.Options['requests']>[number];

/**
 * Each of some requests once. Those of each stretch are its share of all; the last ones, `rate` a second for `seconds` in each of
 * the `rounds`, are kept for arriving by themselves.
 */
export const eachOnce = (
  all: Asked[],
  { seconds, rate, rounds }: { seconds: number; rate: number; rounds: number },
): Side => {
  const arriving = rate * seconds;
  const share = Math.floor(all.length / rounds) - arriving;
  if (share < CONNECTIONS) throw new Error(`${all[0]?.url}: too few requests`);
  const last = all.slice(share * rounds);
  return {
    saturate: (round) => {
      const some = all.slice(round * share, (round + 1) * share);
      let next = 0;
      const setupRequest: Request['setupRequest'] = (request) => {
        const { url, ...one } = some[next++ % some.length] ?? { url: '' };
        const { pathname, search } = new URL(url);
        return { ...request, ...one, path: pathname + search };
      };
      return measured({ url: new URL(some[0]?.url ?? '').origin, amount: share, requests: [{ setupRequest }] });
    },
    arrive: (round) => arrive(last.slice(round * arriving, (round + 1) * arriving), rate, round),
  };
};
