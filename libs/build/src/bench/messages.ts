import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startPortal } from '../test/portal.ts';
import { type Measured, same, startBaseline } from './beside.ts';
import { type Compared, type Comparison, compared, comparisonTable, type Limit, PACE } from './comparison-table.ts';
import { signIn } from './data.ts';
import { reading } from './load.ts';
import { type MessageData, prepareMessages } from './message-data.ts';
import { table, verdict } from './report.ts';
import { percentile, timeOf } from './timing.ts';

const LIMIT: Limit = { at: 'p95', ms: 40 };
const TARGET = 0.8;
/** Of each search. */
const ROUNDS = 100;

interface Read {
  name: string;
  /** Below the portal's area, and at the hand-written handlers. */
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

/* One after the other: nobody searches thirty times a second. */
const searched = async ({ portal, baseline, cookie }: Both, { name, path }: Read): Promise<string[]> => {
  await same([portal + path, baseline + path], cookie);
  const theirs = percentile(await timesOf(baseline + path, cookie), 0.5);
  const ours = await timesOf(portal + path, cookie);
  const [p50, p95] = [percentile(ours, 0.5), percentile(ours, 0.95)];
  const figures = [p50, p95, theirs].map((one) => one.toFixed(1));
  const isMet = theirs / p50 >= TARGET && p95 <= LIMIT.ms;
  return [name, ...figures, (theirs / p50).toFixed(2), `${TARGET}, p95 ${LIMIT.ms} ms`, verdict(isMet)];
};

const readOf = async ({ portal, baseline, cookie }: Both, { name, path }: Read): Promise<Compared> => {
  await same([portal + path, baseline + path], cookie);
  const side = (url: string) => reading({ url: url + path, cookie }, PACE);
  return { name, target: TARGET, limit: LIMIT, portal: side(portal), baseline: side(baseline) };
};

/** Compares the reads of messages with hand-written ones on data that are there. Returns the lines to print. */
export const compareMessages = async (portal: Measured, data: MessageData): Promise<string> => {
  const baseline = await startBaseline(portal);
  try {
    const both = {
      portal: `${portal.url}/api/uat`,
      baseline: baseline.url,
      cookie: await signIn(portal.url, 'uat-1'),
    };
    const results: Comparison[] = [];
    for (const one of reads(data)) results.push(await compared(await readOf(both, one)));
    const found: string[][] = [];
    for (const one of searches(data)) found.push(await searched(both, one));
    const head = ['search in 400 conversations', 'portal p50', 'p95 ms', 'hand-written p50 ms', 'ratio', 'target', ''];
    return `${comparisonTable('messages beside hand-written handlers', results)}\n\n${table(head, found)}`;
  } finally {
    baseline.stop();
  }
};

/** Measures lists and threads at 1.000.000 messages, and prints it. */
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
