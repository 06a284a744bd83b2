import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { freePort } from '../start/ports.ts';
import { provideChromium } from '../test/chromium.ts';
import { table, verdict } from './report.ts';

/** Minimum score of each category, of 100. */
const TARGETS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
const CATEGORIES = Object.keys(TARGETS) as (keyof typeof TARGETS)[];

/** Scores public pages with Lighthouse and its mobile settings. Returns the lines to print. */
export const scorePages = async (portal: string, paths: readonly string[]): Promise<string> => {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: provideChromium(console.log),
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  });
  const rows: string[][] = [];
  const remarks: string[] = [];
  for (const path of paths) {
    const result = await lighthouse(portal + path, { port, onlyCategories: CATEGORIES, logLevel: 'error' });
    if (!result) throw new Error(`Lighthouse returned no result for ${path}`);
    const { categories, audits } = result.lhr;
    const scores = CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100));
    const met = CATEGORIES.every((name, index) => (scores[index] ?? 0) >= TARGETS[name]);
    rows.push([path, ...scores.map(String), verdict(met)]);
    for (const name of CATEGORIES.slice(1))
      for (const { id } of categories[name]?.auditRefs ?? [])
        if (audits[id]?.score === 0) remarks.push(`${path}: ${id}`);
  }
  await browser.close();
  return [table(['Lighthouse, mobile', ...CATEGORIES, ''], rows), ...remarks].join('\n');
};
