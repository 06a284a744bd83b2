// Default import, so that tests can spy on its functions.
import argon2 from '@node-rs/argon2';
import { DomainError } from '../../errors.ts';
import { romanianLetters, withCedillas } from '../../letters.ts';

// Argon2id (the package's default kind) with OWASP's parameters: 19 MiB, two passes, one lane.
const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };
// Each hash takes a core for about 20 ms and 19 MiB; more at once would starve all other requests of the process.
const CONCURRENCY = 2;
// About 60 hashes a second are computed, so the last in the queue waits about 5 s. 200 users can sign in at the same moment;
// requests beyond the queue are refused at once.
const QUEUE_MAX = 300;

let running = 0;
const waiting: (() => void)[] = [];

/* Runs at most `CONCURRENCY` tasks at once. Throws `service.busy` when the queue is full. */
async function enqueue<T>(work: () => Promise<T>): Promise<T> {
  if (running >= CONCURRENCY) {
    if (waiting.length >= QUEUE_MAX) throw new DomainError('service.busy');
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/**
 * Hashes a password for storage (PHC string, argon2id). Romanian letters are normalised first, because keyboards encode them in
 * different ways. Throws `service.busy` when too many hashes are queued.
 */
export const hashPassword = (password: string): Promise<string> =>
  enqueue(() => argon2.hash(romanianLetters(password), COST));

/* The encoding stored today, then those that older releases may have stored: the password as typed. */
function spellingsOf(password: string): Set<string> {
  const letters = romanianLetters(password);
  const cedillas = withCedillas(letters);
  return new Set([letters, password, cedillas, letters.normalize('NFD'), cedillas.normalize('NFD')]);
}

let dummyHash: Promise<string> | null = null;

/**
 * Checks a password in all encodings of its Romanian letters. With `stored` null (no such account) it takes as long as a wrong
 * password and returns false. Throws `service.busy` when too many checks are queued.
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  dummyHash ??= argon2.hash('nobody', COST);
  const dummy = await dummyHash;
  for (const spelling of spellingsOf(password)) {
    const matches = await enqueue(() => argon2.verify(stored ?? dummy, spelling));
    if (matches) return stored !== null;
  }
  return false;
}
