import { type BrowserContext, expect } from '@playwright/test';
import type pg from 'pg';
import { accounts, contextOf } from './support/accounts.ts';
import { type CopiedPortal, startCopiedPortal } from './support/copies.ts';
import { uniqueWord } from './support/page.ts';
import { ask, call } from './support/requests.ts';
import { test } from './support/test.ts';

const SEATS = 25;
const COLLEAGUES = 50;
const DAY_MS = 86_400_000;

let copies: CopiedPortal;
// oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a hook needs from here.
test.beforeAll(async ({}, info) => {
  info.setTimeout(240_000);
  copies = await startCopiedPortal(['identity', 'bff-uat', 'bff-admin']);
});
test.afterAll(() => copies.stop());

/* Runs one statement and returns its rows. */
const query = async <Row extends object>(text: string, values: unknown[]): Promise<Row[]> => {
  let rows: Row[] = [];
  await copies.transaction(async (client: pg.Client) => {
    rows = (await client.query(text, values)).rows as Row[];
  });
  return rows;
};

/* Adds colleagues to the organisation of an account and returns their ids. */
const addColleagues = async (email: string): Promise<string[]> => {
  const rows = await query<{ id: string }>(
    `with added as (insert into account (email, display_name, password_hash)
       select $2 || n || '@exemplu.ro', 'Coleg ' || n, '-' from generate_series(1, $3::int) n returning id)
     insert into membership (account_id, organisation_id, role)
     select added.id, m.organisation_id, 'viewer' from added, membership m join account a on a.id = m.account_id where a.email = $1
     returning account_id as id`,
    [email, uniqueWord(), COLLEAGUES],
  );
  return rows.map(({ id }) => id);
};

/* Publishes an event with a few seats and returns its id. */
const announce = async (admin: BrowserContext): Promise<string> => {
  const at = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
  const { id, version } = await call<{ id: string; version: number }>(admin, '/api/admin/events', {
    data: {
      ...{
        kind: 'workshop',
        title: `Sala plină ${uniqueWord()}`,
        summary: 'Pe scurt.',
        body: '',
        organiser: 'Asociația',
      },
      ...{ contact: '', program: [], isOnline: false, place: 'Sibiu', countyCode: null, mapUrl: null, onlineUrl: null },
      ...{ price: 0, seats: SEATS, perOrganisation: null, readers: 'everyone', isPublic: true, hasCertificate: false },
      ...{ sittings: [{ startsAt: at(10), endsAt: at(10.1) }], closesAt: at(9) },
    },
  });
  await call(admin, `/api/admin/events/${id}/publish`, { data: { version } });
  return id;
};

test('of a hundred sign-ups at one moment through two copies of a service, 25 get a seat and 75 wait in order', async ({
  browser,
}) => {
  const [admin, sibiu, selimbar] = [
    await contextOf(browser, 'admin'),
    await contextOf(browser, 'primarie'),
    await contextOf(browser, 'comuna'),
  ];
  const id = await announce(admin);
  const crowd = [
    ...(await addColleagues(accounts.primarie.email)).map((person) => ({ by: sibiu, person })),
    ...(await addColleagues(accounts.comuna.email)).map((person) => ({ by: selimbar, person })),
  ];
  const answers = await Promise.all(
    crowd.map(({ by, person }) =>
      ask(by, `/api/uat/events/${id}/registrations`, { data: { accountIds: [person], freeSeats: 0 } }),
    ),
  );
  expect(answers.filter((answer) => !answer.ok()).map((answer) => answer.status())).toEqual([]);
  const rows = await query<{ status: string; place: number | null; told: number }>(
    `select r.status, r.place, (select count(*)::int from notification n where n.account_id = r.account_id and n.href like '%' || e.id) as told
     from seat_registration r join event e on e.pool_id = r.pool_id where e.id = $1 order by r.place nulls first`,
    [id],
  );
  expect(rows.filter(({ status }) => status === 'confirmed')).toHaveLength(SEATS);
  expect(rows.flatMap(({ status, place }) => (status === 'waitlisted' ? [place] : []))).toEqual(
    Array.from({ length: crowd.length - SEATS }, (_, n) => n + 1),
  );
  // Each was signed up by a colleague, and was told with the seat.
  expect(rows.filter(({ told }) => told !== 1)).toEqual([]);
});

test('a copy that is killed while people sign up leaves nobody with a seat twice, and a repeated click finds the first one', async ({
  browser,
}) => {
  const [admin, sibiu] = [await contextOf(browser, 'admin'), await contextOf(browser, 'primarie')];
  const id = await announce(admin);
  const people = (await addColleagues(accounts.primarie.email)).slice(0, 5);
  // The id of a person is the key of the click that signs them up.
  const send = (person: string) =>
    ask(sibiu, `/api/uat/events/${id}/registrations`, {
      ...{ data: { accountIds: [person], freeSeats: 0 }, key: person },
    }).then(
      (answer) => answer.ok(),
      () => false,
    );
  const first = people.map(send);
  await copies.kill('bff-uat', 0);
  await Promise.all(first);
  await copies.restartKilled();
  expect(await Promise.all(people.map(send))).toEqual(people.map(() => true));
  const [counted] = await query<{ registered: number; taken: number; told: number }>(
    `select count(*)::int as registered, (select p.taken from seat_pool p where p.id = e.pool_id) as taken,
       (select count(*)::int from notification n where n.href like '%' || e.id) as told
     from event e join seat_registration r on r.pool_id = e.pool_id where e.id = $1 group by e.id`,
    [id],
  );
  expect(counted).toEqual({ registered: 5, taken: 5, told: 5 });
});
