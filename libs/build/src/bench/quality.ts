import { readFileSync } from 'node:fs';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { CountyCode, DomainSlug } from '@psp/contracts/taxonomies';
import { createReadDb } from '@psp/domain/read-db';
import { suggestForRequest } from '@psp/domain/sourcing/service-requests/suggestions';

/** A firm as it describes itself. */
interface LabelledFirm {
  domains: DomainSlug[];
  county: CountyCode;
  served?: CountyCode[];
  description: string;
  services: string[];
  specializations?: string[];
  /** Kinds of certificates, without expiry. */
  certificates?: string[];
  /** Number of completed projects in its first domain. */
  work?: number;
  /** Whether its running projects use all of its capacity. */
  isFull?: boolean;
}

/**
 * A request as an authority writes it, with the grades of suitable firms by name: 3 for those to call first, 2 for the next, 1 if need
 * be; others have 0. Grades depend on the firms' services, counties and experience, not on the words of their descriptions.
 */
interface LabelledRequest {
  title: string;
  domain: DomainSlug;
  county: CountyCode | null;
  description: string;
  suits: Record<string, number>;
}

const read = <T>(name: string): T =>
  JSON.parse(readFileSync(new URL(`labelled/${name}.json`, import.meta.url), 'utf8')) as T;

/** Number of firms that count. */
const FIRST = 10;

/** Normalised discounted cumulative gain of the first ten grades, relative to the best order of `all` grades: 1 is the best. */
export const ndcg = (grades: readonly number[], all: readonly number[]): number => {
  const gain = (of: readonly number[]) =>
    of.slice(0, FIRST).reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0);
  return gain(grades) / gain(all.toSorted((one, other) => other - one));
};

type Run = <T extends object>(sql: string, values?: unknown[]) => Promise<T[]>;
const insertedId = async (run: Run, sql: string, values: unknown[] = []): Promise<string> =>
  (await run<{ id: string }>(sql, values))[0]?.id ?? '';

const addFirm = async (run: Run, name: string, firm: LabelledFirm): Promise<void> => {
  const list = (of: string[] = []) => `{${of.map((one) => JSON.stringify(one)).join()}}`;
  const id = await insertedId(
    run,
    `insert into organisation (kind, name, status, county_code, served_counties, description, services, specializations, capacity)
     values ('firma', ?, 'approved', ?, ?, ?, ?, ?, ?) returning id`,
    [
      name,
      firm.county,
      list(firm.served),
      firm.description,
      list(firm.services),
      list(firm.specializations),
      firm.isFull ? 2 : null,
    ],
  );
  for (const domain of firm.domains) await run('insert into organisation_domain values (?, ?)', [id, domain]);
  for (const kind of firm.certificates ?? [])
    await run('insert into certificate (organisation_id, name) values (?, ?)', [id, kind]);
  const work = firm.work ? { [firm.domains[0] ?? '']: firm.work } : {};
  await run('insert into partner_response (organisation_id, running, work) values (?, ?, ?)', [
    id,
    firm.isFull ? 2 : 0,
    JSON.stringify(work),
  ]);
};

/* Finds firms by any word of the request's title and description, in the order of PostgreSQL's own ranking. */
const PLAIN = `select f.name from organisation f, (select replace(search_query(?)::text, '&', '|')::tsquery as words) q
  where f.kind = 'firma' and f.firm_words @@ q.words order by ts_rank(f.firm_words, q.words) desc, f.id limit ${FIRST}`;

interface Quality {
  requests: number;
  firms: number;
  /** Mean gain of suggestions over all requests. */
  engine: number;
  /** Mean gain of the plain search. */
  plain: number;
}

/** Fills an empty, migrated database with the labelled firms and requests, and rates how well suggestions and a plain search rank the firms. */
export const judgeQuality = async (orm: MikroORM): Promise<Quality> => {
  const run: Run = (sql, values = []) => orm.em.fork().execute(sql, values);
  const [firms, requests] = [read<Record<string, LabelledFirm>>('firms'), read<LabelledRequest[]>('requests')];
  for (const [name, firm] of Object.entries(firms)) await addFirm(run, name, firm);
  await run('select search_count_words(100000)');
  await run('select count_telling_words()');
  const organisationId = await insertedId(
    run,
    `insert into organisation (kind, name, status, uat_type, package) values ('uat', 'Comuna', 'approved', 'commune', 'bronze') returning id`,
  );
  const account = await insertedId(
    run,
    `insert into account (email, display_name, password_hash) values ('q@exemplu.ro', 'Q', '') returning id`,
  );
  const sums = { engine: 0, plain: 0 };
  for (const { title, domain, county, description, suits } of requests) {
    const id = await insertedId(
      run,
      `insert into service_request (organisation_id, created_by, title, category, county_code, description, deadline, status, sent_at)
       values (?, ?, ?, ?, ?, ?, now() + interval '9 days', 'sent', now()) returning id`,
      [organisationId, account, title, domain, county, description],
    );
    const { items } = await suggestForRequest(createReadDb(orm), { organisationId }, id, FIRST);
    const gradesOf = (found: { name: string }[]) =>
      ndcg(
        found.map(({ name }) => suits[name] ?? 0),
        Object.values(suits),
      );
    sums.engine += gradesOf(items);
    sums.plain += gradesOf(await run<{ name: string }>(PLAIN, [`${title} ${description}`]));
  }
  const mean = (sum: number) => sum / requests.length;
  return {
    requests: requests.length,
    firms: Object.keys(firms).length,
    engine: mean(sums.engine),
    plain: mean(sums.plain),
  };
};
