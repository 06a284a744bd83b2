import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createOrm } from '@psp/domain/orm';
import { startPortal } from '../test/portal.ts';
import { expectSameAnswers, type Measured, startBaseline } from './baseline-server.ts';
import { seedBulk } from './bulk.ts';
import { type Comparison, comparisonTable, type Limit, measureComparison, PACE } from './comparison-table.ts';
import { signIn } from './data.ts';
import { prepareExchange } from './exchange-data.ts';
import { repeatedReads } from './load.ts';

const LIMIT: Limit = { at: 'p95', ms: 50 };
const TARGET = 0.8;
/** Requests a second: the exchange is opened less often than the lists of everyday work. */
const RATE = 20;

const listed = (query: Record<string, string>): string => `/exchange?${new URLSearchParams(query)}`;

/** Names and addresses, relative to the BFF of authorities and to the hand-written handlers. */
const READS: [name: string, path: string][] = [
  ['exchange, newest first', listed({ order: 'newest' })],
  ['exchange, places like a town first', listed({ near: '20000' })],
  ['exchange, one domain and county', listed({ domain: 'mediu', county: 'SB', order: 'newest' })],
  ['exchange, costs of a band', listed({ cost: 'c3', order: 'newest' })],
  ['exchange, a source and a stage', listed({ source: 'pnrr', stage: 'done', order: 'newest' })],
  ['exchange, a common word', listed({ q: 'iluminat public', near: '20000' })],
  ['exchange, a rare word', listed({ q: 'Ialomița', order: 'newest' })],
];

/** Fills the exchange of a portal that has the bulk data, and measures it beside a hand-written handler. Returns the lines to print. */
const compareExchange = async (portal: Measured): Promise<string> => {
  const orm = await createOrm({ url: portal.databaseUrl, poolSize: 2, use: 'commands' });
  await prepareExchange(orm).finally(() => orm.close(true));
  const baseline = await startBaseline(portal);
  try {
    const cookie = await signIn(portal.url, 'uat-1');
    const ours = `${portal.url}/api/uat`;
    const results: Comparison[] = [];
    for (const [name, path] of READS) {
      await expectSameAnswers([ours + path, baseline.url + path], cookie);
      const side = (url: string) => repeatedReads({ url: url + path, cookie }, { ...PACE, rate: RATE });
      const sides = { portal: side(ours), baseline: side(baseline.url) };
      results.push(await measureComparison({ name, target: TARGET, limit: LIMIT, rate: RATE, ...sides }));
    }
    return comparisonTable('50,000 projects of the exchange beside a hand-written handler', results);
  } finally {
    baseline.stop();
  }
};

const BULK = { authorities: 800, firms: 50, requests: 1000, audits: 10_000, hasPublicFace: false };

/** Measures the search of the exchange, and prints the results. */
export const measureExchange = async (): Promise<void> => {
  const portal = await startPortal({ mode: 'all', seed: false, env: { LOG_LEVEL: 'warn' } });
  try {
    const orm = await createOrm({ url: portal.databaseUrl, poolSize: 2, use: 'commands' });
    await seedBulk(orm, { ...BULK, now: new Date() }).finally(() => orm.close(true));
    const publicKey = readFileSync(join(portal.folder, 'keys/jwt-public.pem'), 'utf8');
    console.log(`\n${await compareExchange({ ...portal, publicKey })}`);
  } finally {
    await portal.stop();
  }
};
