import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { freePort } from '../start/ports.ts';
import type { BenchData } from './data.ts';
import { signIn } from './data.ts';
import { askedOnce } from './asked.ts';
import { read, readOnce, submit } from './load.ts';
import { type Comparison, comparisonTable, type Limit } from './comparison-table.ts';

const SECONDS = 8;
const P99_LIMIT: Limit = { at: 'p99', ms: 50 };

/** Starts the hand-written handlers as a process of their own. */
const startBaseline = async (portal: string, databaseUrl: string, publicKey: string) => {
  const port = await freePort();
  const child = spawn(process.execPath, [join(import.meta.dirname, 'baseline.ts')], {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      JWT_PUBLIC_KEY: publicKey,
      PORT: String(port),
      PORTAL_URL: portal,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  const until = Date.now() + 10_000;
  while (
    !(await fetch(`${url}/partners`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (Date.now() > until) throw new Error('the hand-written handlers did not start');
  }
  return { url, stop: () => child.kill('SIGTERM') };
};

/** Moments are the same whatever their spelling: PostgreSQL writes +00:00 and microseconds, JavaScript Z and milliseconds. */
const normalised = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_, part: unknown) =>
    typeof part === 'string' && /^\d{4}-\d{2}-\d{2}T/.test(part) ? new Date(part).toISOString() : part,
  );

const same = async (urls: string[], cookie: string): Promise<void> => {
  const [ours, theirs] = await Promise.all(
    urls.map(async (url) => normalised(await (await fetch(url, { headers: { cookie } })).json())),
  );
  if (!isDeepStrictEqual(ours, theirs))
    throw new Error(`The answers differ: ${JSON.stringify(ours)}\n${JSON.stringify(theirs)}`);
};

const KEPT = ['/', '/parteneri', '/api/public/partners'];
/** Beside a handler that does nothing but send the same bytes from memory. */
const KEPT_TARGET = 0.5;
const ONCE = 1000;

/* Every address once, so that nobody has kept it. */
const notKept = async (portal: string, baseline: string) => {
  const [ours, theirs] = ['/api/public/partners', '/partners'].map((path) => askedOnce(path, 'county', ONCE));
  for (const n of [0, 7, 45]) await same([`${portal}${ours?.at(-n - 1)}`, `${baseline}${theirs?.at(-n - 1)}`], '');
  return { baseline: await readOnce(baseline, theirs ?? []), portal: await readOnce(portal, ours ?? []) };
};

/** Measures the portal's reads and one write beside the hand-written ones, alternating, and returns the lines to print. */
export const compare = async (
  portal: string,
  databaseUrl: string,
  publicKey: string,
  data: BenchData,
): Promise<string> => {
  const baseline = await startBaseline(portal, databaseUrl, publicKey);
  const [uat, firma, other] = await Promise.all(['uat-1', 'firma-1', 'firma-2'].map((name) => signIn(portal, name)));
  const reads = [
    { name: 'UAT request list', ours: '/api/uat/service-requests', theirs: '/requests', cookie: uat, target: 0.8 },
    {
      name: 'FIRMA opportunities by suitability',
      ours: '/api/firma/opportunities',
      theirs: '/opportunities',
      cookie: firma,
      target: 0.8,
      limit: { at: 'p95', ms: 80 } as const,
    },
    {
      name: 'FIRMA opportunity search',
      ours: '/api/firma/opportunities?category=mediu',
      theirs: '/opportunities?category=mediu',
      cookie: firma,
      target: 0.8,
    },
    {
      name: 'FIRMA opportunity search, by a word',
      ours: '/api/firma/opportunities?category=mediu&q=digitalizarea',
      theirs: '/opportunities?category=mediu&q=digitalizarea',
      cookie: firma,
      target: 0.8,
    },
    { name: 'public partner list, kept', ours: '/api/public/partners', theirs: '/partners', cookie: '', target: 5 },
    {
      name: 'UAT request detail',
      ours: `/api/uat/service-requests/${data.requestId}`,
      theirs: `/requests/${data.requestId}`,
      cookie: uat,
      target: 0.8,
    },
    {
      name: 'UAT request detail, 50 offers compared',
      ours: `/api/uat/service-requests/${data.wideRequestId}`,
      theirs: `/requests/${data.wideRequestId}`,
      cookie: uat,
      target: 0.8,
    },
    {
      name: 'UAT dashboard',
      ours: '/api/uat/dashboard',
      theirs: '/dashboard',
      cookie: uat,
      target: 0.8,
      limit: { at: 'p95', ms: 40 } as const,
    },
  ];
  const results: Comparison[] = [];
  try {
    for (const { name, ours, theirs, cookie = '', target, limit = P99_LIMIT } of reads) {
      await same([portal + ours, baseline.url + theirs], cookie);
      const measured = {
        baseline: await read({ url: baseline.url + theirs, cookie }, SECONDS),
        portal: await read({ url: portal + ours, cookie }, SECONDS),
      };
      results.push({ name, target, limit, ...measured });
    }
    for (const path of KEPT) {
      const target = { url: `${baseline.url}/kept?path=${encodeURIComponent(path)}` };
      const measured = { baseline: await read(target, SECONDS), portal: await read({ url: portal + path }, SECONDS) };
      results.push({ name: `${path}, kept by both`, target: KEPT_TARGET, limit: P99_LIMIT, ...measured });
    }
    results.push({ name: 'public partner list, not kept', target: 0.8, ...(await notKept(portal, baseline.url)) });
    const path = (id: string) => `/api/firma/offers/${id}/submit`;
    results.push({
      name: 'sending an offer',
      target: 0.6,
      baseline: await submit(baseline.url, other ?? '', (id) => `/offers/${id}/submit`, data.drafts.baseline),
      portal: await submit(portal, firma ?? '', path, data.drafts.portal),
    });
  } finally {
    baseline.stop();
  }
  return comparisonTable(results);
};
