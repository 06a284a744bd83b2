import { type Browser, type BrowserContext, chromium, type Request } from '@playwright/test';
import { provideChromium } from '../test/chromium.ts';
import { buildOneBundle, type Hint, type OneBundle } from './one-bundle.ts';
import { table, verdict } from './report.ts';
import { signIn } from './sign-in.ts';

/** A line on which each round trip shows: what waits for another request is far later than what does not. */
const LATENCY_MS = 300;
const LIMITS = { cold: 5, warm: 3 };
/**
 * Most that federation may cost of the bytes and of the LCP of the same code as one bundle. That leaves out what nobody uses of React
 * Router and TanStack Query, which the shell shares whole.
 */
const COST_LIMITS = { bytes: 1.3, lcp: 1.1 };
const TIMES = 3;

const PAGES = [
  { role: 'visitor', path: '/' },
  { role: 'UAT', path: '/uat/dashboard', email: 'primarie@demo.psp' },
  { role: 'UAT', path: '/uat/service-requests', email: 'primarie@demo.psp' },
  { role: 'FIRMA', path: '/firma/dashboard', email: 'firma@demo.psp' },
  { role: 'FIRMA', path: '/firma/opportunities', email: 'firma@demo.psp' },
  { role: 'ADMIN', path: '/admin/dashboard', email: 'admin@demo.psp' },
  { role: 'ADMIN', path: '/admin/users', email: 'admin@demo.psp' },
];
type BenchPage = (typeof PAGES)[number];

interface Span {
  start: number;
  end: number;
}

/**
 * Number of requests in the longest chain in which each begins after the one before has ended: the round trips that a person
 * waits for, one after the other.
 */
function wavesOf(spans: readonly Span[]): number {
  let waves = 0;
  let ended = -Infinity;
  for (const { start, end } of [...spans].sort((a, b) => a.end - b.end)) {
    if (start < ended) continue;
    waves++;
    ended = end;
  }
  return waves;
}

/* What the browser had already takes no round trip. Fonts and pictures hold nothing up. */
function spanOf(request: Request): Span[] {
  const { startTime, requestStart, responseEnd } = request.timing();
  const isAwaited = ['document', 'script', 'fetch', 'other'].includes(request.resourceType());
  if (!isAwaited || responseEnd < LATENCY_MS) return [];
  return [{ start: startTime + Math.max(requestStart, 0), end: startTime + responseEnd }];
}

interface Visit {
  waves: number;
  ms: number;
  /** When the largest part of the page was drawn, in milliseconds. */
  lcp: number;
  /** Of bodies, as they travelled. */
  bytes: number;
  /** What the page needed until its title stood. */
  needed: Hint[];
}

const largestPaint = (): Promise<number> =>
  new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0));
    observer.observe({ type: 'largest-contentful-paint', buffered: true });
  });

/** Opens a page in a context; its waves are those until its title stands. */
async function visit(context: BrowserContext, path: string): Promise<Visit> {
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  const line = { offline: false, latency: LATENCY_MS, downloadThroughput: -1, uploadThroughput: -1 };
  await client.send('Network.emulateNetworkConditions', line);
  const finished: Request[] = [];
  page.on('requestfinished', (request) => finished.push(request));
  const began = performance.now();
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  const ms = performance.now() - began;
  const awaited = [...finished];
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all(finished.map((request) => request.sizes()));
  const lcp = await page.evaluate(largestPaint);
  await page.close();
  const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  return { waves: wavesOf(awaited.flatMap(spanOf)), ms, lcp, bytes, needed: awaited.flatMap(hintFor) };
}

function hintFor(request: Request): Hint[] {
  const { pathname, search } = new URL(request.url());
  const as = request.resourceType() === 'script' ? 'script' : 'fetch';
  const isHinted = as === 'script' || pathname.startsWith('/api/');
  return isHinted ? [{ as, address: pathname + search }] : [];
}

async function contextFor(browser: Browser, baseURL: string, { email }: BenchPage): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL });
  if (email) await signIn(context, email);
  return context;
}

/** The median of first visits, by LCP. */
async function firstVisit(browser: Browser, portal: string, page: BenchPage, times = TIMES): Promise<Visit> {
  const visits: Visit[] = [];
  for (let time = 0; time < times; time++) {
    const context = await contextFor(browser, portal, page);
    visits.push(await visit(context, page.path));
    await context.close();
  }
  const [median] = visits.toSorted((a, b) => a.lcp - b.lcp).slice(times >> 1);
  if (!median) throw new Error(`${page.path} was not visited`);
  return median;
}

async function measure(browser: Browser, portal: string, page: BenchPage): Promise<string[]> {
  const context = await contextFor(browser, portal, page);
  const cold = await visit(context, page.path);
  const warm = await visit(context, page.path);
  await context.close();
  const isMet = cold.waves <= LIMITS.cold && warm.waves <= LIMITS.warm;
  const cells = [cold, warm].flatMap(({ waves, ms }) => [String(waves), ms.toFixed(0)]);
  return [`${page.role}, ${page.path}`, ...cells, verdict(isMet)];
}

/* The bundle gets the same hints: for what its page needed at a visit that does not count. */
async function compare(browser: Browser, portal: string, bundle: OneBundle, page: BenchPage): Promise<string[]> {
  const federated = await firstVisit(browser, portal, page);
  bundle.show([]);
  try {
    const { needed } = await firstVisit(browser, portal, page, 1);
    bundle.show(needed);
    const whole = await firstVisit(browser, portal, page);
    const ratios = { bytes: federated.bytes / whole.bytes, lcp: federated.lcp / whole.lcp };
    const cells = [federated, whole].flatMap(({ waves, bytes, lcp }) => [
      String(waves),
      (bytes / 1000).toFixed(0),
      lcp.toFixed(0),
    ]);
    const isMet = ratios.bytes <= COST_LIMITS.bytes && ratios.lcp <= COST_LIMITS.lcp;
    return [`${page.role}, ${page.path}`, ...cells, ratios.bytes.toFixed(2), ratios.lcp.toFixed(2), verdict(isMet)];
  } finally {
    bundle.restore();
  }
}

/**
 * Measures the round trips of first and repeated visits, one after the other, at 300 ms each, and what federation costs in areas beside
 * the same code as one bundle. Returns the lines to print.
 */
export async function measureWaves(portal: string, releasesDir: string): Promise<string> {
  const bundle = await buildOneBundle(releasesDir);
  const browser = await chromium.launch({
    executablePath: provideChromium(console.log),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const waves: string[][] = [];
  for (const page of PAGES) waves.push(await measure(browser, portal, page));
  const costs: string[][] = [];
  for (const page of PAGES.filter(({ email }) => email)) costs.push(await compare(browser, portal, bundle, page));
  await browser.close();
  const head = [`waves at ${LATENCY_MS} ms`, `cold (${LIMITS.cold})`, 'ms', `warm (${LIMITS.warm})`, 'ms', ''];
  const ones = ['waves', 'kB', 'LCP ms'];
  const { bytes, lcp } = COST_LIMITS;
  const beside = ['federated, beside one bundle', ...ones, ...ones, `bytes (${bytes})`, `LCP (${lcp})`, ''];
  return `${table(head, waves)}\n\n${table(beside, costs)}`;
}
