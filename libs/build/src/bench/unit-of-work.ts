import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { migrate } from '@psp/domain/migrate';
import { createOrm } from '@psp/domain/orm';
import { startDatabase } from '../database/server.ts';
import { temporaryFolder } from '../test/folder.ts';
import { PARTS } from './as-published/instead.ts';
import type { Order, Taken } from './as-published/writer.ts';
import { seedBulk } from './bulk.ts';
import { table, verdict } from './report.ts';
import { percentile } from './timing.ts';

const SIZE = { authorities: 300, firms: 1000, requests: 3000, audits: 20_000, hasPublicFace: false };
/** Orders of one round, which every writer gets in turn; the first rounds warm up and do not count. */
const ALONE: Order = { offers: 6, atOnce: 1 };
const BUSY: Order = { offers: 16, atOnce: 8 };
const ROUNDS = 25;
const UNCOUNTED = 4;
/** Least share of a write that a part must save, in one of the figures. */
const LEAST = 0.1;
/** An offer is saved, then submitted. */
const WRITES = 2;

const median = (numbers: number[]): number => percentile(numbers, 0.5);

const answerOf = <T>(writer: ChildProcess): Promise<T> =>
  new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`a writer ended with ${code}`));
    writer.once('exit', ended);
    writer.once('message', (answer: T) => {
      writer.off('exit', ended);
      resolve(answer);
    });
  });

const ask = (writer: ChildProcess, order: Order): Promise<Taken> => {
  writer.send(order);
  return answerOf(writer);
};

/** Cost of one write. */
interface Figures {
  /** Milliseconds, one after the other. */
  alone: number;
  /** Milliseconds for each of eight at once. */
  busy: number;
  /** Processor time of the service, in milliseconds. */
  processor: number;
  /** Round trips to PostgreSQL, with the one that reads the session. */
  trips: number;
}

const FIGURES = ['alone', 'busy', 'processor', 'trips'] as const satisfies (keyof Figures)[];

const figuresOf = (alone: Taken, busy: Taken): Figures => ({
  alone: (median(alone.saving) + median(alone.sending)) / WRITES,
  busy: busy.milliseconds / busy.saving.length / WRITES,
  processor: busy.processor / busy.saving.length / WRITES,
  trips: alone.trips / alone.saving.length / WRITES,
});

interface Writer {
  name: string;
  process: ChildProcess;
  rounds: Figures[];
}

/* Starts a process of its own, in which these parts are replaced by MikroORM's own way. */
const startWriter = async (url: string, parts: readonly string[]): Promise<Writer> => {
  const writer = fork(join(import.meta.dirname, 'as-published/writer.ts'), {
    env: { ...process.env, DATABASE_URL: url, AS_PUBLISHED: JSON.stringify(parts) },
  });
  await answerOf(writer);
  return { name: parts.join(', ') || 'nothing', process: writer, rounds: [] };
};

const fill = async (url: string): Promise<void> => {
  const orm = await createOrm({ url, poolSize: 4, use: 'commands' });
  await migrate(orm);
  await seedBulk(orm, { ...SIZE, now: new Date() });
  await orm.close(true);
};

/* Share of a write that the part saves: the median of the rounds, since other work of the machine affects both sides of a round. */
const earned = ({ rounds }: Writer, own: Writer, figure: keyof Figures): number =>
  1 - median(own.rounds.map((one, index) => one[figure] / (rounds[index]?.[figure] ?? 0)));

const rowOf = (writer: Writer, own: Writer): string[] => {
  const cells = FIGURES.flatMap((figure) => [
    median(writer.rounds.map((one) => one[figure])).toFixed(1),
    writer === own ? '' : `${(earned(writer, own, figure) * 100).toFixed(0)} %`,
  ]);
  const most = Math.max(...FIGURES.map((figure) => earned(writer, own, figure)));
  return [writer.name, ...cells, writer === own ? '' : verdict(most >= LEAST)];
};

const compareWriters = async (writers: Writer[]): Promise<void> => {
  for (let round = -UNCOUNTED; round < ROUNDS; round += 1)
    for (const { process: writer, rounds } of round % 2 ? writers : writers.toReversed()) {
      const figures = figuresOf(await ask(writer, ALONE), await ask(writer, BUSY));
      if (round >= 0) rounds.push(figures);
    }
};

/** Prints how much of a write each part of the unit of work saves, against MikroORM's own way in its place. */
export const measureUnitOfWork = async (): Promise<void> => {
  const database = await startDatabase({ folder: temporaryFolder({ inMemory: false }) });
  const writers: Writer[] = [];
  try {
    await fill(database.url);
    const own = await startWriter(database.url, []);
    writers.push(own);
    for (const parts of [...PARTS.map((part) => [part]), PARTS]) writers.push(await startWriter(database.url, parts));
    await compareWriters(writers);
    const head = [
      'as published',
      'ms alone',
      'earns',
      'of 8 ms',
      'earns',
      'processor ms',
      'earns',
      'trips',
      'earns',
      '',
    ];
    const rows = writers.map((writer) => rowOf(writer, own));
    console.log(`\n${table(head, rows)}`);
  } finally {
    for (const { process: writer } of writers) if (writer.connected) writer.disconnect();
    await database.discard();
  }
};
