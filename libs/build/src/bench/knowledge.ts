import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createOrm } from '@psp/domain/orm';
import { startPortal } from '../test/portal.ts';
import { prepareAttending } from './attending-data.ts';
import { expectSameAnswers, type Measured, startBaseline } from './baseline-server.ts';
import { seedBulk } from './bulk.ts';
import { type Comparison, comparisonTable, type Limit, measureComparison, PACE } from './comparison-table.ts';
import { signIn } from './data.ts';
import { PASSAGE_COUNT, prepareKnowledge } from './knowledge-data.ts';
import { repeatedReads } from './load.ts';
import { table, verdict } from './report.ts';
import { percentile, timeOf } from './timing.ts';

const BULK = { authorities: 60, firms: 20, requests: 100, audits: 1000, hasPublicFace: true };
const P95_MS = 50;
const LIMIT: Limit = { at: 'p95', ms: 40 };
const TARGET = 0.8;
/** Reads a second. */
const RATE = 40;
/** How often each search is timed. */
const ROUNDS = 30;

const SEARCHES: Record<string, string> = {
  'a common word': 'q=servicii',
  'two words': 'q=fonduri+europene',
  'an inflected word': 'q=primăriilor',
  'a rare word': 'q=Ialomița',
  'a common and a rare word': 'q=servicii+Târgoviște',
  'part of a word': 'q=digitaliz',
  'what is nowhere': 'q=nimicnimic',
  'a common word, of a kind': 'q=servicii&kind=article',
  'a common word, in a category': 'q=servicii&category=digitalizare',
  'a common word, page 5': 'q=servicii&page=5',
  'a category without words': 'category=digitalizare',
};

/* Sends one search at a time, since nobody searches thirty times a second. */
const measure = async (url: string, cookie: string, name: string): Promise<string[]> => {
  const times: number[] = [];
  await timeOf(url, cookie);
  for (let round = 0; round < ROUNDS; round += 1) times.push(await timeOf(url, cookie));
  const [p50, p95] = [percentile(times, 0.5), percentile(times, 0.95)];
  return [name, p50.toFixed(1), p95.toFixed(1), String(P95_MS), verdict(p95 < P95_MS)];
};

/* The hub and the page of a document, beside hand-written handlers. */
const compareReads = async (portal: Measured, cookie: string, document: string): Promise<string> => {
  const baseline = await startBaseline(portal);
  try {
    const results: Comparison[] = [];
    for (const [name, path] of [
      ['the hub', '/knowledge/hub'],
      ['a document', `/library/${document}`],
    ] as const) {
      const [ours, theirs] = [`${portal.url}/api/uat${path}`, baseline.url + path];
      await expectSameAnswers([ours, theirs], cookie);
      const side = (url: string) => repeatedReads({ url, cookie }, { ...PACE, rate: RATE });
      const sides = { portal: side(ours), baseline: side(theirs) };
      results.push(await measureComparison({ name, target: TARGET, limit: LIMIT, rate: RATE, ...sides }));
    }
    return comparisonTable('the hub and a document beside hand-written handlers', results);
  } finally {
    baseline.stop();
  }
};

/** Measures the search of 200,000 passages, the hub and the page of a document. */
export const measureKnowledge = async (): Promise<void> => {
  const portal = await startPortal({ mode: 'all', seed: false, env: { LOG_LEVEL: 'warn' } });
  const orm = await createOrm({ url: portal.databaseUrl, poolSize: 2, use: 'commands' });
  try {
    await seedBulk(orm, { ...BULK, now: new Date() });
    await prepareAttending(orm);
    const document = await prepareKnowledge(orm);
    const cookie = await signIn(portal.url, 'uat-1');
    const ours = `${portal.url}/api/uat/knowledge`;
    const rows: string[][] = [];
    for (const [name, query] of Object.entries(SEARCHES)) rows.push(await measure(`${ours}?${query}`, cookie, name));
    const head = [`search in ${PASSAGE_COUNT} passages`, 'p50 ms', 'p95 ms', 'p95 limit', ''];
    console.log(`\n${table(head, rows)}`);
    const publicKey = readFileSync(join(portal.folder, 'keys/jwt-public.pem'), 'utf8');
    console.log(`\n${await compareReads({ ...portal, publicKey }, cookie, document)}`);
  } finally {
    await orm.close(true);
    await portal.stop();
  }
};
