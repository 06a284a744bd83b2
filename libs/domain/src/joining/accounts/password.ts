// The whole package, whose functions tests watch.
import argon2 from '@node-rs/argon2';
import { DomainError } from '../../errors.ts';
import { romanianLetters, withCedillas } from '../../letters.ts';

// Argon2id (the package's default kind) with OWASP's parameters: 19 MiB, two passes, one lane.
const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };
// Each takes a core for some 20 ms and 19 MiB; more at once would starve every other request of the process.
const AT_ONCE = 2;
// Two at once serve some 60 a second, so that the last of them waits about 5 s: 200 people who sign in at the same moment
// are all answered, and who would wait longer is told at once.
const WAITING = 300;

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (waiting.length >= WAITING) throw new DomainError('service.busy');
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
 * Hashes a password for storage (PHC string, argon2id), in Romanian's own letters: keyboards write one letter in several ways.
 * Throws `service.busy` when too many wait their turn.
 */
export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => argon2.hash(romanianLetters(password), COST));

/* What is stored today, then what older releases may have stored: the password as it was typed. */
function writingsOf(password: string): Set<string> {
  const letters = romanianLetters(password);
  const cedillas = withCedillas(letters);
  return new Set([letters, password, cedillas, letters.normalize('NFD'), cedillas.normalize('NFD')]);
}

let nobody: Promise<string> | null = null;

/**
 * Checks a password in all its writings. `stored` null stands for an account that does not exist: it costs the same and is always
 * false.
 * Throws `service.busy` when too many wait their turn.
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  nobody ??= argon2.hash('nobody', COST);
  const dummy = await nobody;
  for (const writing of writingsOf(password)) {
    const matches = await inTurn(() => argon2.verify(stored ?? dummy, writing));
    if (matches) return stored !== null;
  }
  return false;
}
