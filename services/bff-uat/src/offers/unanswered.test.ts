import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { unansweredByOffers } from '@psp/contracts/unanswered';
import { aLine } from '@psp/contracts/testing/offer-lines';
import { saveRequest } from '@psp/domain/sourcing/service-requests/write-request';
import { anOffer, aRequest, createScenario } from '@psp/domain/testing/scenario';
import { bffUat } from '../app.ts';

const { app, database } = await startTestApp(bffUat, 'uat');
const scenario = createScenario(database.orm);
const DESCRIPTION = `Ce trebuie făcut
- preluarea datelor din registre;
- instruirea a 12 operatori;
- găzduirea aplicației.

Ce trebuie să cuprindă oferta
Prețul, durata, echipa și copiile de siguranță.`;
const asked = () => aRequest({ description: DESCRIPTION });
const pathOf = (id: string) => `/service-requests/${id}/unanswered`;
const PARTIAL = { method: 'Preluăm date din registrul vechi. Instruim 12 operatoare.', team: '' };

test('opened offers are told what they leave unanswered, whatever form their words have', async () => {
  const [uat, one, other] = [
    await app.as({ kind: 'uat' }),
    await app.as({ kind: 'firma' }),
    await app.as({ kind: 'firma' }),
  ];
  const requestId = await scenario.sent(uat.actor, asked());
  const partial = await scenario.submitted(one.actor, requestId, anOffer({ ...PARTIAL, price: 10 }));
  const lines = [
    aLine({ description: 'Găzduire și copie de siguranță' }),
    aLine({ description: 'Preluarea datelor din registre' }),
  ];
  const whole = await scenario.submitted(
    other.actor,
    requestId,
    anOffer({ method: 'Instruirea operatorilor: 12.', lines }),
  );
  await scenario.open(uat.actor, requestId);
  const view = unansweredByOffers.parse((await uat.get(pathOf(requestId))).json());
  expect(view.requirements).toBe(7);
  const textsOf = (id: string) => view.offers?.find((offer) => offer.id === id)?.items.map(({ text }) => text);
  expect(textsOf(partial)).toEqual(['găzduirea aplicației', 'echipa', 'copiile de siguranță']);
  expect(textsOf(whole)).toEqual([]);
  expect(view.offers?.find(({ id }) => id === partial)?.items[0]?.words).toEqual(['găzduirea', 'aplicației']);
});

test('while offers are sealed the answer is the same with offers, with drafts and without any', async () => {
  const [uat, firma] = [await app.as({ kind: 'uat' }), await app.as({ kind: 'firma' })];
  const answers: string[] = [];
  for (const make of [null, scenario.offer, scenario.submitted]) {
    const requestId = await scenario.sent(uat.actor, asked());
    if (make) await make(firma.actor, requestId, anOffer(PARTIAL));
    const answer = await uat.get(pathOf(requestId));
    expect(answer.statusCode).toBe(200);
    answers.push(answer.body);
  }
  expect([...new Set(answers)]).toEqual([JSON.stringify({ requirements: 7, offers: null })]);
});

test('drafts, withdrawn offers and those that were not confirmed again are not read', async () => {
  const [uat, ...firms] = [
    await app.as({ kind: 'uat' }),
    await app.as({ kind: 'firma' }),
    await app.as({ kind: 'firma' }),
    await app.as({ kind: 'firma' }),
  ];
  const requestId = await scenario.sent(uat.actor, asked());
  const [first, second, third] = firms;
  if (!first || !second || !third) throw new Error('three firms');
  await scenario.submitted(first.actor, requestId, anOffer(PARTIAL));
  const version = await scenario.versionOf('service_request', requestId);
  await scenario.as(uat.actor, (write) =>
    saveRequest(write, {
      id: requestId,
      version,
      places: 0,
      content: { ...asked(), deadline: new Date(Date.now() + 86_400_000).toISOString(), title: 'Alt titlu' },
    }),
  );
  const confirmed = await scenario.submitted(second.actor, requestId, anOffer(PARTIAL));
  await scenario.offer(third.actor, requestId, anOffer(PARTIAL));
  await scenario.open(uat.actor, requestId);
  const { offers } = unansweredByOffers.parse((await uat.get(pathOf(requestId))).json());
  expect(offers?.map(({ id }) => id)).toEqual([confirmed]);
});

test('nobody else reads it: another authority, a firm, a visitor', async () => {
  const [uat, firma] = [await app.as({ kind: 'uat' }), await app.as({ kind: 'firma' })];
  const { requestId } = await scenario.opened(uat.actor, [firma.actor]);
  const reader = await app.as({ kind: 'uat', role: 'viewer', organisationId: uat.actor.organisationId });
  expect((await reader.get(pathOf(requestId))).statusCode).toBe(200);
  expect((await (await app.as({ kind: 'uat' })).get(pathOf(requestId))).statusCode).toBe(404);
  expect((await firma.get(pathOf(requestId))).statusCode).toBe(403);
  expect((await app.anonymous.get(pathOf(requestId))).statusCode).toBe(401);
});
