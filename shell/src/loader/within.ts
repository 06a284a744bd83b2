/** Milliseconds for which a navigation keeps the previous page while the code of the next one is fetched. */
export const HELD_MS = 2000;

/** Settles like `work`, or rejects after `budgetMs` milliseconds. */
export async function within<T>(work: Promise<T>, budgetMs: number): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`nothing after ${budgetMs} ms`)), budgetMs);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}
