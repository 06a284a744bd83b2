import { type Browser, type BrowserContext, chromium, type Request } from '@playwright/test';
import { provideChromium } from '../test/chromium.ts';
import { table, verdict } from './report.ts';
import { signIn } from './sign-in.ts';

/** A line on which each round trip shows: what waits for another request is far later than what does not. */
const LATENCY_MS = 300;
const LIMITS = { cold: 5, warm: 3 };

const PAGES = [
  { role: 'visitor', path: '/' },
  { role: 'UAT', path: '/uat/dashboard', email: 'primarie@demo.psp' },
  { role: 'FIRMA', path: '/firma/dashboard', email: 'firma@demo.psp' },
  { role: 'ADMIN', path: '/admin/dashboard', email: 'admin@demo.psp' },
];

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

/** Opens a page in a context and counts its waves until its title stands. */
async function visit(context: BrowserContext, path: string): Promise<{ waves: number; ms: number }> {
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  const line = { offline: false, latency: LATENCY_MS, downloadThroughput: -1, uploadThroughput: -1 };
  await client.send('Network.emulateNetworkConditions', line);
  const spans: Span[] = [];
  page.on('requestfinished', (request) => spans.push(...spanOf(request)));
  const began = performance.now();
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  const ms = performance.now() - began;
  await page.close();
  return { waves: wavesOf(spans), ms };
}

async function measure(browser: Browser, portal: string, { role, path, email }: (typeof PAGES)[number]) {
  const context = await browser.newContext({ baseURL: portal });
  if (email) await signIn(context, email);
  const cold = await visit(context, path);
  const warm = await visit(context, path);
  await context.close();
  const isMet = cold.waves <= LIMITS.cold && warm.waves <= LIMITS.warm;
  const cells = [cold, warm].flatMap(({ waves, ms }) => [String(waves), ms.toFixed(0)]);
  return [`${role}, ${path}`, ...cells, verdict(isMet)];
}

/** Measures the round trips of first and repeated visits, one after the other, at 300 ms each. Returns the lines to print. */
export async function measureWaves(portal: string): Promise<string> {
  const browser = await chromium.launch({
    executablePath: provideChromium(console.log),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const rows: string[][] = [];
  for (const page of PAGES) rows.push(await measure(browser, portal, page));
  await browser.close();
  const head = [`waves at ${LATENCY_MS} ms`, `cold (${LIMITS.cold})`, 'ms', `warm (${LIMITS.warm})`, 'ms', ''];
  return table(head, rows);
}
