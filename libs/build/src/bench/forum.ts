import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createOrm } from '@psp/domain/orm';
import { startPortal } from '../test/portal.ts';
import { expectSameAnswers, type Measured, startBaseline } from './baseline-server.ts';
import { seedBulk } from './bulk.ts';
import { type Comparison, comparisonTable, type Limit, measureComparison, PACE } from './comparison-table.ts';
import { signIn } from './data.ts';
import { type ForumData, prepareForum } from './forum-data.ts';
import { repeatedReads } from './load.ts';
import { table, verdict } from './report.ts';
import { percentile, timeOf } from './timing.ts';

const LIMIT: Limit = { at: 'p95', ms: 40 };
const TARGET = 0.8;
/** Requests a second: the forum is opened less often than the lists of everyday work. */
const RATE = 40;
const SEARCH_P95_MS = 60;
/** How often each search is timed. */
const ROUNDS = 30;

/** Names and addresses, relative to the BFF of firms and to the hand-written handlers. */
const readsOf = ({ longId, shortId }: ForumData): [name: string, path: string][] => [
  ['forum, first page', '/forum/topics'],
  ['forum, one category', '/forum/topics?category=mediu'],
  ['topic of 10 to 20 replies', `/forum/topics/${shortId}`],
  ['topic of 500 replies, the first 50', `/forum/topics/${longId}`],
  ['topic of 500 replies, a middle page', `/forum/topics/${longId}?page=5`],
];

const SEARCHES = {
  'a common word': 'servicii',
  'two words': 'fonduri europene',
  'an inflected word': 'primăriilor',
  'a rare word': 'Ialomița',
  'a common and a rare word': 'servicii Târgoviște',
  'part of a word': 'digitaliz',
  'what is nowhere': 'nimicnimic',
};

const searched = (q: string, more = ''): string => `/forum/topics?${new URLSearchParams({ q })}${more}`;
const searchesOf = (): [name: string, path: string][] => [
  ...Object.entries(SEARCHES).map(([name, q]): [string, string] => [name, searched(q)]),
  ['a common word, in a category', searched('servicii', '&category=mediu')],
  ['a rare word, among solved ones', searched('Ialomița', '&show=solved')],
  ['topics alike, while a title is written', '/forum/alike?title=servicii%20de%20consultan%C8%9B%C4%83%20energie'],
];

/* Sends one search at a time, since nobody searches thirty times a second. */
const measureSearch = async (url: string, cookie: string, name: string): Promise<string[]> => {
  const times: number[] = [];
  await timeOf(url, cookie);
  for (let round = 0; round < ROUNDS; round += 1) times.push(await timeOf(url, cookie));
  const [p50, p95] = [percentile(times, 0.5), percentile(times, 0.95)];
  return [name, p50.toFixed(1), p95.toFixed(1), String(SEARCH_P95_MS), verdict(p95 < SEARCH_P95_MS)];
};

/** Fills the forum of a portal that has the bulk data, and measures it beside hand-written handlers. Returns the lines to print. */
export const compareForum = async (portal: Measured): Promise<string> => {
  const orm = await createOrm({ url: portal.databaseUrl, poolSize: 2, use: 'commands' });
  const data = await prepareForum(orm).finally(() => orm.close(true));
  const baseline = await startBaseline(portal);
  try {
    const cookie = await signIn(portal.url, 'firma-1');
    const ours = `${portal.url}/api/firma`;
    const results: Comparison[] = [];
    for (const [name, path] of readsOf(data)) {
      await expectSameAnswers([ours + path, baseline.url + path], cookie);
      const side = (url: string) => repeatedReads({ url: url + path, cookie }, { ...PACE, rate: RATE });
      const sides = { portal: side(ours), baseline: side(baseline.url) };
      results.push(await measureComparison({ name, target: TARGET, limit: LIMIT, rate: RATE, ...sides }));
    }
    const found: string[][] = [];
    for (const [name, path] of searchesOf()) found.push(await measureSearch(ours + path, cookie, name));
    const head = [`search in ${data.posts} posts`, 'p50 ms', 'p95 ms', 'p95 limit', ''];
    return `${comparisonTable('forum beside hand-written handlers', results)}\n\n${table(head, found)}`;
  } finally {
    baseline.stop();
  }
};

const BULK = { authorities: 150, firms: 150, requests: 1000, audits: 10_000, hasPublicFace: false };

/** Measures only the forum, and prints the results. */
export const measureForum = async (): Promise<void> => {
  const portal = await startPortal({ mode: 'all', seed: false, env: { LOG_LEVEL: 'warn' } });
  try {
    const orm = await createOrm({ url: portal.databaseUrl, poolSize: 2, use: 'commands' });
    await seedBulk(orm, { ...BULK, now: new Date() }).finally(() => orm.close(true));
    const publicKey = readFileSync(join(portal.folder, 'keys/jwt-public.pem'), 'utf8');
    console.log(`\n${await compareForum({ ...portal, publicKey })}`);
  } finally {
    await portal.stop();
  }
};
