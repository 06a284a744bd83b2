import type { MikroORM } from '@mikro-orm/postgresql';
import { migrate } from '@psp/domain/migrate';
import { seedBasics } from '@psp/domain/seed-basics';
import { createOrm } from '@psp/domain/orm';
import { signIn } from './data.ts';
import { judgeQuality } from './quality.ts';
import { table, verdict } from './report.ts';
import { percentile, timeOf } from './timing.ts';

const LIMIT_MS = 50;
const ROUNDS = 3;
/** Number of firms, and of authorities, that are measured one after the other. */
const MEMBERS = 12;
const PAGES = [1, 2, 20, 50];

/* One open request of each authority; only the last requests of the bulk data are open. */
const OPEN = `select distinct on (a.email) split_part(a.email::text, '@', 1) as name, r.id from service_request r
  join account a on a.id = r.created_by where r.status = 'sent' and r.deadline > now() order by a.email, r.id limit ${MEMBERS}`;

const timesOf = async (urls: { url: string; cookie: string }[]): Promise<number[]> => {
  for (const { url, cookie } of urls) await timeOf(url, cookie);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { url, cookie } of urls) times.push(await timeOf(url, cookie));
  return times;
};

const requestsForFirms = async (portal: string): Promise<number[]> => {
  const urls: { url: string; cookie: string }[] = [];
  for (let n = 1; n <= MEMBERS; n += 1) {
    const cookie = await signIn(portal, `firma-${n}`);
    urls.push(...PAGES.map((page) => ({ url: `${portal}/api/firma/opportunities?page=${page}`, cookie })));
  }
  return timesOf(urls);
};

const firmsForRequests = async (portal: string, orm: MikroORM): Promise<number[]> => {
  const urls: { url: string; cookie: string }[] = [];
  for (const { name, id } of await orm.em.fork().execute<{ name: string; id: string }[]>(OPEN))
    urls.push({ url: `${portal}/api/uat/service-requests/${id}/suggestions`, cookie: await signIn(portal, name) });
  return timesOf(urls);
};

/* Uses a separate database, so that it holds only labelled firms. */
const judgeInOwnDatabase = async (orm: MikroORM, databaseUrl: string) => {
  await orm.em.fork().execute('create database matching_quality');
  const url = new URL(databaseUrl);
  url.pathname = '/matching_quality';
  const own = await createOrm({ url: url.href, poolSize: 2, use: 'commands' });
  try {
    await migrate(own);
    await seedBasics(own);
    return await judgeQuality(own);
  } finally {
    await own.close(true);
  }
};

/** Times both orders by suitability over the bulk data, one request at a time, and rates their quality. Returns the lines to print. */
export const measureMatching = async (portal: string, databaseUrl: string): Promise<string> => {
  const orm = await createOrm({ url: databaseUrl, poolSize: 1, use: 'commands' });
  try {
    const row = (name: string, times: number[]) => {
      const p95 = percentile(times, 0.95);
      return [
        name,
        `${times.length}`,
        percentile(times, 0.5).toFixed(0),
        p95.toFixed(0),
        `${LIMIT_MS}`,
        verdict(p95 < LIMIT_MS),
      ];
    };
    const rows = [
      row('100.000 requests for one firm', await requestsForFirms(portal)),
      row('10.000 firms for one request', await firmsForRequests(portal, orm)),
    ];
    const { requests, firms, engine, plain } = await judgeInOwnDatabase(orm, databaseUrl);
    const judged = [
      ['by suitability', engine.toFixed(3), verdict(engine > plain)],
      ['plain text search', plain.toFixed(3), ''],
    ];
    return [
      table(['order by suitability', 'answers', 'p50 ms', 'p95 ms', 'limit', ''], rows),
      table([`${requests} labelled requests, ${firms} firms`, 'nDCG@10', ''], judged),
    ].join('\n\n');
  } finally {
    await orm.close(true);
  }
};
