import { type Browser, type BrowserContext, chromium, type Request } from '@playwright/test';
import { provideChromium } from '../test/chromium.ts';
import { buildOneBundle, type Hint, type OneBundle } from './one-bundle.ts';
import { table, verdict } from './report.ts';
import { signIn } from './sign-in.ts';

/** So long that a request that waits for another one is clearly later. */
const LATENCY_MS = 300;
const LIMITS = { cold: 5, warm: 3 };
/**
 * Maximum ratios of bytes and LCP to the same code as one bundle. The bundle leaves out unused parts of React Router and TanStack
 * Query, which the shell shares as a whole.
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
 * Number of requests in the longest chain in which each begins after the one before has ended: the sequential round trips that a user
 * waits for.
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

/* Cached files take no round trip, and fonts and pictures do not block the page. */
function spanOf(request: Request, cached: readonly string[]): Span[] {
  const { startTime, requestStart, responseEnd } = request.timing();
  const isAwaited = ['document', 'script', 'fetch', 'other'].includes(request.resourceType());
  if (!isAwaited || cached.includes(request.url())) return [];
  return [{ start: startTime + Math.max(requestStart, 0), end: startTime + responseEnd }];
}

interface Visit {
  waves: number;
  ms: number;
  /** Largest contentful paint, in milliseconds. */
  lcp: number;
  /** Size of all bodies as transferred. */
  bytes: number;
  /** Files and API reads that the page needed before its title appeared. */
  needed: Hint[];
}

const largestPaint = (): Promise<number> =>
  new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0));
    observer.observe({ type: 'largest-contentful-paint', buffered: true });
  });

/* Marks when the title appears, in the page: the test process would notice it later, after further requests. */
function noteTitle(): void {
  const seen = new MutationObserver(() => {
    const title = document.querySelector('main h1');
    if (!title?.textContent || !title.checkVisibility({ visibilityProperty: true })) return;
    performance.mark('title');
    seen.disconnect();
  });
  seen.observe(document, { childList: true, subtree: true, attributes: true });
}

/* Milliseconds since 1970. */
const titleTime = (): number => performance.timeOrigin + (performance.getEntriesByName('title')[0]?.startTime ?? 0);

/* Time of the first byte: the page may already use the last one before the browser reports the end. */
function answerTime(request: Request): number {
  const { startTime, responseStart } = request.timing();
  return startTime + Math.max(responseStart, 0);
}

/* Addresses of files that came from the cache. */
const cachedAddresses = (): string[] =>
  performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming && entry.transferSize === 0)
    .map(({ name }) => name);

/** Opens a page in a context and counts the waves of requests until its title appears. */
async function visit(context: BrowserContext, path: string): Promise<Visit> {
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  const line = { offline: false, latency: LATENCY_MS, downloadThroughput: -1, uploadThroughput: -1 };
  await client.send('Network.emulateNetworkConditions', line);
  const finished: Request[] = [];
  page.on('requestfinished', (request) => finished.push(request));
  await page.addInitScript(noteTitle);
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  const shown = await page.evaluate(titleTime);
  const cached = await page.evaluate(cachedAddresses);
  const ms = shown - Math.min(...finished.map((request) => request.timing().startTime));
  const awaited = finished.filter((request) => answerTime(request) <= shown);
  const sizes = await Promise.all(finished.map((request) => request.sizes()));
  const lcp = await page.evaluate(largestPaint);
  await page.close();
  const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  const waves = wavesOf(awaited.flatMap((request) => spanOf(request, cached)));
  return { waves, ms, lcp, bytes, needed: awaited.flatMap(hintFor) };
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

/** Returns the first visit with the median LCP. */
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

/* The bundle gets preload hints too: for what its page needed in a visit that does not count. */
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
 * Measures the sequential round trips, of 300 ms each, of first and repeated visits, and the cost of federation compared with the same
 * code as one bundle. Returns the lines to print.
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
