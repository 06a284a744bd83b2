import { expect, test } from '@jest/globals';
import { hash } from '@node-rs/argon2';
import { withCedillas } from '../../letters.ts';
import { hashPassword, verifyPassword } from './password.ts';

test('a password is stored as argon2id with 19 MiB, two passes and one lane', async () => {
  expect(await hashPassword('parola-de-test')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('only the password itself is accepted', async () => {
  const stored = await hashPassword('parola-de-test');
  expect(await verifyPassword(stored, 'parola-de-test')).toBe(true);
  expect(await verifyPassword(stored, 'parola-de-Test')).toBe(false);
});

const COMMA = 'Roșia-țară-2026';
const SPELLINGS = [COMMA, COMMA.normalize('NFD'), withCedillas(COMMA), withCedillas(COMMA).normalize('NFD')];

test('a password matches in every encoding of its Romanian letters', async () => {
  for (const set of SPELLINGS) {
    const stored = await hashPassword(set);
    for (const typed of SPELLINGS) expect(await verifyPassword(stored, typed)).toBe(true);
  }
  expect(await verifyPassword(await hashPassword(COMMA), 'Rosia-tara-2026')).toBe(false);
});

test('a password stored as typed by an older release matches in every encoding', async () => {
  for (const set of SPELLINGS) {
    const stored = await hash(set, { memoryCost: 8, timeCost: 1, parallelism: 1 });
    for (const typed of SPELLINGS) expect(await verifyPassword(stored, typed)).toBe(true);
  }
});

test('without an account no password matches, after the same work as for a wrong one', async () => {
  expect(await verifyPassword(null, 'nobody')).toBe(false);
});

test('concurrent checks are queued and all succeed', async () => {
  const stored = await hashPassword('parola-de-test');
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, i) => verifyPassword(stored, i % 2 ? 'alta' : 'parola-de-test')),
  );
  expect(answers).toEqual(Array.from({ length: 12 }, (_, i) => i % 2 === 0));
});

test('a check is refused as busy while too many are queued', async () => {
  // A cheap hash, because only the number of checks matters.
  const stored = await hash('parola-de-test', { memoryCost: 8, timeCost: 1, parallelism: 1 });
  const checks = Array.from({ length: 303 }, () => verifyPassword(stored, 'parola-de-test'));
  await expect(checks.at(-1)).rejects.toMatchObject({ code: 'service.busy' });
  await Promise.allSettled(checks);
});
