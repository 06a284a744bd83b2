/*
 * Limits on response times, on a small and otherwise idle server:
 *
 * - the median response time for a known, unknown or unconfirmed e-mail differs by less than SAME_TIME_MS;
 * - the 95th percentile of sign-ups is below SIGN_UP_MS, also while the mail server does not respond.
 *
 * `npm run test:long -- pace` measures both. Every `npm test` checks what does not depend on the machine: the same statements and hashes
 * for every e-mail, one hash for a sign-up, and no waiting for a mail server.
 */
export const SAME_TIME_MS = 2;
export const SIGN_UP_MS = 300;

/** Number of measurements, enough to rule out chance. */
export const ROUNDS = 500;

/** Returns the duration of a call in milliseconds. */
export const timed = async (call: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await call();
  return performance.now() - began;
};

const quantile = (part: number, values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.ceil(values.length * part) - 1] ?? 0;

/** Returns the 95th percentile. */
export const p95 = (values: readonly number[]): number => quantile(0.95, values);

/** Returns the median difference, in milliseconds, between pairs of alternating measurements. */
export const apart = (ones: readonly number[], others: readonly number[]): number =>
  Math.abs(
    quantile(
      0.5,
      ones.map((one, n) => one - (others[n] ?? 0)),
    ),
  );
