import type { MikroORM } from '@mikro-orm/postgresql';
import { createOrm } from '@psp/domain/orm';
import { startPortal } from '../test/portal.ts';
import { SEARCH_TERMS, uniqueSearches } from './search-terms.ts';
import { seedBulk } from './bulk.ts';
import { signIn } from './data.ts';
import { table, verdict } from './report.ts';

const SIZE = { authorities: 100_000, firms: 100_000, requests: 100_000, audits: 200_000, hasPublicFace: true };
const LIST_P95_MS = 60;
const ROUNDS = 3;

const PAGES = ['', '?page=2', '?page=25', '?page=50'];
const words = (path: string, more = ''): string[] =>
  SEARCH_TERMS.map((q) => `${path}?q=${encodeURIComponent(q)}${more}`);
const list = (path: string, filters: string[], more = ''): string[] => [
  ...[...PAGES, ...filters].map((query) => path + query),
  ...words(path, more),
];
const inCategory = (path: string): string[] => words(path, '&category=mediu');

/* Public addresses are requested once, since every answer is cached. */
const PUBLIC = {
  partners: [
    ...PAGES.map((query) => `/api/public/partners${query}`),
    ...[
      '?sort=name',
      '?sort=newest',
      '?category=mediu',
      '?category=mediu&page=40',
      '?category=it-digitalizare&county=IS',
    ].map((query) => `/api/public/partners${query}`),
    ...uniqueSearches('/api/public/partners', 'county', 80),
    ...inCategory('/api/public/partners'),
    ...words('/api/public/partners', '&category=mediu&sort=name'),
  ],
  communities: [
    ...PAGES.map((query) => `/api/public/communities${query}`),
    ...uniqueSearches('/api/public/communities', 'judet', 80),
  ],
  marketplace: [...list('/api/public/solutions', ['?category=mediu']), ...inCategory('/api/public/solutions')],
  articles: [
    ...list('/api/public/articles', ['?category=administrare']),
    ...words('/api/public/articles', '&category=administrare'),
  ],
  search: ['', '&kind=partner', '&kind=article&page=2'].flatMap((more) => words('/api/public/search', more)),
  suggestions: words('/api/public/search/suggestions'),
};
const MARKET = ['sort=suited', 'sort=price', 'sort=suited&category=mediu', 'sort=rating&certificate=9001'].flatMap(
  (asked) => [1, 2, 25, 50].map((page) => `/api/uat/marketplace/partners?${asked}&page=${page}`),
);
const MARKET_SEARCHES = ['', '&category=mediu', '&certificate=9001', '&price=low&sort=newest'].flatMap((filters) =>
  words('/api/uat/marketplace/partners', filters),
);
/** Number of authorities whose suggestions are measured. */
const AUTHORITIES = 12;
const SOLUTIONS = [
  ...['', '?sort=price', '?sort=rating&county=IS', '?price=low', '?category=mediu&page=25'].map(
    (query) => `/api/uat/marketplace/solutions${query}`,
  ),
  ...words('/api/uat/marketplace/solutions'),
  ...inCategory('/api/uat/marketplace/solutions'),
];
/* What the association types to find an organisation or a person: parts of each field, most of one row, some of many. */
const USER_TERMS = [
  ...['0700 015 838', '+40700015838', '0723', 'firma-4711@bulk.example', 'uat-77', '@bulk.example', 'Localitatea 4711'],
  ...['localitatea', 'Brașov', 'brasov', 'județ', 'Comuna 77', 'asociatia', 'zzz'],
];
const users = (path: string): string[] => USER_TERMS.map((q) => `${path}?q=${encodeURIComponent(q)}`);
/* Filters of the association's lists of requests, projects and offers; some find nothing. */
const RECORDS = [
  '?county=CJ',
  '?county=CJ&category=mediu',
  '?overdue=yes',
  '?min=50000&max=60000',
  '?max=1',
  '?to=2020-01-01',
];
const sorted = (order: string): string[] =>
  ['', ...RECORDS].map((query) => `${query ? `${query}&` : '?'}sort=${order}`);
const SIGNED_IN: Record<string, [name: string, addresses: string[]][]> = {
  'uat-1': [
    ['requests of an authority', list('/api/uat/service-requests', ['?status=completed'])],
    ['projects of an authority', list('/api/uat/projects', ['?status=completed', '?sort=due'])],
    ['groups of an authority', list('/api/uat/group-requests', ['?part=invited'])],
    ['articles of an authority', list('/api/uat/articles', ['?status=published'])],
    ['notifications', ['', ...PAGES, '?show=unread'].map((query) => `/api/identity/notifications${query}`)],
    ["members' market", MARKET],
    ["members' market, by search terms", MARKET_SEARCHES],
    ["members' solutions", SOLUTIONS],
  ],
  'firma-1': [
    ['opportunities', list('/api/firma/opportunities', ['?status=closed', '?category=mediu'], '&status=all')],
    ['offers of a firm', list('/api/firma/offers', ['?status=accepted', '?sort=price'])],
    ['projects of a firm', list('/api/firma/projects', ['?status=completed', '?sort=due'])],
    ['solutions of a firm', list('/api/firma/solutions', ['?status=published'])],
    ['articles of a firm', list('/api/firma/articles', ['?status=published'])],
  ],
  'admin-1': [
    ['requests, all', list('/api/admin/service-requests', ['?status=completed', ...RECORDS, ...sorted('deadline')])],
    ['projects, all', list('/api/admin/projects', ['?status=active', ...RECORDS, ...sorted('due')])],
    ['opened offers, all', list('/api/admin/offers', ['?status=accepted', ...RECORDS, ...sorted('price')])],
    ['accounts', list('/api/admin/accounts', ['?status=suspended'])],
    ['organisations', list('/api/admin/organisations', ['?kind=firma&status=pending'])],
    ['users', ['/api/admin/accounts', '/api/admin/organisations'].flatMap(users)],
    ['applications', list('/api/admin/applications', ['?status=approved&county=CJ'], '&status=all')],
    ['tickets', list('/api/admin/tickets', ['?status=closed'], '&status=all')],
    ['moderation', list('/api/admin/articles', ['?list=published'], '&list=published')],
    ['solutions, all', list('/api/admin/solutions', ['?status=published&category=mediu'])],
    [
      'communities, all',
      list('/api/admin/communities', ['?owner=none', '?state=deleted', '?state=draft', '?county=CJ', '?sort=name']),
    ],
    ['reported conversations', list('/api/admin/reported-conversations', ['?status=upheld'], '&status=all')],
    ['subscribers', list('/api/admin/newsletter/subscribers', ['?status=confirmed'])],
    ['dashboard', ['/api/admin/overview']],
    ['health', ['/api/admin/health']],
  ],
};

const timed = async (url: string, cookie: string): Promise<number> => {
  const began = performance.now();
  const response = await fetch(url, { headers: { cookie } });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return performance.now() - began;
};

const timesOf = async (urls: string[], rounds: number, cookie: string): Promise<[number, string][]> => {
  const times: [number, string][] = [];
  for (let round = 0; round < rounds; round += 1)
    for (const url of urls) times.push([await timed(url, cookie), url.replace(/^https?:\/\/[^/]+/, '')]);
  return times;
};

const rowOf = (name: string, times: [number, string][]): string[] => {
  times.sort(([one], [other]) => one - other);
  const at = (share: number) => times[Math.ceil(times.length * share) - 1] ?? [0, ''];
  const [[p50], [p95], [, worst]] = [at(0.5), at(0.95), at(1)];
  return [
    name,
    String(times.length),
    p50.toFixed(0),
    p95.toFixed(0),
    String(LIST_P95_MS),
    verdict(p95 <= LIST_P95_MS),
    worst,
  ];
};

const measureList = async (name: string, urls: string[], rounds: number, cookie = ''): Promise<string[]> =>
  rowOf(name, await timesOf(urls, rounds, cookie));

/** Times the suggestions of firms for the requests of some authorities. */
const measureSuggestions = async (portal: string): Promise<string[]> => {
  const times: [number, string][] = [];
  for (let n = 1; n <= AUTHORITIES; n += 1) {
    const cookie = await signIn(portal, `uat-${n}`);
    const path = '/api/uat/service-requests';
    const { items } = (await (await fetch(portal + path, { headers: { cookie } })).json()) as {
      items: { id: string }[];
    };
    for (const { id } of items) times.push(...(await timesOf([`${portal}${path}/${id}/suggestions`], ROUNDS, cookie)));
  }
  return rowOf('suggested partners', times);
};

/** Times every list of a portal with the bulk data. Returns the cells of a row for each. */
const measureLists = async (portal: string): Promise<string[][]> => {
  const on = (paths: string[]) => paths.map((path) => portal + path);
  const rows: string[][] = [];
  for (const [name, paths] of Object.entries(PUBLIC)) rows.push(await measureList(name, on(paths), 1));
  for (const [who, lists] of Object.entries(SIGNED_IN)) {
    const cookie = await signIn(portal, who);
    for (const [name, paths] of lists) rows.push(await measureList(name, on(paths), ROUNDS, cookie));
  }
  rows.push(await measureSuggestions(portal));
  return rows;
};

const member = (kind: 'uat' | 'firma'): string =>
  `(select m.organisation_id as id, m.account_id from account a join membership m on m.account_id = a.id where a.email = '${kind}-1@bulk.example')`;

/** Gives a fiftieth of the requests to the authority, one offer each of others to the firm, and adjusts projects and reviews. */
const WORK = [
  `update service_request r set organisation_id = u.id, created_by = u.account_id from ${member('uat')} u where substring(r.number from 9)::int % 49 = 7`,
  `update offer o set organisation_id = f.id, created_by = f.account_id from ${member('firma')} f
   where o.id in (select distinct on (request_id) x.id from offer x join service_request r on r.id = x.request_id where substring(r.number from 9)::int % 49 = 11 order by request_id, x.id)
     and not exists (select from offer x where x.request_id = o.request_id and x.organisation_id = f.id)`,
  `update project p set uat_id = r.organisation_id, firma_id = o.organisation_id from service_request r, offer o
   where r.id = p.request_id and o.id = p.offer_id and (p.uat_id, p.firma_id) <> (r.organisation_id, o.organisation_id)`,
  `update review v set author_id = p.uat_id, subject_id = p.firma_id from project p
   where p.id = v.project_id and (v.author_id, v.subject_id) <> (p.uat_id, p.firma_id)`,
];

const articlesOf = (kind: 'uat' | 'firma'): string =>
  `update article t set organisation_id = m.id, created_by = m.account_id from ${member(kind)} m where t.id in
   (select x.id from article x join organisation o on o.id = x.organisation_id where o.kind = '${kind}' order by x.id limit 500)`;

/** Gives solutions and articles to the members, and invites the authority into groups. */
const TEXTS = [
  `update solution s set organisation_id = f.id, created_by = f.account_id from ${member('firma')} f where s.id in (select id from solution order by id limit 200)`,
  articlesOf('uat'),
  articlesOf('firma'),
  `insert into group_part (request_id, organisation_id, status) select r.id, u.id, 'invited'
   from service_request r, ${member('uat')} u where r.organisation_id <> u.id order by r.id limit 300`,
];

/** Inserts conversations of one message each, which different firms have reported. */
const REPORTS = `
  with met as (select id as request_id, organisation_id as uat_id, created_by, title, sent_at from service_request order by id limit 2000),
  begun as (insert into conversation (uat_id, firma_id, started_by, subject, request_id, status, last_number, uat_number, firma_number, uat_at, firma_at)
    select met.uat_id, o.organisation_id, met.uat_id, met.title, met.request_id, 'active', 1, 1, 1, met.sent_at, met.sent_at
    from met join lateral (select organisation_id from offer where request_id = met.request_id limit 1) o on true
    returning id, uat_id, firma_id, request_id),
  written as (insert into message (conversation_id, number, organisation_id, account_id, body, is_note, readers, created_at)
    select b.id, 1, b.uat_id, met.created_by, met.title, false, array[b.uat_id, b.firma_id], met.sent_at from begun b join met using (request_id) returning conversation_id)
  insert into conversation_report (conversation_id, organisation_id, created_by, first_number, last_number, reason, text, status)
  select b.id, b.firma_id, m.account_id, 1, 1, 'spam', met.title, (array['open', 'dismissed', 'upheld'])[1 + (row_number() over (order by b.id))::int % 3]
  from begun b join met using (request_id) join membership m on m.organisation_id = b.firma_id where exists (select from written)`;

/**
 * Gives uat-1 and firma-1 of the bulk data as many rows as members have after years: some 2,000 requests or offers, 1,200 projects and
 * hundreds of articles or solutions. The association gets some 2,000 reports.
 */
export async function makeMembersBusy(orm: MikroORM): Promise<void> {
  await orm.em.fork().transactional(async (em) => {
    for (const sql of [...WORK, ...TEXTS, REPORTS]) await em.execute(sql);
  });
  await orm.em.fork().execute('vacuum (analyze)');
}

/** Measures every list with 100,000 firms and 100,000 authorities, and prints the results. */
export const measureLargeLists = async (): Promise<void> => {
  const portal = await startPortal({ mode: 'all', seed: false, env: { LOG_LEVEL: 'warn' } });
  try {
    console.log('Filling the database: 100.000 firms, 100.000 authorities, 100.000 requests…');
    const orm = await createOrm({ url: portal.databaseUrl, poolSize: 2, use: 'commands' });
    await seedBulk(orm, { ...SIZE, now: new Date() });
    await makeMembersBusy(orm);
    await orm.close(true);
    const rows = await measureLists(portal.url);
    console.log(`\n${table(['lists at 100.000', 'answers', 'p50 ms', 'p95 ms', 'limit', '', 'slowest'], rows)}`);
  } finally {
    await portal.stop();
  }
};
