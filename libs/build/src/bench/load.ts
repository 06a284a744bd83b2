import autocannon from 'autocannon';
import { sendAtRate } from './arrivals.ts';
import { percentile } from './timing.ts';

/** Response times of all answers in a measurement, in milliseconds. */
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

/** A complete HTTP request. */
export interface RequestSpec {
  url: string;
  method?: 'GET' | 'POST' | 'PUT';
  headers?: Record<string, string>;
  body?: string;
}

/** Answers within one measured period. */
export interface Period {
  answers: number;
  seconds: number;
  /** Response time of each answer, in milliseconds. */
  times: number[];
}

/** One side of a comparison; the two sides are measured in turn. */
export interface Side {
  /** Sends as many requests as 32 connections get answered. */
  saturate: (round: number) => Promise<Period>;
  /** Sends requests at a given rate. Returns their response times in milliseconds. */
  arrive: (round: number) => Promise<number[]>;
}

const CONNECTIONS = 32;
const MS = 1000;
/** Long enough that slow answers on a busy machine are measured and do not fail. */
const TIMEOUT_S = 60;

export const latencyOf = (times: readonly number[]): Latency => ({
  p50: percentile(times, 0.5),
  p95: percentile(times, 0.95),
  p99: percentile(times, 0.99),
});

export const loadOf = (periods: Period[]): Load => {
  const sum = (figure: (one: Period) => number) => periods.reduce((total, one) => total + figure(one), 0);
  return {
    requestsPerSecond: sum(({ answers }) => answers) / sum(({ seconds }) => seconds),
    latency: latencyOf(periods.flatMap(({ times }) => times)),
  };
};

/*
 * The summary of autocannon lacks the 95th percentile. A run limited by `amount` ends at a whole second, so its own duration would
 * include idle time.
 */
const measured = async (options: autocannon.Options): Promise<Period> => {
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

/** Reads one address over 32 connections for `seconds`, after one second of warm-up. */
export const read = async ({ url, cookie }: Target, seconds: number): Promise<Load> => {
  const headers = cookie ? { cookie } : {};
  await autocannon({ url, headers, connections: CONNECTIONS, duration: 1 });
  return loadOf([await measured({ url, headers, duration: seconds })]);
};

/** Returns a side that reads one address: for `seconds` a period after one second of warm-up, and `rate` times a second. */
export const repeatedReads = ({ url, cookie }: Target, { seconds, rate }: { seconds: number; rate: number }): Side => {
  const headers: Record<string, string> = cookie ? { cookie } : {};
  return {
    saturate: async (round) => {
      if (round === 0) await autocannon({ url, headers, connections: CONNECTIONS, duration: 1 });
      return measured({ url, headers, duration: seconds });
    },
    arrive: (round) =>
      sendAtRate(
        Array.from({ length: rate * seconds }, () => ({ url, headers })),
        rate,
        round,
      ),
  };
};

type Request = NonNullable<autocannon.Options['requests']>[number];

/**
 * Returns a side that sends each request once. Each round of `saturate` takes an equal share; the last requests, `rate` a second for
 * `seconds` in each of the `rounds`, are reserved for `arrive`.
 */
export const singleRequests = (
  all: RequestSpec[],
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
    arrive: (round) => sendAtRate(last.slice(round * arriving, (round + 1) * arriving), rate, round),
  };
};
