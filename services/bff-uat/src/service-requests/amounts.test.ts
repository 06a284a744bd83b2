import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { aRequest, createScenario } from '@psp/domain/testing/scenario';
import { bffUat } from '../app.ts';

const { app, database } = await startTestApp(bffUat, 'uat');
const scenario = createScenario(database.orm);

test('a budget with bani is shown to the ban', async () => {
  const uat = await app.as({ kind: 'uat' });
  const id = await scenario.draft(uat.actor, aRequest({ budgetMin: 19.99, budgetMax: 60_000.07 }));
  const answer = await uat.get(`/service-requests/${id}`);
  expect([answer.statusCode, answer.json().content]).toMatchObject([200, { budgetMin: 19.99, budgetMax: 60_000.07 }]);
});
