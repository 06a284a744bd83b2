import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { requestView } from '@psp/contracts/service-requests';
import { askQuestion } from '@psp/domain/sourcing/questions/commands';
import { createScenario } from '@psp/domain/testing/scenario';
import { bffUat } from '../app.ts';

const { app, database } = await startTestApp(bffUat, 'uat');
const scenario = createScenario(database.orm);
const [uat, firma] = [await app.as({ kind: 'uat' }), await app.as({ kind: 'firma' })];

const asked = async () => {
  const requestId = await scenario.sent(uat.actor);
  await scenario.as(firma.actor, (write) => askQuestion(write, { id: requestId, body: 'Câte fișe sunt?' }));
  const view = requestView.parse((await uat.get(`/service-requests/${requestId}`)).json());
  return { requestId, questionId: view.questions[0]?.id ?? '', view };
};

test('a question reaches the authority without the name of the firm and is answered once', async () => {
  const { questionId, view } = await asked();
  for (const secret of [firma.actor.organisationId, firma.actor.organisationName])
    expect(JSON.stringify(view)).not.toContain(secret);
  expect(view.questions[0]).toMatchObject({ own: false, answer: null, actions: ['answer'] });
  const answered = await uat.post(`/questions/${questionId}/answer`, { version: 1, answer: '14.200 de fișe.' });
  expect(requestView.parse(answered.json()).questions[0]).toMatchObject({ answer: '14.200 de fișe.', actions: [] });
  expect(answered.body).not.toContain(firma.actor.organisationName);
  expect((await uat.post(`/questions/${questionId}/answer`, { version: 2, answer: 'Altceva.' })).json()).toMatchObject({
    code: 'action.not_allowed',
  });
});

test('an empty answer and a stranger are refused', async () => {
  const { questionId } = await asked();
  const empty = await uat.post(`/questions/${questionId}/answer`, { version: 1, answer: '  ' });
  expect(empty.json()).toMatchObject({ code: 'body.invalid', details: { fields: { answer: 'Scrieți răspunsul.' } } });
  const stranger = await app.as({ kind: 'uat' });
  expect((await stranger.post(`/questions/${questionId}/answer`, { version: 1, answer: 'Da.' })).statusCode).toBe(404);
});
