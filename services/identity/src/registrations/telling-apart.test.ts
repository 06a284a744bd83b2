import { beforeAll, expect, test } from '@jest/globals';
import { apart, isLong, ROUNDS, SAME_TIME_MS, timed } from '@psp/domain/testing/pace';
import { workOf } from '@psp/domain/testing/work';
import { Browser } from '../testing/browser.ts';
import { testPortal } from '../testing/portal.ts';
import { aUatSignUp } from '../testing/sign-up.ts';

const here = await testPortal();
const KINDS = ['cunoscut', 'neconfirmat'] as const;
const addressOf = (kind: string, n: number) => `${kind}-${n}@exemplu.ro`;

beforeAll(async () => {
  await here.rows(
    `insert into account (email, display_name, password_hash)
     select 'cunoscut-' || n || '@exemplu.ro', 'Ioana Test', 'x' from generate_series(0, ${ROUNDS}) n`,
  );
  await here.rows(
    `insert into registration (kind, email, content, password_hash, terms_version, address, expires_at)
     select 'uat', 'neconfirmat-' || n || '@exemplu.ro', '{}', 'x', '1', '10.0.0.1', now() + interval '1 day'
     from generate_series(0, ${ROUNDS}) n`,
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
  '/signup': (email: string) => {
    const browser = from();
    const body = aUatSignUp({ email });
    return () => browser.post('/signup', body);
  },
  '/resend': (email: string) => {
    const browser = from();
    return () => browser.post('/resend', { email });
  },
};
const PATHS = ['/signup', '/resend'] as const;

test.each(PATHS)('known, unknown and unconfirmed e-mails are answered at %s with the same bytes', async (path) => {
  const seen = [];
  for (const email of [...KINDS.map((kind) => addressOf(kind, ROUNDS)), 'nou@exemplu.ro']) {
    const { statusCode, headers, body } = await ATTEMPTS[path](email)();
    const { date: _, 'x-request-id': __, 'set-cookie': cookie = '', ...others } = headers;
    // The secret is another one for each.
    const cookies = String(cookie).replace(/=[\w-]{43};/, '=secret;');
    const asked = await here.rows(`select name as queue from pgboss.job where data ->> 'email' = ?`, [email]);
    seen.push(JSON.stringify([statusCode, others, cookies, body, asked]));
  }
  expect(seen[0]).toContain('send-link');
  expect(new Set(seen).size).toBe(1);
});

test.each(PATHS)('known, unconfirmed and unknown e-mails cost the same at %s', async (path) => {
  // The first of all prepares what the others find.
  await ATTEMPTS[path]('altcineva@exemplu.ro')();
  const works = [];
  for (const kind of ['necunoscut', ...KINDS]) works.push(await workOf(ATTEMPTS[path](addressOf(kind, 0))));
  expect(works[0]?.length).toBeGreaterThan(1);
  expect(works[0]?.filter((one) => one.startsWith('hash '))).toHaveLength(path === '/signup' ? 1 : 0);
  for (const work of works) expect(work).toEqual(works[0]);
});

/* Three at a time, each of them first by turns. */
if (isLong)
  test.each(PATHS)(
    'known, unconfirmed and unknown e-mails are answered at %s in the same time',
    async (path) => {
      const times = [...KINDS, 'necunoscut'].map((): number[] => []);
      for (let n = 0; n < ROUNDS; n += 1) {
        const calls = [...KINDS, 'necunoscut'].map((kind) => ATTEMPTS[path](addressOf(kind, n)));
        for (let turn = n; turn < n + calls.length; turn += 1) {
          const which = turn % calls.length;
          times[which]?.push(await timed(async () => calls[which]?.()));
        }
      }
      const unknown = times.pop() ?? [];
      for (const known of times) expect(apart(known, unknown)).toBeLessThan(SAME_TIME_MS);
    },
    600_000,
  );
