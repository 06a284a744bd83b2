import { setTimeout } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { provideChromium } from '../test/chromium.ts';
import { table, verdict } from './report.ts';

const SLOWDOWN = 4;
/** 10 Mbit/s with the latency of an ordinary line. */
const LINE = { offline: false, latency: 40, downloadThroughput: 10_000_000 / 8, uploadThroughput: 5_000_000 / 8 };
const LCP_LIMIT_MS = 1500;
const CLS_LIMIT = 0.05;
const TIMES = 3;
/** Delay of fonts in an additional visit, of which only the layout shift counts. */
const FONT_DELAY_MS = 1000;

/** An entry of the type `layout-shift`, which TypeScript does not know. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

interface Vitals {
  lcp: number;
  cls: number;
}

/** Opens a page on a processor four times slower. Returns its largest contentful paint (ms) and cumulative layout shift. */
const visit = async (page: Page, address: string): Promise<Vitals> => {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', LINE);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.addInitScript(() => {
    const seen = { lcp: 0, cls: 0 };
    window.portalVitals = seen;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.lcp = entry.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) if (!entry.hadRecentInput) seen.cls += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  return page.evaluate(() => window.portalVitals ?? { lcp: 0, cls: 0 });
};

const holdFonts = async (page: Page): Promise<void> => {
  await page.route('**/*.woff2', async (route) => {
    await setTimeout(FONT_DELAY_MS);
    await route.continue();
  });
};

/** Measures first visits of public pages: the median LCP of three visits and the largest CLS. Returns the lines to print. */
export const measureVitals = async (portal: string, paths: readonly string[]): Promise<string> => {
  const browser = await chromium.launch({
    executablePath: provideChromium(console.log),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const rows: string[][] = [];
  for (const path of paths) {
    const seen: Vitals[] = [];
    for (let time = 0; time <= TIMES; time += 1) {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
      const page = await context.newPage();
      if (time === TIMES) await holdFonts(page);
      seen.push(await visit(page, portal + path));
      await context.close();
    }
    const lcps = seen.slice(0, TIMES).map((one) => one.lcp);
    const lcp = lcps.sort((one, other) => one - other)[TIMES >> 1] ?? 0;
    const cls = Math.max(...seen.map((one) => one.cls));
    rows.push([path, lcp.toFixed(0), cls.toFixed(3), verdict(lcp <= LCP_LIMIT_MS && cls <= CLS_LIMIT)]);
  }
  await browser.close();
  return table(
    ['first visit, processor 4x slower, 10 Mbit/s', `LCP ms (${LCP_LIMIT_MS})`, `CLS (${CLS_LIMIT})`, ''],
    rows,
  );
};

declare global {
  interface Window {
    portalVitals?: Vitals;
  }
}
