/* Functions that the tests of threads run in a thread. */

/** Returns the word, and the value of an environment variable as the thread sees it. */
export const echo = (word: string) => ({ word, secret: process.env.THREAD_SECRET });

/** Never returns. */
export function spin(_: null): never {
  for (;;);
}

/** Allocates memory until none is left. */
export function fill(_: null): never {
  const kept: number[][] = [];
  for (;;) kept.push(Array.from({ length: 100_000 }, (_, at) => at + kept.length));
}
