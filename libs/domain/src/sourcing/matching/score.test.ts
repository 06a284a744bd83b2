import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { MATCH_WEIGHTS } from '@psp/contracts/match-weights';
import { sql } from 'kysely';
import { createReadDb, type Db } from '../../read-db.ts';
import { oneRow } from '../../sql.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { me, withRecord } from './facts.ts';
import { reasonsForFirm } from './reasons.ts';
import { score } from './score.ts';
import { askedRequest, factsForRequest } from './suggest.ts';

let database: TestDatabase;
let db: Db;
let authority: string;
const idOf = async (query: string, values: unknown[] = []): Promise<string> => {
  const [row] = await database.orm.em.fork().execute<{ id: string }[]>(query, values);
  return row?.id ?? '';
};
const run = (query: string, values: unknown[] = []) => database.orm.em.fork().execute(query, values);

beforeAll(async () => {
  database = await createTestDatabase();
  db = createReadDb(database.orm);
  authority = await idOf(
    `insert into organisation (kind, name, status, uat_type, package, county_code) values ('uat', 'Comuna', 'approved', 'commune', 'bronze', 'SB') returning id`,
  );
  await run(`insert into account (email, display_name, password_hash) values ('a@exemplu.ro', 'A', 'x')`);
});
afterAll(() => database.close());

interface Firm {
  domain?: string;
  values?: Record<string, unknown>;
  record?: string;
}

const firm = async ({ domain = 'mediu', values = {}, record }: Firm = {}): Promise<string> => {
  const id = await idOf(`insert into organisation (kind, name, status) values ('firma', 'F', 'approved') returning id`);
  await run('insert into organisation_domain values (?, ?)', [id, domain]);
  const columns = { county_code: 'CJ', ...values };
  const set = Object.keys(columns).map((column) => `${column} = ?`);
  await run(`update organisation set ${set.join()} where id = ?`, [...Object.values(columns), id]);
  if (record)
    await run(
      `insert into partner_response (organisation_id, running, work, invited, answered) values (?, ${record})`,
      [id],
    );
  return id;
};
const request = (title: string, county: string | null, description = 'Text.'): Promise<string> =>
  idOf(
    `insert into service_request (organisation_id, created_by, title, category, description, county_code, deadline, status, sent_at)
     select ?, id, ?, 'mediu', ?, ?, now() + interval '9 days', 'sent', now() from account limit 1 returning id`,
    [authority, title, description, county],
  );

/** Score of a pair in the firm's list and in the authority's suggestions. */
const scores = async (firmId: string, requestId: string): Promise<[number, number]> => {
  const ofFirm = await oneRow(
    db,
    sql<{ n: number }>`select ${score} as n from service_request r, ${me(firmId)} where r.id = ${requestId}`,
  );
  const ofAuthority = await oneRow(
    db,
    sql<{ n: number }>`with ${askedRequest(requestId, authority)} select ${score} as n
      from asked r, organisation f ${withRecord}, ${factsForRequest} where f.id = ${firmId}`,
  );
  return [ofFirm?.n ?? 0, ofAuthority?.n ?? 0];
};
const scoreOf = async (firmId: string, requestId: string): Promise<number> => (await scores(firmId, requestId))[0];

test('the weights add up to 100', () => {
  expect(Object.values(MATCH_WEIGHTS).reduce((sum, one) => sum + one, 0)).toBe(100);
});

test('firms and authorities see the same score for every pair', async () => {
  const firms = [
    await firm(),
    await firm({ domain: 'resurse-umane' }),
    await firm({ values: { specializations: '{Colectarea deșeurilor}', served_counties: '{SB,BV}', capacity: 2 } }),
    await firm({
      values: { description: 'Audit energetic și de mediu.', capacity: 1 },
      record: `1, '{"mediu": 3}', 8, 2`,
    }),
  ];
  const requests = [
    await request('Colectare deșeuri', 'SB'),
    await request('Audit energetic', 'CJ', 'Se cere ISO 9001 și ISO 14001.'),
    await request('Oriunde', null),
  ];
  for (const firmId of firms)
    for (const requestId of requests) {
      const [ofFirm, ofAuthority] = await scores(firmId, requestId);
      expect(ofFirm).toBeGreaterThan(0);
      expect(ofFirm).toBeLessThan(100);
      expect(ofAuthority).toBeCloseTo(ofFirm, 10);
    }
});

test('a firm without a record ranks above one with a poor record and below one with a good record', async () => {
  const id = await request('Studiu', 'CJ');
  const fresh = await scoreOf(await firm(), id);
  const proven = await scoreOf(await firm({ values: { capacity: 5 }, record: `0, '{"mediu": 4}', 6, 6` }), id);
  const silent = await scoreOf(await firm({ values: { capacity: 5 }, record: `5, '{}', 6, 0` }), id);
  expect(fresh).toBeLessThan(proven);
  expect(fresh).toBeGreaterThan(silent);
  const { work, capacity, response, certificates } = MATCH_WEIGHTS;
  const { domain, county, language } = MATCH_WEIGHTS;
  expect(fresh).toBeCloseTo(domain + county + language + (work + capacity + response + certificates) / 2, 10);
});

test('each further project in the domain adds less than the previous one, projects in other domains add nothing', async () => {
  const id = await request('Studiu', 'CJ');
  const of = async (work: string) => scoreOf(await firm({ record: `0, '${work}', 0, 0` }), id);
  const [none, one, two, three] = [
    await of('{}'),
    await of('{"mediu": 1}'),
    await of('{"mediu": 2}'),
    await of('{"mediu": 3}'),
  ];
  expect(one - none).toBeGreaterThan(two - one);
  expect(two - one).toBeGreaterThan(three - two);
  expect(await of('{"resurse-umane": 9}')).toBeCloseTo(none, 10);
});

test('rating, verification and age of a firm do not change the score', async () => {
  const id = await request('Studiu', 'CJ');
  const plain = await scoreOf(await firm(), id);
  const praised = await firm({
    values: { rating_count: 10, rating_sum: 50, verified_at: new Date(), created_at: '2020-01-01' },
  });
  expect(await scoreOf(praised, id)).toBeCloseTo(plain, 10);
});

describe('words', () => {
  const BOILERPLATE =
    'Recepția se face de funcționarul responsabil, plata pe factură la 30 de zile, cu garanție, prin proces-verbal pe formularul anexat.';
  const ofIt = { domain: 'it-digitalizare', values: { description: `Registratură și portaluri. ${BOILERPLATE}` } };
  const notificationsFor = async (firmId: string, requestId: string): Promise<string[] | undefined> => {
    const row = await oneRow(
      db,
      sql<{ reasons: { code: string; words?: string[] }[] }>`select ${reasonsForFirm(sql`false`)} as reasons
        from service_request r, ${me(firmId)} where r.id = ${requestId}`,
    );
    return row?.reasons.find(({ code }) => code === 'words')?.words;
  };
  const requestOf = async (domain: string, title: string, description: string): Promise<string> => {
    const id = await request(title, 'SB', description);
    await run('update service_request set category = ? where id = ?', [domain, id]);
    return id;
  };

  test('about payment, reception and form do not count, with or without word statistics', async () => {
    const firmId = await firm(ofIt);
    const [plain, wordy] = [await request('Studiu', 'SB'), await request('Studiu', 'SB', BOILERPLATE)];
    expect(await scoreOf(firmId, wordy)).toBeCloseTo(await scoreOf(firmId, plain), 10);
    expect(await notificationsFor(firmId, wordy)).toBeUndefined();
    await run('select count_telling_words()');
    expect(await scoreOf(firmId, wordy)).toBeCloseTo(await scoreOf(firmId, plain), 10);
    expect(await notificationsFor(firmId, wordy)).toBeUndefined();
  });

  test('count if they distinguish domains, and a reason names at most two', async () => {
    await requestOf('it-digitalizare', 'Registratură și portal', 'Arhivă cu portal.');
    const DOMAINS = ['mediu', 'resurse-umane', 'consultanta-juridica', 'it-digitalizare'];
    for (const domain of DOMAINS) await requestOf(domain, 'Cu drumuri', 'Despre drumul prin pădure.');
    await run('select count_telling_words()');
    await run('select search_count_words(1000)');
    const firmId = await firm({ ...ofIt, values: { description: 'Registratură, portaluri, arhivă și drumuri.' } });
    const id = await requestOf('it-digitalizare', 'Registratură', 'Portal și arhivă, cu drum cu tot.');
    await run('select search_count_words(1000)');
    const words = await notificationsFor(firmId, id);
    expect(words).toHaveLength(2);
    expect(words?.join()).not.toMatch(/drum/);
  });

  test('weigh less than a domain of the firm, however many there are', async () => {
    const many = Array.from(
      { length: 40 },
      (_, index) => `cuvânt${String.fromCharCode(97 + (index % 26)).repeat(1 + index / 26)}`,
    ).join(' ');
    const id = await request(many.slice(0, 150), 'SB', many);
    const own = await firm();
    const wordy = await firm({ domain: 'it-digitalizare', values: { description: many } });
    expect(await scoreOf(own, id)).toBeGreaterThan(await scoreOf(wordy, id));
  });
});
