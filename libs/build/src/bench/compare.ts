import { askedOnce } from './asked.ts';
import { same, startBaseline } from './beside.ts';
import { type Compared, compared, comparisonTable, type Limit, PACE } from './comparison-table.ts';
import { type BenchData, signIn } from './data.ts';
import { eachOnce, reading } from './load.ts';
import { saving, sending } from './offer-writes.ts';

const P99_LIMIT: Limit = { at: 'p99', ms: 50 };
const TARGET = 0.8;

const KEPT = ['/', '/parteneri', '/api/public/partners'];
/** Beside a handler that does nothing but send the same bytes from memory. */
const KEPT_TARGET = 0.5;
/** Of what nobody has kept: a list is asked for by new words far more seldom than pages are opened. */
const NEW_RATE = 40;
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
  const suited = '?category=mediu';
  const worded = `${suited}&q=digitalizarea`;
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
    { name: 'FIRMA opportunity search', ...opportunities(suited) },
    { name: 'FIRMA opportunity search, by a word', ...opportunities(worded) },
    { name: 'FIRMA own profile', ...firma, ours: '/api/firma/profile', theirs: '/profile' },
    { name: 'public partner list, kept', ours: '/api/public/partners', theirs: '/partners', target: 5 },
    { name: 'UAT request detail', ...detail(requestId) },
    { name: 'UAT request detail, 50 offers compared', ...detail(wideRequestId) },
    {
      ...{ name: 'UAT dashboard', ...uat, ours: '/api/uat/dashboard', theirs: '/dashboard' },
      limit: { at: 'p95', ms: 40 },
    },
    ...KEPT.map((path) => ({
      ...{ name: `${path}, kept by both`, ours: path, theirs: `/kept?path=${encodeURIComponent(path)}` },
      target: KEPT_TARGET,
    })),
  ];
};

const readOf = async (
  { portal, baseline }: Both,
  { name, ours, theirs, as, target = TARGET, limit = P99_LIMIT }: Read,
): Promise<Compared> => {
  // For each anew: a session's token ends before all are measured.
  const cookie = as ? await signIn(portal, as) : '';
  // What is kept is sent as it is, pages and all.
  if (target !== KEPT_TARGET) await same([portal + ours, baseline + theirs], cookie);
  return {
    ...{ name, target, limit },
    portal: reading({ url: portal + ours, cookie }, PACE),
    baseline: reading({ url: baseline + theirs, cookie }, PACE),
  };
};

/* Every address once, so that nobody has kept it. */
const onceOf = async (name: string, ours: string[], theirs: string[]): Promise<Compared> => {
  for (const n of [1, 8, 46]) await same([ours.at(-n) ?? '', theirs.at(-n) ?? ''], '');
  const side = (urls: string[]) =>
    eachOnce(
      urls.map((url) => ({ url })),
      { ...PACE, rate: NEW_RATE },
    );
  return { name, target: TARGET, limit: P99_LIMIT, rate: NEW_RATE, portal: side(ours), baseline: side(theirs) };
};

const notKept = ({ portal, baseline }: Both, { firms }: BenchData): Promise<Compared>[] => {
  const lists = (path: string) => askedOnce(path, 'county', ONCE);
  const pages = (path: string) => firms.map((id) => `${path}/${id}`);
  return [
    onceOf('public partner list, not kept', lists(`${portal}/api/public/partners`), lists(`${baseline}/partners`)),
    onceOf('public page of a partner, not kept', pages(`${portal}/api/public/partners`), pages(`${baseline}/partners`)),
  ];
};

/** Measures the portal's reads and writes beside the hand-written ones, and returns the lines to print. */
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
    for (const read of readsOf(data)) results.push(await compared(await readOf(both, read)));
    for (const once of notKept(both, data)) results.push(await compared(await once));
    results.push(await compared(await saving(both, data.texts, data.files, await signedIn('firma-3', 'firma-4'))));
    results.push(await compared(await sending(both, data.drafts, await signedIn('firma-1', 'firma-2'))));
    return comparisonTable('the portal beside hand-written handlers', results);
  } finally {
    handlers.stop();
  }
};
