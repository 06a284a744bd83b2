import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { migrate } from '@psp/domain/migrate';
import { createOrm } from '@psp/domain/orm';
import { startDatabase } from '../database/server.ts';
import { temporaryFolder } from '../test/folder.ts';
import { PARTS } from './as-published/replace-parts.ts';
import type { Order, OrderCost } from './as-published/writer.ts';
import { seedBulk } from './bulk.ts';
import { table, verdict } from './report.ts';
import { percentile } from './timing.ts';

const SIZE = { authorities: 300, firms: 1000, requests: 3000, audits: 20_000, hasPublicFace: false };
/** Orders of one round, which every writer gets in turn. */
const ALONE: Order = { offers: 6, atOnce: 1 };
const BUSY: Order = { offers: 16, atOnce: 8 };
const ROUNDS = 25;
/** Rounds before these that do not count. */
const WARM_UP_ROUNDS = 4;
/** Share of a write that each part must save, in at least one figure. */
const MIN_SAVING = 0.1;
/** Each offer is saved, then submitted. */
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

const runOrder = (writer: ChildProcess, order: Order): Promise<OrderCost> => {
  writer.send(order);
  return answerOf(writer);
};

/** Cost of one write. */
interface Figures {
  /** Milliseconds of a write when writes run one after the other. */
  alone: number;
  /** Milliseconds per write when eight run concurrently. */
  busy: number;
  /** Processor time of the service, in milliseconds. */
  processor: number;
  /** Round trips to PostgreSQL, including the one that reads the session. */
  trips: number;
}

const FIGURES = ['alone', 'busy', 'processor', 'trips'] as const satisfies (keyof Figures)[];

const figuresOf = (alone: OrderCost, busy: OrderCost): Figures => ({
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

/* Starts a process in which these parts are replaced by plain MikroORM. */
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

/* Share of a write that the part saves: the median over rounds, since other work of the machine affects both sides of a round. */
const savingOf = ({ rounds }: Writer, own: Writer, figure: keyof Figures): number =>
  1 - median(own.rounds.map((one, index) => one[figure] / (rounds[index]?.[figure] ?? 0)));

const rowOf = (writer: Writer, own: Writer): string[] => {
  const cells = FIGURES.flatMap((figure) => [
    median(writer.rounds.map((one) => one[figure])).toFixed(1),
    writer === own ? '' : `${(savingOf(writer, own, figure) * 100).toFixed(0)} %`,
  ]);
  const most = Math.max(...FIGURES.map((figure) => savingOf(writer, own, figure)));
  return [writer.name, ...cells, writer === own ? '' : verdict(most >= MIN_SAVING)];
};

const compareWriters = async (writers: Writer[]): Promise<void> => {
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round += 1)
    for (const { process: writer, rounds } of round % 2 ? writers : writers.toReversed()) {
      const figures = figuresOf(await runOrder(writer, ALONE), await runOrder(writer, BUSY));
      if (round >= 0) rounds.push(figures);
    }
};

/** Prints how much of a write each part of the unit of work saves, compared with plain MikroORM in its place. */
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
