import { expect, test } from '@jest/globals';
import { workOf } from '@psp/domain/testing/work';
import { addressOf, KINDS, PATHS, signUpAttempts } from '../testing/sign-up-attempts.ts';

const LAST = 1;
const { rows, attempts } = await signUpAttempts(LAST);

test.each(PATHS)('known, unknown and unconfirmed e-mails are answered at %s with the same bytes', async (path) => {
  const seen = [];
  for (const email of [...KINDS.map((kind) => addressOf(kind, LAST)), 'nou@exemplu.ro']) {
    const { statusCode, headers, body } = await attempts[path](email)();
    const { date: _, 'x-request-id': __, 'set-cookie': cookie = '', ...others } = headers;
    // The secret is another one for each.
    const cookies = String(cookie).replace(/=[\w-]{43};/, '=secret;');
    const asked = await rows(`select name as queue from pgboss.job where data ->> 'email' = ?`, [email]);
    seen.push(JSON.stringify([statusCode, others, cookies, body, asked]));
  }
  expect(seen[0]).toContain('send-link');
  expect(new Set(seen).size).toBe(1);
});

test.each(PATHS)('known, unconfirmed and unknown e-mails cost the same at %s', async (path) => {
  // The first of all prepares what the others find.
  await attempts[path]('altcineva@exemplu.ro')();
  const works = [];
  for (const kind of ['necunoscut', ...KINDS]) works.push(await workOf(attempts[path](addressOf(kind, 0))));
  expect(works[0]?.length).toBeGreaterThan(1);
  expect(works[0]?.filter((one) => one.startsWith('hash '))).toHaveLength(path === '/signup' ? 1 : 0);
  for (const work of works) expect(work).toEqual(works[0]);
});
