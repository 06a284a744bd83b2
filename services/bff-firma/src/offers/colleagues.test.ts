import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { discardOffer } from '@psp/domain/sourcing/offers/own-offer';
import { cancelRequest } from '@psp/domain/sourcing/service-requests/end-request';
import { saveRequest } from '@psp/domain/sourcing/service-requests/write-request';
import { anOffer, aRequest, createScenario } from '@psp/domain/testing/scenario';
import { bffFirma } from '../app.ts';

const { app, database, rows } = await startTestApp(bffFirma, 'firma');
const scenario = createScenario(database.orm);
const DAY = '\\d+ \\S+ \\d{4} la \\d\\d:\\d\\d';

/** A firm with two people and a request that takes offers. */
const start = async () => {
  const [uat, ana] = [await app.as({ kind: 'uat' }), await app.as({ kind: 'firma' })];
  const dan = await app.as({ kind: 'firma', organisationId: ana.actor.organisationId });
  await rows(`update account set display_name = 'Dan Popa' where id = ?`, [dan.actor.accountId]);
  return { uat, ana, dan, requestId: await scenario.sent(uat.actor) };
};

test('a draft that a colleague saved names the colleague, not who began it', async () => {
  const { ana, dan, requestId } = await start();
  const id = await scenario.offer(ana.actor, requestId);
  const save = (who: typeof ana, version: number) =>
    who.put(`/offers/${id}`, { version, content: anOffer({ price: 70_000 + version }) });
  expect((await save(dan, 1)).statusCode).toBe(200);
  expect((await save(dan, 2)).statusCode).toBe(200);
  expect((await save(ana, 1)).json()).toMatchObject({
    code: 'version.stale',
    message: expect.stringMatching(new RegExp(`^Dan Popa a făcut între timp: „Ofertă modificată”, ${DAY}\\.`)),
    details: { by: { who: 'Dan Popa' } },
  });
  const acts = await rows(
    `select account_id from audit where entity_id = ? and action = 'offer.edit' and outcome = 'done'`,
    [id],
  );
  expect(acts).toEqual([{ account_id: dan.actor.accountId }]);
});

test('an offer that a colleague began is named by a second one, and by ignoring the opportunity', async () => {
  const { ana, dan, requestId } = await start();
  await scenario.offer(dan.actor, requestId);
  const began = new RegExp(`^Ofertă începută de Dan Popa, ${DAY}\\. `);
  for (const refused of [
    await ana.post(`/opportunities/${requestId}/offers`, { content: anOffer() }),
    await ana.post(`/opportunities/${requestId}/ignore`, {}),
  ])
    expect([refused.statusCode, refused.json().message]).toEqual([409, expect.stringMatching(began)]);
});

test('a draft that a colleague deleted says so; one of another firm does not exist', async () => {
  const { ana, dan, requestId } = await start();
  const id = await scenario.offer(ana.actor, requestId);
  await scenario.as(dan.actor, (write) => discardOffer(write, { id, version: 1 }));
  const save = { version: 1, content: anOffer() };
  expect((await ana.put(`/offers/${id}`, save)).json()).toMatchObject({
    code: 'not_found',
    message: expect.stringMatching(new RegExp(`^Ciornă de ofertă ștearsă de Dan Popa, ${DAY}\\. `)),
  });
  const rival = await app.as({ kind: 'firma' });
  expect((await rival.put(`/offers/${id}`, save)).json().message).toBe('Pagina sau înregistrarea căutată nu există.');
});

test('an offer that was closed with its request says why', async () => {
  const { uat, ana, requestId } = await start();
  const id = await scenario.submitted(ana.actor, requestId);
  const version = await scenario.versionOf('service_request', requestId);
  await scenario.as(uat.actor, (write) => cancelRequest(write, { id: requestId, version, reason: 'Fără buget.' }));
  const closed = await scenario.versionOf('offer', id);
  expect((await ana.post(`/offers/${id}/withdraw`, { version: closed })).json()).toMatchObject({
    code: 'action.not_allowed',
    message: expect.stringMatching(
      new RegExp(`„Ofertă închisă”, ${DAY}\\. Motivul: Solicitarea a fost anulată: Fără buget\\. Acțiunea nu mai`),
    ),
  });
});

test('an offer that was not confirmed in time is not under way', async () => {
  const { uat, ana, requestId } = await start();
  await scenario.submitted(ana.actor, requestId);
  const content = aRequest({ title: 'Alt titlu', deadline: '2036-05-05T20:59:00.000Z' });
  const version = await scenario.versionOf('service_request', requestId);
  await scenario.as(uat.actor, (write) => saveRequest(write, { id: requestId, version, content }));
  const total = async (status: string) => (await ana.get(`/offers?status=${status}`)).json().total;
  expect([await total('to_confirm'), await total('open')]).toEqual([1, 1]);
  await rows(`update service_request set deadline = now() - interval '1 minute' where id = ?`, [requestId]);
  expect([await total('to_confirm'), await total('open')]).toEqual([1, 0]);
});

test.each([
  ['pending', /^Cererea de înscriere pentru Organizația firma așteaptă decizia asociației\. Până la aprobare/],
  ['suspended', new RegExp(`^Organizație suspendată de Asociația, ${DAY}\\. Motivul și ce puteți face`)],
] as const)('a firm that is %s is told so', async (status, told) => {
  const { requestId } = await start();
  const [admin, firm] = [await app.as({ kind: 'admin' }), await app.as({ kind: 'firma', status })];
  await rows(`update organisation set name = 'Asociația' where id = ?`, [admin.actor.organisationId]);
  await rows(
    `insert into audit (account_id, organisation_id, action, entity, entity_id, from_state, to_state) values (?, ?,
      'organisation.suspend', 'organisation', ?, 'approved', 'suspended')`,
    [admin.actor.accountId, admin.actor.organisationId, firm.actor.organisationId],
  );
  const refused = await firm.post(`/opportunities/${requestId}/offers`, { content: anOffer() });
  expect([refused.statusCode, refused.json().message]).toEqual([403, expect.stringMatching(told)]);
});
