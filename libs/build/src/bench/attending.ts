import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createEvent, publishEvent } from '@psp/domain/attending/events/manage-event';
import type { Actor } from '@psp/domain/actor';
import { createOrm } from '@psp/domain/orm';
import { transaction } from '@psp/domain/write';
import type { MikroORM } from '@mikro-orm/postgresql';
import { startPortal } from '../test/portal.ts';
import { prepareAttending } from './attending-data.ts';
import { expectSameAnswers, type Measured, startBaseline } from './baseline-server.ts';
import { seedBulk } from './bulk.ts';
import { type Comparison, comparisonTable, type Limit, measureComparison, PACE } from './comparison-table.ts';
import { signIn } from './data.ts';
import { repeatedReads } from './load.ts';
import { table, verdict } from './report.ts';
import { percentile, timed } from './timing.ts';

const BULK = { authorities: 60, firms: 20, requests: 100, audits: 1000, hasPublicFace: false };
const PEOPLE = 50;
const SEATS = 25;
/** Limit for the slowest of a crowd that signs up for one event at one moment. */
const P95_MS = 1000;
const LIMIT: Limit = { at: 'p95', ms: 40 };
const TARGET = 0.8;
/** Reads a second. */
const RATE = 40;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const idsOf = (orm: MikroORM, query: string): Promise<{ id: string; organisation: string }[]> =>
  orm.em.fork().execute(query);

/* An event of 25 seats, published by the association. Returns its id. */
const publishedEvent = async (orm: MikroORM): Promise<string> => {
  const [row] = await idsOf(
    orm,
    `select a.id, m.organisation_id as organisation from account a join membership m on m.account_id = a.id where a.email = 'admin-1@bulk.example'`,
  );
  if (!row) throw new Error('there is no admin');
  const actor: Actor = {
    ...{ accountId: row.id, displayName: 'Asociația', organisationId: row.organisation, organisationName: 'Asociația' },
    ...{ kind: 'admin', role: 'owner', status: 'approved' },
  };
  const startsAt = new Date(Date.now() + 10 * DAY);
  const moment = startsAt.toISOString();
  const id = await transaction(orm, { actor }, (write) =>
    createEvent(write, {
      ...{ kind: 'workshop', title: 'Atelier', summary: 'Pe scurt.', body: '', organiser: 'Asociația', contact: '' },
      ...{ program: [], isOnline: false, place: 'Sibiu', countyCode: null, mapUrl: null, onlineUrl: null, price: 0 },
      ...{ seats: SEATS, perOrganisation: null, readers: 'everyone', isPublic: true, hasCertificate: false },
      ...{
        sittings: [{ startsAt: moment, endsAt: new Date(startsAt.getTime() + HOUR).toISOString() }],
        closesAt: moment,
      },
    }),
  );
  await transaction(orm, { actor }, (write) => publishEvent(write, { id, version: 1 }));
  return id;
};

/* Signs the user up and throws unless the service accepts. */
const signUp = async (url: string, cookie: string, id: string): Promise<void> => {
  const view = await fetch(`${url}/api/uat/events/${id}`, { headers: { cookie } });
  const { people }: { people: { accountId: string; isYou: boolean }[] } = await view.json();
  const accountIds = people.filter(({ isYou }) => isYou).map(({ accountId }) => accountId);
  const answer = await fetch(`${url}/api/uat/events/${id}/registrations`, {
    method: 'POST',
    body: JSON.stringify({ accountIds }),
    headers: {
      ...{ cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      'idempotency-key': `bench-${accountIds[0]}`,
    },
  });
  if (!answer.ok) throw new Error(`sign-up: ${answer.status} ${await answer.text()}`);
};

/* 50 people open an event of 25 seats and sign up at one moment; exactly 25 may get a seat. */
const measureSignUps = async (portal: Measured, orm: MikroORM): Promise<string> => {
  const id = await publishedEvent(orm);
  const cookies: string[] = [];
  for (let n = 1; n <= PEOPLE; n += 1) cookies.push(await signIn(portal.url, `uat-${n}`));
  const times = await Promise.all(cookies.map((cookie) => timed(() => signUp(portal.url, cookie, id))));
  const [counted] = await orm.em
    .fork()
    .execute<{ n: number }[]>(
      `select count(*)::int as n from seat_registration r join event e on e.pool_id = r.pool_id where e.id = ? and r.status = 'confirmed'`,
      [id],
    );
  const [p50, p95] = [percentile(times, 0.5), percentile(times, 0.95)];
  return table(
    ['sign-ups for one event', '', 'limit', ''],
    [
      [`${PEOPLE} at one moment, p50 ms`, p50.toFixed(0), '-', ''],
      [`${PEOPLE} at one moment, p95 ms`, p95.toFixed(0), String(P95_MS), verdict(p95 < P95_MS)],
      ['confirmed', String(counted?.n), String(SEATS), verdict(counted?.n === SEATS)],
    ],
  );
};

/* The catalogue of courses and the registrations of a large event, beside hand-written handlers. */
const compareReads = async (portal: Measured, orm: MikroORM): Promise<string> => {
  const event = await prepareAttending(orm);
  const baseline = await startBaseline(portal);
  try {
    const reads = [
      { name: 'courses, first page of 300', area: 'uat', who: 'uat-1', path: '/trainings' },
      {
        name: '5.000 registrations, first page',
        area: 'admin',
        who: 'admin-1',
        path: `/events/${event}/registrations`,
      },
    ];
    const results: Comparison[] = [];
    for (const { name, area, who, path } of reads) {
      const cookie = await signIn(portal.url, who);
      const [ours, theirs] = [`${portal.url}/api/${area}${path}`, baseline.url + path];
      await expectSameAnswers([ours, theirs], cookie);
      const side = (url: string) => repeatedReads({ url, cookie }, { ...PACE, rate: RATE });
      const sides = { portal: side(ours), baseline: side(theirs) };
      results.push(await measureComparison({ name, target: TARGET, limit: LIMIT, rate: RATE, ...sides }));
    }
    return comparisonTable('events and courses beside hand-written handlers', results);
  } finally {
    baseline.stop();
  }
};

/** Measures a crowd that signs up for one event, the catalogue of courses, and the registrations of a large event. */
export const measureAttending = async (): Promise<void> => {
  const portal = await startPortal({ mode: 'all', seed: false, env: { LOG_LEVEL: 'warn' } });
  const orm = await createOrm({ url: portal.databaseUrl, poolSize: 2, use: 'commands' });
  try {
    await seedBulk(orm, { ...BULK, now: new Date() });
    const publicKey = readFileSync(join(portal.folder, 'keys/jwt-public.pem'), 'utf8');
    const measured = { ...portal, publicKey };
    console.log(`\n${await measureSignUps(measured, orm)}`);
    console.log(`\n${await compareReads(measured, orm)}`);
  } finally {
    await orm.close(true);
    await portal.stop();
  }
};
