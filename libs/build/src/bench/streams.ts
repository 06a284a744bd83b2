import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { MikroORM } from '@mikro-orm/postgresql';
import { createTokens } from '@psp/auth/server/tokens';
import { asSystem } from '@psp/domain/as-system';
import { announce } from '@psp/domain/operating/live/announce';
import { createOrm } from '@psp/domain/orm';
import { processorSeconds, residentKilobytes } from './memory.ts';
import { table, verdict } from './report.ts';
import { percentile } from './timing.ts';

const OPEN = 500;
const PER_SECOND = 50;
const SECONDS = 20;
/** Organisations that each change is told to. */
const TOLD = 20;
const LIMIT_MS = 500;
const IDLE = 2000;
const IDLE_SECONDS = 60;
/** Time in which the last changes must have come. */
const LATE_MS = 10_000;

interface Person {
  organisation: string;
  cookie: string;
}

/** Stores so many people, each with an organisation and a session of their own. */
async function storePeople(orm: MikroORM, folder: string): Promise<Person[]> {
  const rows = await orm.em.fork().execute<{ account: string; organisation: string; session: string }[]>(
    `with o as (insert into organisation (kind, name, status)
        select 'firma', 'Flux ' || n, 'approved' from generate_series(1, ${OPEN}) n returning id, name),
      a as (insert into account (email, display_name, password_hash)
        select replace(lower(name), ' ', '-') || '@exemplu.ro', name, '' from o returning id, display_name),
      m as (insert into membership (organisation_id, account_id, role)
        select o.id, a.id, 'owner' from o join a on a.display_name = o.name returning organisation_id, account_id)
    insert into session (account_id, organisation_id, refresh_hash, idle_seconds, expires_at)
      select account_id, organisation_id, '', 3600, now() + interval '1 hour' from m
      returning account_id as account, organisation_id as organisation, id as session`,
  );
  const key = (name: string) => readFileSync(join(folder, `keys/jwt-${name}.pem`), 'utf8');
  const tokens = await createTokens({ publicKey: key('public'), privateKey: key('private') });
  return rows.map(({ account, organisation, session }) => ({
    organisation,
    cookie: `psp_access=${tokens.sign({ sub: account, sid: session })}`,
  }));
}

const agent = new Agent({ maxSockets: Infinity });

async function openStream(url: string, { cookie }: Person, take: (text: string) => void): Promise<IncomingMessage> {
  const headers = { cookie, accept: 'text/event-stream' };
  const call = request(`${url}/api/identity/events`, { headers, agent });
  call.end();
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  if (response.statusCode !== 200) throw new Error(`a stream was refused: ${response.statusCode}`);
  response.on('error', () => undefined);
  return response.setEncoding('utf8').on('data', take);
}

/* A few at a time: each is looked up in the database. */
async function openAll(
  url: string,
  people: readonly Person[],
  take: (text: string) => void,
): Promise<IncomingMessage[]> {
  const streams: IncomingMessage[] = [];
  for (let from = 0; from < people.length; from += 20)
    streams.push(...(await Promise.all(people.slice(from, from + 20).map((person) => openStream(url, person, take)))));
  return streams;
}

interface Delivered {
  times: number[];
  expected: number;
}

/** Milliseconds from before each write until each stream has it. */
async function deliver(orm: MikroORM, url: string, people: readonly Person[]): Promise<Delivered> {
  const sent = new Map<string, number>();
  const times: number[] = [];
  const take = (text: string) => {
    for (const [, name = ''] of text.matchAll(/measured:(\d+)/g)) times.push(performance.now() - (sent.get(name) ?? 0));
  };
  const streams = await openAll(url, people, take);
  const writes: Promise<unknown>[] = [];
  for (let n = 0; n < PER_SECOND * SECONDS; n += 1) {
    const told = Array.from({ length: TOLD }, (_, k) => people[(n * TOLD + k) % people.length]?.organisation ?? '');
    sent.set(String(n), performance.now());
    writes.push(
      asSystem(orm, async (write) => announce(write, { topic: `measured:${n}`, organisations: told })),
      pause(1000 / PER_SECOND),
    );
    await writes.at(-1);
  }
  await Promise.all(writes);
  const expected = PER_SECOND * SECONDS * TOLD;
  for (let waited = 0; times.length < expected && waited < LATE_MS; waited += 100) await pause(100);
  for (const stream of streams) stream.destroy();
  return { times, expected };
}

interface Portal {
  url: string;
  databaseUrl: string;
  folder: string;
  /** Process that has the streams. */
  pid: number;
}

/** Measures how soon open streams are told, and what many idle ones cost. Returns the lines to print. */
export async function measureStreams({ url, databaseUrl, folder, pid }: Portal): Promise<string> {
  const orm = await createOrm({ url: databaseUrl });
  try {
    const people = await storePeople(orm, folder);
    const { times, expected } = await deliver(orm, url, people);
    const p95 = percentile(times, 0.95);
    const isMet = times.length === expected && p95 < LIMIT_MS;
    const delivery = [`${OPEN} streams, ${PER_SECOND} changes/s`, `${times.length}/${expected}`];
    const before = residentKilobytes(pid);
    const idle = Array.from({ length: IDLE }, (_, n) => people[n % people.length]).filter((one) => one !== undefined);
    const streams = await openAll(url, idle, () => undefined);
    const opened = residentKilobytes(pid);
    const [busy, began] = [processorSeconds(pid), performance.now()];
    await pause(IDLE_SECONDS * 1000);
    const share = ((processorSeconds(pid) - busy) / ((performance.now() - began) / 1000)) * 100;
    for (const stream of streams) stream.destroy();
    return [
      table(
        ['changes told', 'arrived', 'p50 ms', 'p95 ms', 'p95 limit', ''],
        [[...delivery, percentile(times, 0.5).toFixed(0), p95.toFixed(0), String(LIMIT_MS), verdict(isMet)]],
      ),
      table(
        [`${IDLE} idle streams`, 'kB per stream', '% of a processor'],
        [['', ((opened - before) / IDLE).toFixed(1), share.toFixed(1)]],
      ),
    ].join('\n\n');
  } finally {
    await orm.close(true);
  }
}
