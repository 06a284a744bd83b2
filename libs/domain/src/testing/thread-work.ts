/* What the tests of threads run in one. */

/** Returns the word, and what a thread sees of a variable of the process. */
export const echo = (word: string) => ({ word, secret: process.env.THREAD_SECRET });

/** Never returns. */
export function spin(_: null): never {
  for (;;);
}

/** Takes memory until there is none. */
export function fill(_: null): never {
  const kept: number[][] = [];
  for (;;) kept.push(Array.from({ length: 100_000 }, (_, at) => at + kept.length));
}
