import { setTimeout as pause } from 'node:timers/promises';
import type { MikroORM } from '@mikro-orm/postgresql';
import { asSystem } from '@psp/domain/as-system';
import { announce } from '@psp/domain/operating/live/announce';
import { createOrm } from '@psp/domain/orm';
import { measureIdleStreams } from './idle-streams.ts';
import { openAll, type Person, storePeople } from './open-streams.ts';
import { table, verdict } from './report.ts';
import { percentile } from './timing.ts';

const OPEN = 500;
const PER_SECOND = 50;
const SECONDS = 20;
/** Number of organisations that receive each change. */
const RECIPIENTS = 20;
const LIMIT_MS = 500;
/** Time to wait for the last changes. */
const LATE_MS = 10_000;

interface Delivered {
  times: number[];
  expected: number;
}

/** Writes changes at a fixed rate and measures the milliseconds from before each write until each stream receives it. */
async function deliver(orm: MikroORM, url: string, people: readonly Person[]): Promise<Delivered> {
  const sent = new Map<string, number>();
  const times: number[] = [];
  const take = (text: string) => {
    for (const [, name = ''] of text.matchAll(/measured:(\d+)/g)) times.push(performance.now() - (sent.get(name) ?? 0));
  };
  const streams = await openAll(url, people, take);
  const writes: Promise<unknown>[] = [];
  for (let n = 0; n < PER_SECOND * SECONDS; n += 1) {
    const recipients = Array.from(
      { length: RECIPIENTS },
      (_, k) => people[(n * RECIPIENTS + k) % people.length]?.organisation ?? '',
    );
    sent.set(String(n), performance.now());
    writes.push(
      asSystem(orm, async (write) => announce(write, { topic: `measured:${n}`, organisations: recipients })),
      pause(1000 / PER_SECOND),
    );
    await writes.at(-1);
  }
  await Promise.all(writes);
  const expected = PER_SECOND * SECONDS * RECIPIENTS;
  for (let waited = 0; times.length < expected && waited < LATE_MS; waited += 100) await pause(100);
  for (const stream of streams) stream.destroy();
  return { times, expected };
}

interface Portal {
  url: string;
  databaseUrl: string;
  folder: string;
  /** Process that serves the streams. */
  pid: number;
}

/** Measures the cost of idle streams and how fast changes are delivered. Returns the lines to print. */
export async function measureStreams({ url, databaseUrl, folder, pid }: Portal): Promise<string> {
  const orm = await createOrm({ url: databaseUrl });
  try {
    const people = await storePeople(orm, folder, OPEN);
    // Runs first, while the process holds no memory of earlier work that it could free meanwhile.
    const idle = await measureIdleStreams(url, pid, people);
    const { times, expected } = await deliver(orm, url, people);
    const p95 = percentile(times, 0.95);
    const isMet = times.length === expected && p95 < LIMIT_MS;
    const delivery = [`${OPEN} streams, ${PER_SECOND} changes/s`, `${times.length}/${expected}`];
    const deliveries = table(
      ['changes delivered', 'arrived', 'p50 ms', 'p95 ms', 'p95 limit', ''],
      [[...delivery, percentile(times, 0.5).toFixed(0), p95.toFixed(0), String(LIMIT_MS), verdict(isMet)]],
    );
    return `${idle}\n\n${deliveries}`;
  } finally {
    await orm.close(true);
  }
}
