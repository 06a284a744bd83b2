import { hashPassword } from '../joining/accounts/password.ts';

/** How often to measure: what an answer's time tells is certain after 500 rounds, which `npm run test:long` takes. */
export const ROUNDS = process.env['LONG_TESTS'] ? 500 : 80;

/** In milliseconds. */
export interface Timed {
  took: number;
  /** What one password hash took right afterwards. */
  hash: number;
}

/** How long a call took. */
export const timed = async (call: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await call();
  return performance.now() - began;
};

/** Times a call and a password hash beside it: whatever else the machine does falls on both. */
export const timedBesideHash = async (call: () => Promise<unknown>): Promise<Timed> => {
  const took = await timed(call);
  return { took, hash: await timed(() => hashPassword('castravete-albastru-41')) };
};

const upTo = (part: number, values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.ceil(values.length * part) - 1] ?? 0;

/** What 95 of a hundred calls took at most. */
export const p95 = (values: readonly number[]): number => upTo(0.95, values);

/**
 * The given limit in milliseconds, which is meant for a quick machine of its own, or ten hashes where the machine was slower or
 * shared while it was measured: an answer that waits for a mail server waits for seconds.
 */
export const limitHere = (ms: number, measured: readonly Timed[]): number =>
  Math.max(ms, 10 * p95(measured.map(({ hash }) => hash)));

/** As milliseconds, and as a part of what an answer takes where the machine is slow. */
const MOST_APART_MS = 2;
const MOST_APART = 0.05;

/** Middle of the differences within pairs of measurements, and how far it may be from zero. */
export interface Apart {
  by: number;
  most: number;
}

/**
 * Compares measurements that were made in turns, pair by pair. The allowance grows with how widely the differences are
 * spread: by four standard errors of their median, which on a quiet machine is next to nothing, and which chance exceeds once
 * in 15.000 times.
 */
export const apart = (ones: readonly number[], others: readonly number[]): Apart => {
  const differences = ones.map((one, n) => one - (others[n] ?? 0));
  const spread = upTo(0.75, differences) - upTo(0.25, differences);
  const standardError = (0.93 * spread) / Math.sqrt(differences.length);
  const most = Math.max(MOST_APART_MS, upTo(0.5, others) * MOST_APART) + 4 * standardError;
  return { by: Math.abs(upTo(0.5, differences)), most };
};
