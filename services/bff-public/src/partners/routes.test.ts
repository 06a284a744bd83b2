import { beforeAll, expect, test } from '@jest/globals';
import { anAttachment } from '@psp/bff-kit/testing/attachment';
import type { TestApp } from '@psp/bff-kit/testing/app';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { partnerList, partnerView, publicReviews } from '@psp/contracts/partners';
import { newId } from '@psp/domain/id';
import { withdrawOffer } from '@psp/domain/sourcing/offers/own-offer';
import { cancelRequest } from '@psp/domain/sourcing/service-requests/end-request';
import { passTime } from '@psp/domain/operating/lifecycle/pass-time';
import { aPdf } from '@psp/domain/testing/documents';
import { aRequest, createScenario } from '@psp/domain/testing/scenario';
import { bffPublic } from '../app.ts';
import { TODAY } from '@psp/domain/time';

const { app, database } = await startTestApp(bffPublic, 'public');
const scenario = createScenario(database.orm);
let uat: Awaited<ReturnType<TestApp['as']>>;
let firma: typeof uat;
let firm: string;

const run = (query: string) => database.orm.em.fork().execute(query);
beforeAll(async () => {
  [uat, firma] = [await app.as({ kind: 'uat' }), await app.as({ kind: 'firma' })];
  firm = firma.actor.organisationId;
  await run(`update organisation set name = 'Șoimul Digital', created_at = now() - interval '2 days', decided_at = now() - interval '2 days',
      services = '{"Achiziție de echipamente","100% verde"}' where id = '${firm}';
    insert into organisation (kind, name, status, created_at, rating_count, rating_sum) values
      ('firma', 'Țesătorii', 'approved', now() - interval '1 day', 2, 9), ('firma', 'Sarea Verde', 'approved', now() - interval '9 days', 0, 0)`);
});

const names = async (query: string): Promise<string[]> =>
  partnerList.parse((await app.anonymous.get(`/partners?${query}`)).json()).items.map(({ name }) => name);
const profile = async () => partnerView.parse((await app.anonymous.get(`/partners/${firm}`)).json());

test('partners are listed by rating, by name as Romanian sorts it, or the newest first', async () => {
  expect((await names(''))[0]).toBe('Țesătorii');
  expect(await names('sort=name')).toEqual(['Sarea Verde', 'Șoimul Digital', 'Țesătorii']);
  expect(await names('sort=newest')).toEqual(['Țesătorii', 'Șoimul Digital', 'Sarea Verde']);
});

test('a few best marks weigh less than many good ones, by the average of all firms', async () => {
  await run(`insert into organisation (kind, name, status, rating_count, rating_sum) values
    ('firma', 'Puține note', 'approved', 2, 10), ('firma', 'Multe note', 'approved', 40, 196)`);
  expect((await names('')).slice(0, 3)).toEqual(['Multe note', 'Puține note', 'Țesătorii']);
  await passTime(database.orm, new Date());
  const weighed = await run(`select distinct rating_prior::text as prior from organisation where rating_count > 0`);
  expect(weighed).toEqual([{ prior: '4.9' }]);
  expect((await passTime(database.orm, new Date())).map(({ step }) => step)).not.toContain('weighRatings');
  await run(`delete from organisation where name in ('Puține note', 'Multe note')`);
});

test('partners are found in whatever form a word stands, and signs are only signs', async () => {
  expect(await names('q=achizitiile')).toEqual(['Șoimul Digital']);
  expect(await names('q=SOIMUL echipament')).toEqual(['Șoimul Digital']);
  expect(await names(`q=${encodeURIComponent('100%')}`)).toEqual(['Șoimul Digital']);
  for (const text of ['%', '_', "'; drop table", '"', '\\', 'de la și'])
    expect((await names(`q=${encodeURIComponent(text)}`)).length).toBeLessThanOrEqual(1);
});

test('whose name has the words comes before the better rated, unless another order is asked for', async () => {
  expect(await names('q=verde')).toEqual(['Sarea Verde', 'Șoimul Digital']);
  await run(`update organisation set description = 'Digitale' where name = 'Țesătorii'`);
  expect(await names('q=digitale')).toEqual(['Șoimul Digital', 'Țesătorii']);
  expect(await names('q=digital&sort=newest')).toEqual(['Țesătorii', 'Șoimul Digital']);
  expect(await names('q=de la')).toEqual([]);
});

test.each(['q=' + 'x'.repeat(10_000), 'category=magie', 'county=ZZ', 'sort=random', 'page=0', 'altceva=1'])(
  'what makes no sense is refused: %.20s',
  async (query) => {
    expect((await app.anonymous.get(`/partners?${query}`)).statusCode).toBe(400);
  },
);

test('a page past the end is empty and says how many there are', async () => {
  expect((await app.anonymous.get('/partners?page=9')).json()).toMatchObject({ items: [], total: 3, page: 9 });
});

test('of very many the first 1.000 are shown in the order of all, and the rest is not counted', async () => {
  await run(`insert into organisation (kind, name, status, county_code, description, rating_count, rating_sum)
    select 'firma', case when n % 9 = 0 then 'Atelier ' else 'Casa ' end || n, 'approved', 'CJ', 'Atelierul nostru', n % 7, n % 7 * (1 + n % 5)
    from generate_series(1, 1100) n`);
  const inOrder = async (order: string) =>
    (
      await database.orm.em
        .fork()
        .execute<{ name: string }[]>(
          `select name from organisation f where county_code = 'CJ' order by ${order} limit 1000`,
        )
    ).map(({ name }) => name);
  const best = 'rating_order desc nulls last, rating_count desc, id';
  const orders = {
    'county=CJ': best,
    'county=CJ&q=atelier': `name like 'Atelier%' desc, ${best}`,
    'q=atelier&sort=name': 'name collate "ro-x-icu", id',
    'q=atelier&sort=newest': 'created_at desc, id desc',
  };
  for (const [query, order] of Object.entries(orders)) {
    const all = await inOrder(order);
    for (const page of [1, 2, 26, 50]) {
      const list = partnerList.parse((await app.anonymous.get(`/partners?${query}&page=${page}`)).json());
      expect(list).toMatchObject({ total: 1000, totalIsCapped: true, page });
      expect([query, page, list.items.map(({ name }) => name)]).toEqual([
        query,
        page,
        all.slice(20 * page - 20, 20 * page),
      ]);
    }
    expect(await names(`${query}&page=51`)).toEqual([]);
  }
  await run(`delete from organisation where county_code = 'CJ'`);
});

test('a profile shows the certificates and discounts of today, works and team', async () => {
  await run(`insert into certificate (organisation_id, name, issued_on, valid_until, filed_at) values
      ('${firm}', 'De ieri', '2020-01-01', ${TODAY} - 1, now()), ('${firm}', 'Până azi', '2024-01-01', ${TODAY}, now()),
      ('${firm}', 'Fără termen', null, null, null);
    insert into portfolio_item (organisation_id, name, beneficiary, budget, year) values
      ('${firm}', 'Arhivă', 'Comuna Sadu', 12000.5, 2023), ('${firm}', 'Portal', '', null, 2025);
    insert into team_member (organisation_id, name, position, experience, sort) values ('${firm}', 'Ana Pop', 'Manager', '9 ani', 2), ('${firm}', 'Ion Albu', 'Analist', '', 1);
    insert into discount (organisation_id, title, valid_until) values ('${firm}', 'Trecută', '2020-01-01'),
      ('${firm}', 'De azi', ${TODAY}), ('${firm}', 'Fără termen', null)`);
  const view = await profile();
  expect(view.certificates.map(({ name, expired, isFiled }) => [name, expired, isFiled])).toEqual([
    ['Fără termen', false, false],
    ['Până azi', false, true],
  ]);
  expect(view.portfolio.map(({ year, budget }) => [year, budget])).toEqual([
    [2025, null],
    [2023, 12_000.5],
  ]);
  expect(view.team.map(({ name }) => name)).toEqual(['Ion Albu', 'Ana Pop']);
  expect(view.discounts.map(({ title }) => title)).toEqual(['De azi', 'Fără termen']);
});

const wait = (requestId: string, hours: number) =>
  run(`update service_request set sent_at = now() - interval '1 day' where id = '${requestId}';
    alter table audit disable trigger audit_append_only;
    update audit set at = now() - interval '1 day' + interval '${hours} hours' where action = 'offer.submit'
      and entity_id = (select id from offer where request_id = '${requestId}')`);

test('the usual time to answer is half-way among all opened offers, and only said of three or more', async () => {
  const answer = async (hours: number) => {
    const { requestId } = await scenario.opened(uat.actor, [firma.actor]);
    await wait(requestId, hours);
  };
  await answer(2);
  await answer(20);
  expect((await profile()).responseTime).toEqual({ answers: 2, medianHours: null });
  await answer(5);
  await scenario.offer(firma.actor, await scenario.sent(uat.actor));
  expect((await profile()).responseTime).toEqual({ answers: 3, medianHours: 5 });
});

test('a sealed offer changes nothing of it until its request is opened or ends, a withdrawn one never does', async () => {
  const answers = async () => (await profile()).responseTime.answers;
  const counted = await answers();
  const [opening, ending, left] = [
    await scenario.sent(uat.actor),
    await scenario.sent(uat.actor),
    await scenario.sent(uat.actor),
  ];
  for (const id of [opening, ending]) await scenario.submitted(firma.actor, id);
  const other = await app.as({ kind: 'firma' });
  await scenario.submitted(other.actor, left);
  const withdrawn = await scenario.submitted(firma.actor, left);
  await scenario.as(firma.actor, async (write) =>
    withdrawOffer(write, { id: withdrawn, version: await scenario.versionOf('offer', withdrawn) }),
  );
  expect(await answers()).toBe(counted);
  await scenario.open(uat.actor, opening);
  expect(await answers()).toBe(counted + 1);
  const version = await scenario.versionOf('service_request', ending);
  await scenario.as(uat.actor, (write) => cancelRequest(write, { id: ending, version, reason: 'Nu mai e nevoie.' }));
  await scenario.open(uat.actor, left);
  expect(await answers()).toBe(counted + 2);
  await run(`update offer set status = 'withdrawn' where request_id in ('${opening}', '${ending}')`);
});

test('it counts from the invitation where the request was sent before', async () => {
  const id = await scenario.sent(uat.actor, aRequest({ visibility: 'invited', invited: [firm] }));
  await scenario.submitted(firma.actor, id);
  await scenario.open(uat.actor, id);
  await wait(id, 23);
  await run(`update service_request_invitation set created_at = now() - interval '2 hours' where request_id = '${id}'`);
  expect((await profile()).responseTime).toEqual({ answers: 4, medianHours: 3.5 });
});

test('finished work names the authority, and its title unless only invited firms could read it', async () => {
  const open = await scenario.completed(uat.actor, firma.actor);
  const closed = await scenario.completed(uat.actor, firma.actor);
  await run(
    `update service_request set visibility = 'invited' where id = (select request_id from project where id = '${closed}')`,
  );
  const { projects, completedProjects } = await profile();
  expect(completedProjects).toBe(2);
  expect(projects.find(({ id }) => id === open)).toMatchObject({
    title: 'Digitalizarea registrului agricol',
    authority: uat.actor.organisationName,
  });
  expect(projects.find(({ id }) => id === closed)).toMatchObject({ title: null, category: 'it-digitalizare' });
});

test('all reviews are reached by their pages, none of a firm that is not listed', async () => {
  const id = await scenario.completed(uat.actor, firma.actor);
  await run(`alter table review disable trigger user; set session_replication_role = replica;
    insert into review (project_id, author_id, subject_id, written_by, rating, quality, timeliness, communication, price, body, published_at)
    select uuidv7(), '${uat.actor.organisationId}', '${firm}', '${uat.actor.accountId}', 5, 5, 5, 5, 5, 'Recenzia ' || n, now() - n * interval '1 hour'
    from generate_series(1, 45) n; set session_replication_role = origin`);
  const page = async (query: string) =>
    publicReviews.parse((await app.anonymous.get(`/partners/${firm}/reviews?${query}`)).json());
  expect((await profile()).reviews).toHaveLength(20);
  const bodies = [];
  for (const number of [1, 2, 3]) bodies.push(...(await page(`page=${number}`)).items.map(({ body }) => body));
  expect(bodies).toEqual(Array.from({ length: 45 }, (_, n) => `Recenzia ${n + 1}`));
  expect(await page('page=4')).toMatchObject({ items: [], total: 45 });
  for (const other of [newId(), uat.actor.organisationId])
    expect((await app.anonymous.get(`/partners/${other}/reviews`)).statusCode).toBe(404);
  expect(id).toBeTruthy();
});

test('visitors download the file of a certificate that its firm shows until its last day, and no other', async () => {
  const file = await anAttachment(app, firma.actor);
  const [shown, hidden] = [newId(), newId()];
  await run(`insert into certificate (id, organisation_id, name, shows_files) values
      ('${shown}', '${firm}', 'ISO 9001', true), ('${hidden}', '${firm}', 'ISO 14001', false);
    insert into attachment (certificate_id, file_id) values ('${shown}', '${file.id}'), ('${hidden}', '${file.id}')`);
  const read = (id: string) => app.anonymous.get(`/certificates/${id}/attachments/${file.id}`);
  expect((await read(shown)).rawPayload).toEqual(aPdf());
  expect((await read(hidden)).statusCode).toBe(404);
  const validUntil = (day: string) => run(`update certificate set valid_until = ${day} where id = '${shown}'`);
  await validUntil(`${TODAY} - 1`);
  expect((await read(shown)).statusCode).toBe(404);
  await validUntil(TODAY);
  expect((await read(shown)).statusCode).toBe(200);
  await run(`update organisation set status = 'suspended' where id = '${firm}'`);
  expect((await read(shown)).statusCode).toBe(404);
  await run(`update organisation set status = 'approved' where id = '${firm}'`);
});
