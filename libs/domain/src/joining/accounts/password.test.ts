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
const WRITINGS = [COMMA, COMMA.normalize('NFD'), withCedillas(COMMA), withCedillas(COMMA).normalize('NFD')];

test('a password is one, however the keyboard writes its letters', async () => {
  for (const set of WRITINGS) {
    const stored = await hashPassword(set);
    for (const typed of WRITINGS) expect(await verifyPassword(stored, typed)).toBe(true);
  }
  expect(await verifyPassword(await hashPassword(COMMA), 'Rosia-tara-2026')).toBe(false);
});

test('a password that was stored as it was typed is still accepted in each writing', async () => {
  for (const set of WRITINGS) {
    const stored = await hash(set, { memoryCost: 8, timeCost: 1, parallelism: 1 });
    for (const typed of WRITINGS) expect(await verifyPassword(stored, typed)).toBe(true);
  }
});

test('an account that does not exist accepts nothing, at the price of a wrong password', async () => {
  expect(await verifyPassword(null, 'nobody')).toBe(false);
});

test('checks that come at once take turns and all are answered', async () => {
  const stored = await hashPassword('parola-de-test');
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, i) => verifyPassword(stored, i % 2 ? 'alta' : 'parola-de-test')),
  );
  expect(answers).toEqual(Array.from({ length: 12 }, (_, i) => i % 2 === 0));
});

test('when too many wait, the next is told that the portal is busy', async () => {
  // Of the least cost: it is their number that counts.
  const stored = await hash('parola-de-test', { memoryCost: 8, timeCost: 1, parallelism: 1 });
  const checks = Array.from({ length: 303 }, () => verifyPassword(stored, 'parola-de-test'));
  await expect(checks.at(-1)).rejects.toMatchObject({ code: 'service.busy' });
  await Promise.allSettled(checks);
});
