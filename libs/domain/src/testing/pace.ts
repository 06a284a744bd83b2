import { hashPassword } from '../accounts/password.ts';

const HASHES = 15;

/** How long this machine takes at this moment for one password hash, in milliseconds: the median of several. */
export async function hashTime(): Promise<number> {
  const took: number[] = [];
  for (let n = 0; n < HASHES; n += 1) {
    const began = performance.now();
    await hashPassword('castravete-albastru-41');
    took.push(performance.now() - began);
  }
  return took.sort((one, other) => one - other)[HASHES >> 1] ?? 0;
}

/**
 * The given limit in milliseconds, which is meant for a quick machine of its own, or ten hashes where the machine is slower or
 * shared: an answer that waits for a mail server waits for seconds.
 */
export const limitHere = async (ms: number): Promise<number> => Math.max(ms, 10 * (await hashTime()));
