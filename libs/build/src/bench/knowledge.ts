import { createOrm } from '@psp/domain/orm';
import { startPortal } from '../test/portal.ts';
import { seedBulk } from './bulk.ts';
import { signIn } from './data.ts';
import { PASSAGE_COUNT, preparePassages } from './knowledge-data.ts';
import { table, verdict } from './report.ts';
import { percentile, timeOf } from './timing.ts';

const BULK = { authorities: 60, firms: 20, requests: 100, audits: 1000, hasPublicFace: false };
const P95_MS = 50;
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

/** Measures the search of 200,000 passages, and the hub. */
export const measureKnowledge = async (): Promise<void> => {
  const portal = await startPortal({ mode: 'all', seed: false, env: { LOG_LEVEL: 'warn' } });
  const orm = await createOrm({ url: portal.databaseUrl, poolSize: 2, use: 'commands' });
  try {
    await seedBulk(orm, { ...BULK, now: new Date() });
    await preparePassages(orm);
    const cookie = await signIn(portal.url, 'uat-1');
    const ours = `${portal.url}/api/uat/knowledge`;
    const rows: string[][] = [];
    for (const [name, query] of Object.entries(SEARCHES)) rows.push(await measure(`${ours}?${query}`, cookie, name));
    rows.push(await measure(`${ours}/hub`, cookie, 'the hub'));
    const head = [`search in ${PASSAGE_COUNT} passages`, 'p50 ms', 'p95 ms', 'p95 limit', ''];
    console.log(`\n${table(head, rows)}`);
  } finally {
    await orm.close(true);
    await portal.stop();
  }
};
