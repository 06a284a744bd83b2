import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { RequestSpec } from './load.ts';

const MS = 1000;
const OVERLOADED = 503;

/* Random numbers between 0 and 1, the same for the same seed, so that both sides of a comparison get their requests at the same times. */
function* randomNumbers(seed: number): Generator<number, never> {
  let state = seed + 1;
  for (;;) {
    state = (state * 48_271) % 2_147_483_647;
    yield state / 2_147_483_647;
  }
}

/** Returns `count` arrival times of independent users (a Poisson process), in milliseconds from the start, `rate` a second on average. */
export const arrivalTimes = (count: number, rate: number, seed: number): number[] => {
  const numbers = randomNumbers(seed);
  // The first number of a small seed is always small.
  numbers.next();
  let at = 0;
  return Array.from({ length: count }, () => (at -= (Math.log(numbers.next().value) * MS) / rate));
};

/* Answers are compressed as for browsers, but not decompressed: that would compete with the server for its processors. */
const ENCODINGS = { 'accept-encoding': 'gzip, deflate, br' };
const agent = new Agent({ keepAlive: true });

const statusOf = ({ url, method, headers, body }: RequestSpec): Promise<number> =>
  new Promise((resolve, reject) => {
    const call = request(url, { agent, method, headers: { ...ENCODINGS, ...headers } }, (response) => {
      response.once('end', () => resolve(response.statusCode ?? 0)).once('error', reject);
      response.resume();
    });
    call.once('error', reject).end(body);
  });

const isAnswered = async (asked: RequestSpec): Promise<boolean> => {
  const status = await statusOf(asked);
  if (status >= 300 && status !== OVERLOADED) throw new Error(`${asked.url}: ${status}`);
  return status < 300;
};

/**
 * Sends each request at its own arrival time, however many still wait for an answer. Returns the milliseconds from each arrival time to
 * the end of the answer, so a request that waits behind a slow one includes its wait; `Infinity` for an answer of 503.
 */
export const sendAtRate = async (requests: RequestSpec[], rate: number, seed: number): Promise<number[]> => {
  const began = performance.now();
  const times = arrivalTimes(requests.length, rate, seed);
  return Promise.all(
    requests.map(async (asked, index) => {
      const due = began + (times[index] ?? 0);
      // Rounded up: a request sent too early would seem quicker than it was.
      await delay(Math.max(0, Math.ceil(due - performance.now())));
      return (await isAnswered(asked)) ? performance.now() - due : Number.POSITIVE_INFINITY;
    }),
  );
};
