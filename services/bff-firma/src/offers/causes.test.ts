import { beforeEach, expect, test } from '@jest/globals';
import type { TestApp } from '@psp/bff-kit/testing/app';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { cancelRequest } from '@psp/domain/sourcing/service-requests/end-request';
import { submitOffer } from '@psp/domain/sourcing/offers/own-offer';
import { anOffer, createScenario } from '@psp/domain/testing/scenario';
import { bffFirma } from '../app.ts';

const { app, database } = await startTestApp(bffFirma, 'firma');
const scenario = createScenario(database.orm);
let uat: Awaited<ReturnType<TestApp['as']>>;
let firma: typeof uat;

beforeEach(async () => {
  [uat, firma] = [await app.as({ kind: 'uat' }), await app.as({ kind: 'firma' })];
});

const DAY = '\\d+ \\S+ \\d{4} la \\d\\d:\\d\\d';
const save = (id: string, version = 1) => firma.put(`/offers/${id}`, { version, content: anOffer({ price: 70_000 }) });
const underWay = async () => (await firma.get('/offers?status=open')).json().total;

test('a request that is cancelled while an offer is written says so, with who, when and why; the draft is not under way', async () => {
  const requestId = await scenario.sent(uat.actor);
  const id = await scenario.offer(firma.actor, requestId);
  expect(await underWay()).toBe(1);
  const version = await scenario.versionOf('service_request', requestId);
  await scenario.as(uat.actor, (write) =>
    cancelRequest(write, { id: requestId, version, reason: 'Nu mai sunt bani.' }),
  );
  const refused = await save(id);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'request.submission_closed']);
  expect(refused.json().message).toMatch(
    new RegExp(
      `^Organizația uat a anulat solicitarea, ${DAY}\\. Motivul: Nu mai sunt bani\\. Oferta nu se mai poate depune; textul rămâne păstrat\\.$`,
    ),
  );
  expect(await underWay()).toBe(0);
  expect((await firma.get('/offers?status=draft')).json().total).toBe(1);
});

test('an opening before the deadline is told as one, and a choice without naming the chosen firm', async () => {
  const rival = await app.as({ kind: 'firma' });
  const requestId = await scenario.sent(uat.actor);
  const id = await scenario.offer(firma.actor, requestId);
  const chosen = await scenario.submitted(rival.actor, requestId);
  await scenario.open(uat.actor, requestId);
  expect((await save(id)).json().message).toMatch(
    new RegExp(`^Organizația uat a deschis ofertele, ${DAY}, înainte de termen\\. Oferta nu se mai poate depune`),
  );
  expect(await underWay()).toBe(0);
  await database.orm.em.fork().execute(`update service_request set status = 'in_progress' where id = '${requestId}'`);
  await database.orm.em.fork().execute(`update offer set status = 'accepted' where id = '${chosen}'`);
  expect((await save(id)).json().message).toMatch(/^Organizația uat a acceptat o ofertă, /);
});

test('who saved meanwhile is named to a colleague, and to the same person in another window', async () => {
  const requestId = await scenario.sent(uat.actor);
  const id = await scenario.offer(firma.actor, requestId);
  const colleague = await app.as({ kind: 'firma', organisationId: firma.actor.organisationId });
  await database.orm.em
    .fork()
    .execute(`update account set display_name = 'Dan Popa' where id = '${colleague.actor.accountId}'`);
  await scenario.as(colleague.actor, (write) => submitOffer(write, { id, version: 1 }));
  const refused = await save(id);
  expect(refused.json()).toMatchObject({
    code: 'version.stale',
    message: expect.stringMatching(
      new RegExp(`^Dan Popa a făcut între timp: „Ofertă depusă”, ${DAY}\\. Textul dvs\\. este păstrat`),
    ),
    details: { by: { who: 'Dan Popa', at: expect.stringMatching(/^\d{4}-/) } },
  });
  const own = await colleague.put(`/offers/${id}`, { version: 1, content: anOffer() });
  expect(own.json()).toMatchObject({
    message: expect.stringMatching(/^Chiar dvs\. ați făcut între timp: „Ofertă depusă”/),
    details: { by: { who: null } },
  });
});

test('what an authority prepares by itself is not told to a firm whose page is old', async () => {
  const requestId = await scenario.sent(uat.actor);
  const id = await scenario.submitted(firma.actor, requestId);
  await database.orm.em.fork().execute(
    `insert into audit (account_id, organisation_id, action, entity, entity_id, from_state, to_state, outcome)
     values ('${uat.actor.accountId}', '${uat.actor.organisationId}', 'offer.shortlist', 'offer', '${id}', 'submitted', 'submitted', 'done')`,
  );
  const refused = await save(id);
  expect(refused.json().message).not.toContain('Organizația uat');
});
