/*
 * What is claimed of the time of answers, on a quiet machine of the size of a small server:
 *
 * - whether an e-mail is known, unknown or unconfirmed moves the middle of an answer's times by less than SAME_TIME_MS;
 * - 95 of a hundred sign-ups are answered within SIGN_UP_MS, also while a mail server says nothing.
 *
 * `npm run test:long -- pace` measures both, strictly. What does not depend on the machine is proved by every `npm test`: the same
 * statements and hashes for whichever e-mail, one hash for a sign-up, and no wait for a mail server.
 */
export const SAME_TIME_MS = 2;
export const SIGN_UP_MS = 300;

/** How often to measure so that chance has no part in it. */
export const ROUNDS = 500;

/** How long a call took, in milliseconds. */
export const timed = async (call: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await call();
  return performance.now() - began;
};

const upTo = (part: number, values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.ceil(values.length * part) - 1] ?? 0;

/** What 95 of a hundred calls took at most. */
export const p95 = (values: readonly number[]): number => upTo(0.95, values);

/** The middle of the differences, in milliseconds, between measurements that were made in turns. */
export const apart = (ones: readonly number[], others: readonly number[]): number =>
  Math.abs(
    upTo(
      0.5,
      ones.map((one, n) => one - (others[n] ?? 0)),
    ),
  );
