import { uniqueSearches } from './search-terms.ts';
import { expectSameAnswers, startBaseline } from './baseline-server.ts';
import { type ComparisonPlan, measureComparison, comparisonTable, type Limit, PACE } from './comparison-table.ts';
import { type BenchData, signIn } from './data.ts';
import { singleRequests, repeatedReads } from './load.ts';
import { saving, sending } from './offer-writes.ts';

const P99_LIMIT: Limit = { at: 'p99', ms: 50 };
const TARGET = 0.8;

const CACHED = ['/', '/parteneri', '/api/public/partners'];
/** Beside a handler that does nothing but send the same bytes from memory. */
const CACHED_TARGET = 0.5;
/** Requests a second for uncached answers: lists are searched by new terms far less often than pages are opened. */
const UNCACHED_RATE = 40;
const ONCE = 1000;

interface Both {
  portal: string;
  baseline: string;
}

interface Read {
  name: string;
  ours: string;
  theirs: string;
  as?: 'uat-1' | 'firma-1';
  target?: number;
  limit?: Limit;
}

const readsOf = ({ requestId, wideRequestId }: BenchData): Read[] => {
  const inDomain = '?category=mediu';
  const withTerm = `${inDomain}&q=digitalizarea`;
  const firma = { as: 'firma-1' } as const;
  const uat = { as: 'uat-1' } as const;
  const opportunities = (query: string) => ({
    ...firma,
    ...{ ours: `/api/firma/opportunities${query}`, theirs: `/opportunities${query}` },
  });
  const detail = (id: string) => ({ ...uat, ours: `/api/uat/service-requests/${id}`, theirs: `/requests/${id}` });
  return [
    { name: 'UAT request list', ...uat, ours: '/api/uat/service-requests', theirs: '/requests' },
    { name: 'FIRMA opportunities by suitability', ...opportunities(''), limit: { at: 'p95', ms: 80 } },
    { name: 'FIRMA opportunity search', ...opportunities(inDomain) },
    { name: 'FIRMA opportunity search by a term', ...opportunities(withTerm) },
    { name: 'FIRMA own profile', ...firma, ours: '/api/firma/profile', theirs: '/profile' },
    { name: 'public partner list, cached', ours: '/api/public/partners', theirs: '/partners', target: 5 },
    { name: 'UAT request detail', ...detail(requestId) },
    { name: 'UAT request detail, 50 offers compared', ...detail(wideRequestId) },
    {
      ...{ name: 'UAT dashboard', ...uat, ours: '/api/uat/dashboard', theirs: '/dashboard' },
      limit: { at: 'p95', ms: 40 },
    },
    ...CACHED.map((path) => ({
      ...{ name: `${path}, cached by both`, ours: path, theirs: `/kept?path=${encodeURIComponent(path)}` },
      target: CACHED_TARGET,
    })),
  ];
};

const planRead = async (
  { portal, baseline }: Both,
  { name, ours, theirs, as, target = TARGET, limit = P99_LIMIT }: Read,
): Promise<ComparisonPlan> => {
  // Signs in for each comparison, since a token expires before all of them are measured.
  const cookie = as ? await signIn(portal, as) : '';
  // The baseline of cached answers sends the portal's own bytes, which include pages that are not JSON.
  if (target !== CACHED_TARGET) await expectSameAnswers([portal + ours, baseline + theirs], cookie);
  return {
    ...{ name, target, limit },
    portal: repeatedReads({ url: portal + ours, cookie }, PACE),
    baseline: repeatedReads({ url: baseline + theirs, cookie }, PACE),
  };
};

/* Uses every address once, so that no answer is cached. */
const planUncached = async ({ portal, baseline }: Both, { name, addresses }: Uncached): Promise<ComparisonPlan> => {
  const ours = addresses(`${portal}/api/public/partners`);
  const theirs = addresses(`${baseline}/partners`);
  for (const n of [1, 8, 46]) await expectSameAnswers([ours.at(-n) ?? '', theirs.at(-n) ?? ''], '');
  const side = (urls: string[]) =>
    singleRequests(
      urls.map((url) => ({ url })),
      { ...PACE, rate: UNCACHED_RATE },
    );
  return { name, target: TARGET, limit: P99_LIMIT, rate: UNCACHED_RATE, portal: side(ours), baseline: side(theirs) };
};

interface Uncached {
  name: string;
  /** Addresses of one side, from the path of its partners. */
  addresses: (path: string) => string[];
}

const uncachedOf = ({ firms }: BenchData): Uncached[] => [
  { name: 'public partner list, not cached', addresses: (path) => uniqueSearches(path, 'county', ONCE) },
  { name: 'public page of a partner, not cached', addresses: (path) => firms.map((id) => `${path}/${id}`) },
];

/** Measures the portal's reads and writes against the hand-written handlers. Returns the lines to print. */
export const compare = async (
  portal: string,
  databaseUrl: string,
  publicKey: string,
  data: BenchData,
): Promise<string> => {
  const handlers = await startBaseline({ url: portal, databaseUrl, publicKey });
  try {
    const both: Both = { portal, baseline: handlers.url };
    const signedIn = async (ours: string, theirs: string) => ({
      portal: await signIn(portal, ours),
      baseline: await signIn(portal, theirs),
    });
    const results = [];
    for (const read of readsOf(data)) results.push(await measureComparison(await planRead(both, read)));
    for (const once of uncachedOf(data)) results.push(await measureComparison(await planUncached(both, once)));
    results.push(
      await measureComparison(await saving(both, data.texts, data.files, await signedIn('firma-3', 'firma-4'))),
    );
    results.push(await measureComparison(await sending(both, data.drafts, await signedIn('firma-1', 'firma-2'))));
    return comparisonTable('the portal beside hand-written handlers', results);
  } finally {
    handlers.stop();
  }
};
