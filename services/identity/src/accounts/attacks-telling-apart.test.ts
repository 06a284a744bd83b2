import { expect, test } from '@jest/globals';
import { workOf } from '@psp/domain/testing/work';
import { accountAttempts, known, PATHS, unconfirmed, unknown } from '../testing/account-attempts.ts';

const LAST = 1;
const attempts = await accountAttempts(LAST);

test.each(PATHS)('known, unknown and unconfirmed e-mails are answered at %s with the same bytes', async (path) => {
  const answers = await Promise.all(
    [known(LAST), unknown(LAST), unconfirmed(LAST)].map((email) => attempts[path](email)),
  );
  const bytes = answers.map(({ statusCode, headers: { date: _, 'x-request-id': __, ...headers }, body }) =>
    JSON.stringify([statusCode, headers, body.replace(/"requestId":"[^"]+"/, '')]),
  );
  expect(new Set(bytes).size).toBe(1);
});

test.each(PATHS)('known, unknown and unconfirmed e-mails cost the same at %s', async (path) => {
  const kinds = [unknown, known, unconfirmed];
  // The first of all prepares what the others find.
  await attempts[path]('altcineva@exemplu.ro');
  const works = [];
  for (const kind of kinds) works.push(await workOf(() => attempts[path](kind(0))));
  expect(works[0]?.length).toBeGreaterThan(1);
  expect(works[0]?.filter((one) => one.startsWith('verify '))).toHaveLength(path === '/token' ? 1 : 0);
  for (const work of works) expect(work).toEqual(works[0]);
});
