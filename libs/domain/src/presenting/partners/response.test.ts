import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { applyDue } from '../../operating/lifecycle/apply-due.ts';
import { answerConsultation, withdrawAnswer } from '../../sourcing/consultations/own-answer.ts';
import { withdrawOffer } from '../../sourcing/offers/own-offer.ts';
import { anActor } from '../../testing/actors.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { aRequest, createScenario, type Scenario } from '../../testing/scenario.ts';
import { storeMember } from '../../testing/store-member.ts';
import { countResponses } from './response.ts';

const uat = anActor();
const [firma, other] = [anActor({ kind: 'firma' }), anActor({ kind: 'firma' })];
let database: TestDatabase;
let scenario: Scenario;

beforeAll(async () => {
  database = await createTestDatabase();
  scenario = createScenario(database.orm);
  await storeMember(database.orm, uat, 'uat');
  await storeMember(database.orm, firma, 'firma');
  await storeMember(database.orm, other, 'other');
});
afterAll(() => database.close());

const counted = async () => {
  await applyDue(database.orm, new Date(), countResponses);
  const kept = 'select invited, answered from partner_response where organisation_id = ?';
  return (await database.orm.em.fork().execute(kept, [firma.organisationId]))[0];
};
const invited = (kind?: 'consultation') => scenario.sent(uat, aRequest({ invited: [firma.organisationId] }), kind);

test('a sealed offer changes no response figures; an opened one answers the firm’s invitation', async () => {
  const id = await invited();
  await scenario.submitted(firma, id);
  expect(await database.orm.em.fork().execute('select 1 from response_due')).toEqual([]);
  await scenario.open(uat, id);
  expect(await counted()).toEqual({ invited: 1, answered: 1 });
});

test('a withdrawn offer does not answer an invitation', async () => {
  const [purchase, consultation] = [await invited(), await invited('consultation')];
  const offer = await scenario.submitted(firma, purchase);
  await scenario.submitted(other, purchase);
  const version = await scenario.versionOf('offer', offer);
  await scenario.as(firma, (write) => withdrawOffer(write, { id: offer, version }));
  const content = { method: 'Pe etape.', term: 'O lună.', questions: '' };
  for (const actor of [firma, other])
    await scenario.as(actor, (write) => answerConsultation(write, { id: consultation, version: null, content }));
  await scenario.as(firma, (write) => withdrawAnswer(write, { id: consultation, version: 1 }));
  for (const id of [purchase, consultation]) await scenario.open(uat, id);
  expect(await counted()).toEqual({ invited: 3, answered: 1 });
});
