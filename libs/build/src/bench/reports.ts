import { createOrm } from '@psp/domain/orm';
import { startPortal } from '../test/portal.ts';
import { seedBulk } from './bulk.ts';
import { signIn } from './data.ts';
import { table, timesRow } from './report.ts';
import { timeOf } from './timing.ts';

const BULK = { authorities: 3000, firms: 10_000, requests: 100_000, audits: 0, hasPublicFace: false };
const FIRST_P95_MS = 1000;
const KEPT_P95_MS = 50;
const ROUNDS = 20;

/* Each is counted at its first read, since no other has the same period, comparison and county. */
const REPORTS = ['year', '12', '3', '2025-01..2025-12'].flatMap((period) =>
  ['', '&county=CJ'].flatMap((county) =>
    ['year', 'before'].map((compared) => `?period=${period}&compared=${compared}${county}`),
  ),
);

/** Measures the reports of the network at 100,000 requests, first and kept, and prints the results. */
export const measureReports = async (): Promise<void> => {
  const portal = await startPortal({ mode: 'all', seed: false, env: { LOG_LEVEL: 'warn' } });
  try {
    console.log('Filling the database: 100.000 requests…');
    const orm = await createOrm({ url: portal.databaseUrl, poolSize: 2, use: 'commands' });
    await seedBulk(orm, { ...BULK, now: new Date() });
    await orm.close(true);
    const cookie = await signIn(portal.url, 'admin-1');
    const read = (query: string) => timeOf(`${portal.url}/api/admin/reports${query}`, cookie);
    const first: number[] = [];
    for (const query of REPORTS) first.push(await read(query));
    const kept: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) for (const query of REPORTS) kept.push(await read(query));
    const rows = [timesRow('first', first, FIRST_P95_MS), timesRow('kept', kept, KEPT_P95_MS)];
    console.log(`\n${table(['reports at 100.000 requests', 'answers', 'p50 ms', 'p95 ms', 'limit', ''], rows)}`);
  } finally {
    await portal.stop();
  }
};
