import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startPortal } from '../test/portal.ts';
import { type Measured, expectSameAnswers, startBaseline } from './baseline-server.ts';
import {
  type ComparisonPlan,
  type Comparison,
  measureComparison,
  comparisonTable,
  type Limit,
  PACE,
} from './comparison-table.ts';
import { signIn } from './data.ts';
import { repeatedReads } from './load.ts';
import { type MessageData, prepareMessages } from './message-data.ts';
import { table, verdict } from './report.ts';
import { percentile, timeOf } from './timing.ts';

const LIMIT: Limit = { at: 'p95', ms: 40 };
const TARGET = 0.8;
/** How often each search is timed. */
const ROUNDS = 100;

interface Read {
  name: string;
  /** Relative to the BFF of authorities, and to the hand-written handlers. */
  path: string;
}

const reads = ({ longId, shortId }: MessageData): Read[] => [
  { name: 'list, first page', path: '/conversations' },
  { name: 'list, unread', path: '/conversations?show=unread' },
  { name: 'list, mine', path: '/conversations?show=mine' },
  { name: 'thread of 5', path: `/conversations/${shortId}` },
  { name: 'thread of 2.000, the newest 50', path: `/conversations/${longId}` },
  { name: 'thread of 2.000, with 50 older', path: `/conversations/${longId}?pages=2` },
];

const searches = ({ other }: MessageData): Read[] =>
  Object.entries({
    'the other side': other,
    'a common word of texts': 'digitalizare',
    'a rare word of texts': 'Ialomița',
    'what is nowhere': 'nimicnimic',
  }).map(([name, q]) => ({ name, path: `/conversations?${new URLSearchParams({ q })}` }));

interface Both {
  portal: string;
  baseline: string;
  cookie: string;
}

const timesOf = async (url: string, cookie: string): Promise<number[]> => {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push(await timeOf(url, cookie));
  return times;
};

/* Sends one search at a time, since nobody searches thirty times a second. */
const measureSearch = async ({ portal, baseline, cookie }: Both, { name, path }: Read): Promise<string[]> => {
  await expectSameAnswers([portal + path, baseline + path], cookie);
  const theirs = percentile(await timesOf(baseline + path, cookie), 0.5);
  const ours = await timesOf(portal + path, cookie);
  const [p50, p95] = [percentile(ours, 0.5), percentile(ours, 0.95)];
  const figures = [p50, p95, theirs].map((one) => one.toFixed(1));
  const isMet = theirs / p50 >= TARGET && p95 <= LIMIT.ms;
  return [name, ...figures, (theirs / p50).toFixed(2), `${TARGET}, p95 ${LIMIT.ms} ms`, verdict(isMet)];
};

const planRead = async ({ portal, baseline, cookie }: Both, { name, path }: Read): Promise<ComparisonPlan> => {
  await expectSameAnswers([portal + path, baseline + path], cookie);
  const side = (url: string) => repeatedReads({ url: url + path, cookie }, PACE);
  return { name, target: TARGET, limit: LIMIT, portal: side(portal), baseline: side(baseline) };
};

/** Compares reads of messages with hand-written handlers. Returns the lines to print. */
const compareMessages = async (portal: Measured, data: MessageData): Promise<string> => {
  const baseline = await startBaseline(portal);
  try {
    const both = {
      portal: `${portal.url}/api/uat`,
      baseline: baseline.url,
      cookie: await signIn(portal.url, 'uat-1'),
    };
    const results: Comparison[] = [];
    for (const one of reads(data)) results.push(await measureComparison(await planRead(both, one)));
    const found: string[][] = [];
    // Signs in anew, since an access token may end before the last search.
    for (const one of searches(data))
      found.push(await measureSearch({ ...both, cookie: await signIn(portal.url, 'uat-1') }, one));
    const head = ['search in 400 conversations', 'portal p50', 'p95 ms', 'hand-written p50 ms', 'ratio', 'target', ''];
    return `${comparisonTable('messages beside hand-written handlers', results)}\n\n${table(head, found)}`;
  } finally {
    baseline.stop();
  }
};

/** Measures lists and threads with 1,000,000 messages, and prints the results. */
export const measureMessages = async (): Promise<void> => {
  const portal = await startPortal({ mode: 'all', seed: false, env: { LOG_LEVEL: 'warn' } });
  try {
    console.log('Filling the database: 10.000 organisations, 1.000.000 messages…');
    const data = await prepareMessages(portal.databaseUrl);
    const publicKey = readFileSync(join(portal.folder, 'keys/jwt-public.pem'), 'utf8');
    console.log(`\n${data.messages} messages\n${await compareMessages({ ...portal, publicKey }, data)}`);
  } finally {
    await portal.stop();
  }
};
