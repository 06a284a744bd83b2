import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll } from '@jest/globals';
import { type FileStore, openFileStore } from '@psp/domain/operating/files/store';
import { createReadDb, type Db } from '@psp/domain/read-db';
import type { TestDatabase } from '@psp/domain/testing/database';
import { createScenario, type Scenario } from '@psp/domain/testing/scenario';
import { readWorkerConfig } from '../config.ts';
import { startWorker } from '../worker.ts';
import { createWorkerDatabase, environmentOf, listeningLog, QUICK } from './worker.ts';

interface Started {
  database: TestDatabase;
  db: Db;
  files: FileStore;
  scenario: Scenario;
  /** Log of the worker. */
  listening: ReturnType<typeof listeningLog>;
}

/** Starts a worker with its own database and file store, and more settings in `env`, for the tests of a file; removes them afterwards. */
export async function startTestWorker(env: Record<string, string> = {}): Promise<Started> {
  const database = await createWorkerDatabase();
  const config = readWorkerConfig({ ...environmentOf(database.url), ...env });
  const listening = listeningLog();
  const worker = await startWorker(config, listening.log, QUICK);
  afterAll(async () => {
    await worker.stop();
    await database.close();
    await rm(fileURLToPath(config.filesUrl), { recursive: true });
  });
  return {
    ...{ database, listening, db: createReadDb(database.orm), scenario: createScenario(database.orm) },
    files: await openFileStore(config.filesUrl),
  };
}
