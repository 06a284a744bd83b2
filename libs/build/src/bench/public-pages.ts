import { domainSlug } from '@psp/contracts/taxonomies';
import { uniqueSearches, uniqueFilters } from './search-terms.ts';
import { read } from './load.ts';
import { table, verdict } from './report.ts';

const SECONDS = 5;
const UNCACHED = 200;
const UNCACHED_P95_MS = 60;
const IN_DOMAINS = domainSlug.options.map((slug) => `category=${slug}`);
const IN_CATEGORIES = ['administrare', 'tehnologie', 'legislatie'].map((slug) => `category=${slug}`);

/* Lists as visitors open them, each address once. */
const LISTS: [name: string, paths: string[]][] = [
  ['/parteneri, by search terms', uniqueSearches('/parteneri', 'county', UNCACHED)],
  ['/parteneri, by domain', uniqueFilters('/parteneri', IN_DOMAINS, 'county')],
  ['/comunitati, by search terms', uniqueSearches('/comunitati', 'judet', UNCACHED)],
  ['/marketplace, by domain', uniqueFilters('/marketplace', IN_DOMAINS)],
  ['/blog, by category', uniqueFilters('/blog', IN_CATEGORIES)],
];

const percentile = (sorted: number[], share: number): number => sorted[Math.ceil(sorted.length * share) - 1] ?? 0;

/** Requests uncached addresses one after the other. Returns the milliseconds until each answer is complete, in ascending order. */
const timeUncached = async (addresses: string[]): Promise<number[]> => {
  const times: number[] = [];
  for (const address of addresses) {
    const began = performance.now();
    const response = await fetch(address);
    const html = await response.text();
    times.push(performance.now() - began);
    if (html.includes('<div id="root"></div>')) throw new Error(`${address} was not rendered on the server`);
  }
  return times.sort((one, other) => one - other);
};

/** Measures public pages: cached ones under load, and ones that have to be rendered. Returns the lines to print. */
export const measurePublicPages = async (portal: string): Promise<string> => {
  const rows: string[][] = [];
  for (const path of ['/', '/parteneri']) {
    const { requestsPerSecond, latency } = await read({ url: portal + path }, SECONDS);
    rows.push([`${path}, cached`, requestsPerSecond.toFixed(0), '-', latency.p99.toFixed(0), '-', '']);
  }
  for (const [name, paths] of LISTS) {
    const times = await timeUncached(paths.map((path) => portal + path));
    const p95 = percentile(times, 0.95);
    const cells = [percentile(times, 0.5), p95].map((ms) => ms.toFixed(0));
    rows.push([`${name}, rendered`, '-', ...cells, String(UNCACHED_P95_MS), verdict(p95 <= UNCACHED_P95_MS)]);
  }
  return table(['HTML of public pages', 'req/s', 'p50 ms', 'p95/p99 ms', 'limit', ''], rows);
};
