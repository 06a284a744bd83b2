/**
 * Milliseconds after which a person is told that a service does not answer, the renewal of the session included. With the second
 * that the server takes to draw a page, and the start of the page itself, everybody is told within twelve seconds.
 */
export const ANSWER_MS = 9_000;

/**
 * Settles like `work`, or rejects with `late()` when the time limit is over. `work` is given the signal of the limit, for its
 * requests.
 */
export function inTime<T>(work: (limit: AbortSignal) => Promise<T>, late: () => Error): Promise<T> {
  const limit = AbortSignal.timeout(ANSWER_MS);
  const { promise, reject } = Promise.withResolvers<never>();
  limit.addEventListener('abort', () => reject(late()));
  return Promise.race([work(limit), promise]);
}
