import { beforeAll, expect, test } from '@jest/globals';
import { apart, isLong, ROUNDS, SAME_TIME_MS, timed } from '@psp/domain/testing/pace';
import { workOf } from '@psp/domain/testing/work';
import { hashPassword } from '@psp/domain/joining/accounts/password';
import { Browser } from '../testing/browser.ts';
import { testPortal } from '../testing/portal.ts';

const here = await testPortal();
const known = (n: number) => `cunoscut-${n}@exemplu.ro`;
const unknown = (n: number) => `necunosc-${n}@exemplu.ro`;
const unconfirmed = (n: number) => `neconfir-${n}@exemplu.ro`;

beforeAll(async () => {
  const { actor } = await here.portal.as({ kind: 'uat' });
  await here.rows(
    `insert into account (email, display_name, password_hash)
     select 'cunoscut-' || n || '@exemplu.ro', 'Ioana Test', ? from generate_series(0, ${ROUNDS}) n`,
    [await hashPassword('parola-de-la-cunoscut')],
  );
  await here.rows(
    `insert into membership (account_id, organisation_id, role) select id, ?, 'viewer' from account where email like 'cunoscut%'`,
    [actor.organisationId],
  );
  await here.rows(
    `insert into registration (kind, email, content, password_hash, terms_version, address, expires_at)
     select 'uat', 'neconfir-' || n || '@exemplu.ro', '{}', ?, '1', '10.0.0.1', now() + interval '1 day'
     from generate_series(0, ${ROUNDS}) n`,
    [await hashPassword('parola-de-la-inscriere')],
  );
  await here.rows('analyze');
});

/* Every request comes from an address of its own: what is measured is not the limit on addresses. */
let requests = 0;
const from = () => {
  requests += 1;
  return new Browser(here.portal, `10.${20 + (requests >> 16)}.${(requests >> 8) & 255}.${requests & 255}`);
};
const ATTEMPTS = {
  '/token': (email: string) => from().signIn(email, 'parola-gresita-2026'),
  '/recover': (email: string) => from().post('/recover', { email }),
};
const PATHS = ['/token', '/recover'] as const;

test.each(PATHS)('known, unknown and unconfirmed e-mails are answered at %s with the same bytes', async (path) => {
  const answers = await Promise.all(
    [known(ROUNDS), unknown(ROUNDS), unconfirmed(ROUNDS)].map((email) => ATTEMPTS[path](email)),
  );
  const bytes = answers.map(({ statusCode, headers: { date: _, 'x-request-id': __, ...headers }, body }) =>
    JSON.stringify([statusCode, headers, body.replace(/"requestId":"[^"]+"/, '')]),
  );
  expect(new Set(bytes).size).toBe(1);
});

test.each(PATHS)('known, unknown and unconfirmed e-mails cost the same at %s', async (path) => {
  const kinds = [unknown, known, unconfirmed];
  // The first of all prepares what the others find.
  await ATTEMPTS[path]('altcineva@exemplu.ro');
  const works = [];
  for (const kind of kinds) works.push(await workOf(() => ATTEMPTS[path](kind(0))));
  expect(works[0]?.length).toBeGreaterThan(1);
  expect(works[0]?.filter((one) => one.startsWith('verify '))).toHaveLength(path === '/token' ? 1 : 0);
  for (const work of works) expect(work).toEqual(works[0]);
});

/* Each of the three is first in its turn. */
if (isLong)
  test.each(PATHS)(
    'known, unknown and unconfirmed e-mails are answered at %s in the same time',
    async (path) => {
      const kinds = [unknown, known, unconfirmed];
      const took = kinds.map((): number[] => []);
      for (let n = 0; n < ROUNDS; n += 1) {
        for (let turn = 0; turn < kinds.length; turn += 1) {
          const kind = (n + turn) % kinds.length;
          const email = kinds[kind]?.(n) ?? '';
          took[kind]?.push(await timed(() => ATTEMPTS[path](email)));
        }
      }
      const [ofUnknown = [], ...others] = took;
      for (const other of others) expect(apart(other, ofUnknown)).toBeLessThan(SAME_TIME_MS);
    },
    600_000,
  );
