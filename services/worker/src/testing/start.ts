import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll } from '@jest/globals';
import { type FileStore, openFileStore } from '@psp/domain/operating/files/store';
import { createReadDb, type Db } from '@psp/domain/read-db';
import type { TestDatabase } from '@psp/domain/testing/database';
import { createScenario, type Scenario } from '@psp/domain/testing/scenario';
import { startWorker } from '../worker.ts';
import { configOf, createWorkerDatabase, listeningLog, QUICK } from './worker.ts';

interface Started {
  database: TestDatabase;
  db: Db;
  files: FileStore;
  scenario: Scenario;
  /** Log of the worker. */
  listening: ReturnType<typeof listeningLog>;
}

/** Starts a worker with its own database and file store for the tests of a file, and removes them afterwards. */
export async function startTestWorker(): Promise<Started> {
  const database = await createWorkerDatabase();
  const config = configOf(database.url);
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
