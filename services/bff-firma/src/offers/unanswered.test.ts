import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { unanswered } from '@psp/contracts/unanswered';
import { anOffer, aRequest, createScenario } from '@psp/domain/testing/scenario';
import { bffFirma } from '../app.ts';

const { app, database, rows } = await startTestApp(bffFirma, 'firma');
const scenario = createScenario(database.orm);
const uat = await app.as({ kind: 'uat' });
const firma = await app.as({ kind: 'firma' });
const asked = (more = {}) =>
  aRequest({
    description: 'Ce trebuie făcut\n- preluarea datelor;\n- găzduirea aplicației;\n- echipa propusă.',
    ...more,
  });
const pathOf = (id: string) => `/opportunities/${id}/unanswered`;
const textsOf = async (id: string, content: object) => {
  const { items } = unanswered.parse((await firma.post(pathOf(id), { content })).json());
  return items.map(({ text }) => text);
};

test('a firm is told what its text leaves unanswered, before anything of it is saved', async () => {
  const id = await scenario.sent(uat.actor, asked());
  expect(await textsOf(id, anOffer({ method: 'Preluăm date.', team: '' }))).toEqual([
    'găzduirea aplicației',
    'echipa propusă',
  ]);
  expect(await textsOf(id, anOffer({ method: 'Preluăm date și găzduim aplicația.', team: 'Echipa: doi.' }))).toEqual(
    [],
  );
  expect(await rows('select from offer where request_id = ?', [id])).toEqual([]);
});

test('what other firms offered changes nothing of the answer', async () => {
  const id = await scenario.sent(uat.actor, asked());
  const content = anOffer({ method: 'Preluăm date.', team: '' });
  const before = await textsOf(id, content);
  const rival = await app.as({ kind: 'firma' });
  await scenario.submitted(rival.actor, id, anOffer({ method: 'Găzduirea aplicației, cu echipa propusă.' }));
  expect(await textsOf(id, content)).toEqual(before);
  await scenario.open(uat.actor, id);
  expect(await textsOf(id, content)).toEqual(before);
});

test('a request that the firm may not see, or that was not sent, is not there', async () => {
  const invited = await app.as({ kind: 'firma' });
  const content = anOffer();
  const hidden = await scenario.sent(
    uat.actor,
    asked({ visibility: 'invited', invited: [invited.actor.organisationId] }),
  );
  const draft = await scenario.draft(uat.actor, asked());
  for (const id of [hidden, draft]) expect((await firma.post(pathOf(id), { content })).statusCode).toBe(404);
  expect((await invited.post(pathOf(hidden), { content })).statusCode).toBe(200);
});

test('readers, authorities and visitors ask nothing; an unknown field is refused', async () => {
  const id = await scenario.sent(uat.actor, asked());
  const content = anOffer();
  const reader = await app.as({ kind: 'firma', role: 'viewer', organisationId: firma.actor.organisationId });
  for (const one of [reader, uat]) expect((await one.post(pathOf(id), { content })).statusCode).toBe(403);
  expect((await app.anonymous.post(pathOf(id), { content })).statusCode).toBe(401);
  expect((await firma.post(pathOf(id), { content, offerId: id })).statusCode).toBe(400);
});

test('the longest offer is compared within its time', async () => {
  const id = await scenario.sent(uat.actor, asked());
  const method = Array.from({ length: 3300 }, (_, index) => `c${index.toString(36)}`)
    .join(' ')
    .slice(0, 20_000);
  const lines = Array.from({ length: 200 }, (_, index) => ({
    ...{
      description: `poziția ${index} `.repeat(30).slice(0, 500).trim(),
      quantity: 1,
      unit: 'buc',
      unitPrice: 1,
      vatRate: 21,
    },
  }));
  expect((await firma.post(pathOf(id), { content: anOffer({ method, lines }) })).statusCode).toBe(200);
});
