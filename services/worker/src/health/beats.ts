import { randomUUID } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { MikroORM } from '@mikro-orm/postgresql';
import { logFailure } from '@psp/bff-kit/log-failure';
import { type Beat, beat, endBeat } from '@psp/domain/operating/health/worker-beats';
import { createReadDb } from '@psp/domain/read-db';
import type { Logger } from 'pino';
import type { WorkerConfig } from '../config.ts';

const EVERY_MS = 60_000;

/* Null for a store on another machine, and for a folder that cannot be read. */
const diskOf = async (filesUrl: string): Promise<Beat['disk']> => {
  if (!filesUrl.startsWith('file:')) return null;
  try {
    const { bsize, blocks, bavail } = await statfs(fileURLToPath(filesUrl));
    return { free: bavail * bsize, total: blocks * bsize };
  } catch {
    return null;
  }
};

/** Reports every minute that this worker is alive, with the state of its disk. Returns a function that ends it. */
export const startBeats = async (
  orm: MikroORM,
  { filesUrl, smtpUrl }: Pick<WorkerConfig, 'filesUrl' | 'smtpUrl'>,
  log: Logger,
): Promise<() => Promise<void>> => {
  const db = createReadDb(orm);
  const id = randomUUID();
  const report = async (): Promise<void> => {
    try {
      await beat(db, { id, keepsMail: smtpUrl === undefined, disk: await diskOf(filesUrl) });
    } catch (error) {
      logFailure(log, error, {}, 'beat not stored');
    }
  };
  let running = report();
  await running;
  const timer = setInterval(() => {
    running = report();
  }, EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    // A report that ended later would make the worker alive again.
    await running;
    await endBeat(db, id).catch((error: unknown) => logFailure(log, error, {}, 'beat not ended'));
  };
};
