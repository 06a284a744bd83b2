import { beforeEach, describe, expect, test } from '@jest/globals';
import type { TestApp } from '@psp/bff-kit/testing/app';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { opportunityList, opportunityView, type OpportunityView } from '@psp/contracts/opportunities';
import { newId } from '@psp/domain/id';
import { anOffer, aRequest, createScenario } from '@psp/domain/testing/scenario';
import { bffFirma } from '../app.ts';

const { app, database } = await startTestApp(bffFirma, 'firma');
const scenario = createScenario(database.orm);
let uat: Awaited<ReturnType<TestApp['as']>>;
let firma: typeof uat;
let otherFirma: typeof uat;

beforeEach(async () => {
  [uat, firma, otherFirma] = [
    await app.as({ kind: 'uat' }),
    await app.as({ kind: 'firma' }),
    await app.as({ kind: 'firma' }),
  ];
});

const view = (response: { statusCode: number; json(): unknown }): OpportunityView => {
  expect(response.statusCode).toBe(200);
  return opportunityView.parse(response.json());
};
const pastDeadline = (id: string) =>
  database.orm.em
    .fork()
    .execute(`update service_request set deadline = now() - interval '1 minute' where id = '${id}'`);

describe('the list', () => {
  const numbersOf = async (query: string): Promise<string[]> =>
    opportunityList.parse((await firma.get(`/opportunities?${query}`)).json()).items.map(({ title }) => title);

  test('shows what is open and suits first; drafts and requests for others never', async () => {
    await database.orm.em
      .fork()
      .execute(`insert into organisation_domain values ('${firma.actor.organisationId}', 'mediu')`);
    const tag = newId().slice(-8);
    await scenario.draft(uat.actor, aRequest({ title: `${tag} ciornă` }));
    await scenario.sent(uat.actor, aRequest({ title: `${tag} alt domeniu` }));
    await scenario.sent(uat.actor, aRequest({ title: `${tag} domeniul meu`, category: 'mediu' }));
    const invited = aRequest({
      title: `${tag} pentru alții`,
      visibility: 'invited',
      invited: [otherFirma.actor.organisationId],
    });
    await scenario.sent(uat.actor, invited);
    const mine = aRequest({ title: `${tag} invitată`, visibility: 'invited', invited: [firma.actor.organisationId] });
    await scenario.sent(uat.actor, mine);
    expect(await numbersOf(`q=${tag}`)).toEqual([`${tag} invitată`, `${tag} domeniul meu`, `${tag} alt domeniu`]);
    expect(await numbersOf(`q=${tag}&category=mediu`)).toEqual([`${tag} domeniul meu`]);
    expect(await numbersOf(`q=${tag}&county=CJ`)).toEqual([]);
    await scenario.sent(uat.actor, aRequest({ title: `${tag} consultare` }), 'consultation');
    expect(await numbersOf(`q=${tag}&kind=consultation`)).toEqual([`${tag} consultare`]);
    expect(await numbersOf(`q=${tag}&kind=purchase&category=mediu`)).toEqual([`${tag} domeniul meu`]);
    expect(await numbersOf(`q=${tag}&kind=purchase&sort=newest`)).toEqual([
      `${tag} invitată`,
      `${tag} domeniul meu`,
      `${tag} alt domeniu`,
    ]);
  });

  test('active, responded and closed are derived for each firm', async () => {
    const tag = newId().slice(-8);
    const answered = await scenario.sent(uat.actor, aRequest({ title: `${tag} răspuns` }));
    const closed = await scenario.sent(uat.actor, aRequest({ title: `${tag} închis` }));
    await scenario.sent(uat.actor, aRequest({ title: `${tag} activ` }));
    await scenario.submitted(firma.actor, answered);
    await pastDeadline(closed);
    for (const status of ['active', 'responded', 'closed'] as const) {
      const label = { active: 'activ', responded: 'răspuns', closed: 'închis' }[status];
      expect(await numbersOf(`q=${tag}&status=${status}`)).toEqual([`${tag} ${label}`]);
    }
    expect(await numbersOf(`q=${tag}&status=all`)).toHaveLength(3);
  });

  test('an offer that must be confirmed again is told apart from one that stands', async () => {
    const tag = newId().slice(-8);
    const id = await scenario.sent(uat.actor, aRequest({ title: `${tag} de reconfirmat` }));
    const offerId = await scenario.submitted(firma.actor, id);
    const itemOf = async () =>
      opportunityList.parse((await firma.get(`/opportunities?q=${tag}&status=responded`)).json()).items;
    expect(await itemOf()).toMatchObject([{ status: 'responded', toConfirm: false }]);
    await database.orm.em.fork().execute(`update offer set status = 'to_confirm' where id = '${offerId}'`);
    expect(await itemOf()).toMatchObject([{ status: 'responded', toConfirm: true }]);
    expect((await firma.get(`/opportunities/${id}`)).json()).toMatchObject({ toConfirm: true });
  });

  test.each(['active', 'all', 'closed'])(
    '%s: pages follow on each other, and counting stops at 1.000',
    async (status) => {
      const tag = newId().slice(-8);
      const model = await scenario.sent(uat.actor);
      if (status === 'closed') await pastDeadline(model);
      await database.orm.em.fork().execute(
        `insert into service_request (organisation_id, created_by, title, category, description, deadline, status, sent_at)
       select organisation_id, created_by, '${tag} ' || n, category, description, deadline, status, sent_at + n * interval '1 second'
       from service_request, generate_series(1, 1025) n where id = '${model}'`,
      );
      const page = async (number: number) =>
        opportunityList.parse(
          (await firma.get(`/opportunities?q=${tag}&status=${status}&sort=newest&page=${number}`)).json(),
        );
      const titles = async (number: number) => (await page(number)).items.map(({ title }) => title);
      const downFrom = (last: number, count: number) => Array.from({ length: count }, (_, n) => `${tag} ${last - n}`);
      expect(await titles(1)).toEqual(downFrom(1025, 20));
      expect(await titles(2)).toEqual(downFrom(1005, 20));
      expect(await titles(50)).toEqual(downFrom(45, 20));
      expect(await titles(51)).toEqual([]);
      for (const number of [1, 50, 51]) expect(await page(number)).toMatchObject({ total: 1000, totalIsCapped: true });
    },
  );

  test.each(['q=%25', 'q=%27%3B--', `q=${'a'.repeat(200)}`])('odd input %s is only text', async (query) => {
    expect((await firma.get(`/opportunities?${query}`)).statusCode).toBe(200);
  });
  test.each(['category=x', 'county=ZZ', 'status=open', 'page=0', 'foo=1', `q=${'a'.repeat(10_000)}`])(
    '%s is refused',
    async (query) => {
      expect((await firma.get(`/opportunities?${query}`)).statusCode).toBe(400);
    },
  );
});

test('views count each firm once; responses count submitted offers, once they are no longer sealed', async () => {
  const id = await scenario.sent(uat.actor);
  for (let n = 0; n < 3; n++) expect((await firma.post(`/opportunities/${id}/views`)).statusCode).toBe(204);
  await otherFirma.post(`/opportunities/${id}/views`);
  await scenario.offer(firma.actor, id);
  await scenario.submitted(otherFirma.actor, id);
  expect(view(await firma.get(`/opportunities/${id}`))).toMatchObject({ views: 2, responses: null });
  await scenario.open(uat.actor, id);
  expect(view(await firma.get(`/opportunities/${id}`))).toMatchObject({ views: 2, responses: 1 });
});

describe('questions', () => {
  test('a question is asked once, and other firms see it only with its answer', async () => {
    const id = await scenario.sent(uat.actor);
    const key = { 'idempotency-key': newId() };
    await firma.post(`/opportunities/${id}/questions`, { body: 'Câte fișe sunt?' }, key);
    const asked = view(await firma.post(`/opportunities/${id}/questions`, { body: 'Câte fișe sunt?' }, key));
    expect(asked.questions).toMatchObject([{ body: 'Câte fișe sunt?', own: true, answer: null, actions: [] }]);
    expect(view(await otherFirma.get(`/opportunities/${id}`)).questions).toEqual([]);
    expect((await firma.post(`/opportunities/${id}/questions`, { body: '' })).statusCode).toBe(400);
  });

  test('after the deadline nobody asks', async () => {
    const id = await scenario.sent(uat.actor);
    await pastDeadline(id);
    expect((await firma.post(`/opportunities/${id}/questions`, { body: 'Încă?' })).json()).toMatchObject({
      code: 'request.submission_closed',
    });
  });
});

describe('starting an offer', () => {
  test('gives a draft; a second one of the same firm is refused even at the same moment', async () => {
    const id = await scenario.sent(uat.actor);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => firma.post(`/opportunities/${id}/offers`, { content: anOffer() })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(
      new Set(answers.filter(({ statusCode }) => statusCode !== 200).map((a) => a.json<{ code: string }>().code)),
    ).toEqual(new Set(['offer.exists']));
    expect(view(await firma.get(`/opportunities/${id}`))).toMatchObject({
      offer: { status: 'draft', content: { price: 68_400 } },
      actions: ['ask'],
    });
  });

  test('after the deadline it is refused, nothing is changed, and the refusal is recorded', async () => {
    const id = await scenario.sent(uat.actor);
    await pastDeadline(id);
    const answer = await firma.post(`/opportunities/${id}/offers`, { content: anOffer() });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      message: expect.stringMatching(
        /^Termenul de depunere a trecut, \d+ \S+ \d{4} la \d\d:\d\d\. Oferta nu se mai poate depune; textul rămâne păstrat\.$/,
      ),
    });
    const rows = await database.orm.em
      .fork()
      .execute(`select outcome, account_id from audit where entity_id = '${id}' and outcome = 'refused'`);
    expect(rows).toEqual([{ outcome: 'refused', account_id: firma.actor.accountId }]);
  });
});

test.each([
  ['GET', '', undefined],
  ['POST', '/questions', { body: 'Cine?' }],
  ['POST', '/offers', { content: anOffer() }],
] as const)('a request for invited firms does not exist for others: %s %s', async (method, path, body) => {
  const id = await scenario.sent(
    uat.actor,
    aRequest({ visibility: 'invited', invited: [otherFirma.actor.organisationId] }),
  );
  expect((await firma.call(method, `/opportunities/${id}${path}`, body)).statusCode).toBe(404);
  expect((await otherFirma.get(`/opportunities/${id}`)).statusCode).toBe(200);
});

test('neither an id that is not one nor a draft exists', async () => {
  expect((await firma.get('/opportunities/abc')).statusCode).toBe(404);
  expect((await firma.get(`/opportunities/${await scenario.draft(uat.actor)}`)).statusCode).toBe(404);
});
