/**
 * Milliseconds after which an unanswered call fails, including a renewal of the session. With one second for the server to render
 * the page and the start of the page itself, the user sees the error within twelve seconds.
 */
export const ANSWER_MS = 9_000;

/**
 * Settles like `work`, or rejects with `late()` after the time limit. `work` receives the abort signal of the limit for its requests.
 */
export function inTime<T>(work: (limit: AbortSignal) => Promise<T>, late: () => Error): Promise<T> {
  const limit = AbortSignal.timeout(ANSWER_MS);
  const { promise, reject } = Promise.withResolvers<never>();
  limit.addEventListener('abort', () => reject(late()));
  return Promise.race([work(limit), promise]);
}
