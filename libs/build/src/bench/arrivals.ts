import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Asked } from './load.ts';

const MS = 1000;
const OVERLOADED = 503;

/* Numbers between 0 and 1 that are the same for the same seed: both sides of a comparison are asked at the same moments. */
function* drawn(seed: number): Generator<number, never> {
  let state = seed + 1;
  for (;;) {
    state = (state * 48_271) % 2_147_483_647;
    yield state / 2_147_483_647;
  }
}

/** Milliseconds from the start at which people come who know nothing of each other, `rate` a second on average. */
export const momentsOf = (count: number, rate: number, seed: number): number[] => {
  const numbers = drawn(seed);
  // What a small seed draws first is small too.
  numbers.next();
  let at = 0;
  return Array.from({ length: count }, () => (at -= (Math.log(numbers.next().value) * MS) / rate));
};

/* Answers come as browsers ask for them, but are not unpacked: here that would compete with the server for its processors. */
const ENCODINGS = { 'accept-encoding': 'gzip, deflate, br' };
const agent = new Agent({ keepAlive: true });

const statusOf = ({ url, method, headers, body }: Asked): Promise<number> =>
  new Promise((resolve, reject) => {
    const call = request(url, { agent, method, headers: { ...ENCODINGS, ...headers } }, (response) => {
      response.once('end', () => resolve(response.statusCode ?? 0)).once('error', reject);
      response.resume();
    });
    call.once('error', reject).end(body);
  });

const isAnswered = async (asked: Asked): Promise<boolean> => {
  const status = await statusOf(asked);
  if (status >= 300 && status !== OVERLOADED) throw new Error(`${asked.url}: ${status}`);
  return status < 300;
};

/**
 * Sends each request at a moment of its own, however many wait for their answers. Milliseconds from that moment to the whole
 * answer: where the one before is slow, the time in which the next one waits counts. Infinity where the server has too much to do.
 */
export const arrive = async (requests: Asked[], rate: number, seed: number): Promise<number[]> => {
  const began = performance.now();
  const moments = momentsOf(requests.length, rate, seed);
  return Promise.all(
    requests.map(async (asked, index) => {
      const due = began + (moments[index] ?? 0);
      // Rounded up: a request sent too early would seem quicker than it was.
      await delay(Math.max(0, Math.ceil(due - performance.now())));
      return (await isAnswered(asked)) ? performance.now() - due : Number.POSITIVE_INFINITY;
    }),
  );
};
