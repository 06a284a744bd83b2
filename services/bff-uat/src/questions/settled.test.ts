import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { ACT_LABELS } from '@psp/contracts/capabilities';
import { projectView } from '@psp/contracts/projects';
import { EVENTS } from '@psp/domain/operating/notifications/events';
import { SETTLING_ACTS, WAITING_EVENTS } from '@psp/domain/operating/notifications/waiting';
import { askQuestion } from '@psp/domain/sourcing/questions/commands';
import { aRequest, createScenario } from '@psp/domain/testing/scenario';
import { bffUat } from '../app.ts';

const { app, database, rows } = await startTestApp(bffUat, 'uat');
const scenario = createScenario(database.orm);
const DEADLINE = '2036-05-05T20:59:00.000Z';

const unreadOf = async ({ accountId }: { accountId: string }) =>
  (
    await rows<{ event: string }>(
      `select event from notification where account_id = '${accountId}' and read_at is null order by id`,
    )
  ).map(({ event }) => event);
const subjects = ({ email }: { email: string }) =>
  rows(`select data from mail where recipient = '${email}' and template = 'notification' order by created_at`);

test('what waits names events and acts that there are', () => {
  expect(WAITING_EVENTS.filter((event) => !EVENTS.has(event))).toEqual([]);
  expect([...SETTLING_ACTS].filter((act) => !Object.hasOwn(ACT_LABELS, act))).toEqual([]);
});

test('a question is mailed at once to who can answer, with the facts of its request, and read when all are answered', async () => {
  const [uat, firma] = [await app.as({ kind: 'uat' }), await app.as({ kind: 'firma' })];
  const { organisationId } = uat.actor;
  const reader = await app.as({ kind: 'uat', organisationId, role: 'viewer' });
  const content = aRequest({ title: 'Toner și hârtie', deadline: DEADLINE, budgetMin: 1000, budgetMax: 2500 });
  const id = await scenario.sent(uat.actor, content);
  for (const body of ['Câte?', 'Ce fel?']) await scenario.as(firma.actor, (write) => askQuestion(write, { id, body }));
  const [request] = await rows<{ number: string }>(`select number from service_request where id = '${id}'`);
  const told = { title: 'Întrebare nouă', about: request?.number, object: 'Toner și hârtie', place: 'Sibiu, Sibiu' };
  expect(await subjects(uat)).toMatchObject([{ data: told }, { data: { ...told, budgetMin: '1000.00' } }]);
  expect(await subjects(reader)).toEqual([]);
  expect(await unreadOf(reader.actor)).toEqual(['questions.asked', 'questions.asked']);
  const questions = await rows<{ id: string }>(`select id from question where request_id = '${id}' order by id`);
  for (const [at, question] of questions.entries()) {
    expect((await uat.post(`/questions/${question.id}/answer`, { version: 1, answer: 'Zece.' })).statusCode).toBe(200);
    expect(await unreadOf(uat.actor)).toHaveLength(at === 0 ? 2 : 0);
  }
  expect(await unreadOf(reader.actor)).toEqual([]);
});

test('what does not wait on the reader comes with the daily summary', async () => {
  const [uat, firma] = [await app.as({ kind: 'uat' }), await app.as({ kind: 'firma' })];
  await scenario.submitted(firma.actor, await scenario.sent(uat.actor));
  expect(await subjects(uat)).toEqual([]);
  expect(await rows(`select event, frequency from digest_item where account_id = '${uat.actor.accountId}'`)).toEqual([
    { event: 'offers.received', frequency: 'daily' },
  ]);
});

test('an invitation is done for the firm that answers it, and for all when the request ends', async () => {
  const [uat, first, second] = [
    await app.as({ kind: 'uat' }),
    await app.as({ kind: 'firma' }),
    await app.as({ kind: 'firma' }),
  ];
  const invited = [first, second].map(({ actor }) => actor.organisationId);
  const id = await scenario.sent(uat.actor, aRequest({ visibility: 'invited', invited }));
  expect([await unreadOf(first.actor), await unreadOf(second.actor)]).toEqual([
    ['service-requests.newOpportunity'],
    ['service-requests.newOpportunity'],
  ]);
  await scenario.submitted(first.actor, id);
  expect([await unreadOf(first.actor), await unreadOf(second.actor)]).toEqual([
    [],
    ['service-requests.newOpportunity'],
  ]);
  const version = await scenario.versionOf('service_request', id);
  await uat.post(`/service-requests/${id}/cancel`, { version, reason: 'Fără buget.' });
  for (const { actor } of [first, second])
    expect(await unreadOf(actor)).not.toContain('service-requests.newOpportunity');
});

test.each([
  ['cancelled', 'cancel'],
  ['opened', 'open-offers'],
])('a question and an invitation wait no longer when the request is %s', async (_, step) => {
  const [uat, firma, other] = [
    await app.as({ kind: 'uat' }),
    await app.as({ kind: 'firma' }),
    await app.as({ kind: 'firma' }),
  ];
  const invited = [firma, other].map(({ actor }) => actor.organisationId);
  const id = await scenario.sent(uat.actor, aRequest({ visibility: 'invited', invited }));
  await scenario.as(firma.actor, (write) => askQuestion(write, { id, body: 'Câte?' }));
  await scenario.submitted(firma.actor, id);
  expect(await unreadOf(uat.actor)).toContain('questions.asked');
  expect(await unreadOf(other.actor)).toContain('service-requests.newOpportunity');
  const version = await scenario.versionOf('service_request', id);
  const reason = step === 'cancel' ? { reason: 'Fără buget.' } : {};
  expect((await uat.post(`/service-requests/${id}/${step}`, { version, ...reason })).statusCode).toBe(200);
  expect(await unreadOf(uat.actor)).not.toContain('questions.asked');
  expect(await unreadOf(other.actor)).not.toContain('service-requests.newOpportunity');
});

test('a proposal waits no longer when its side takes it back', async () => {
  const [uat, firma] = [await app.as({ kind: 'uat' }), await app.as({ kind: 'firma' })];
  const id = await scenario.running(uat.actor, firma.actor);
  const version = await scenario.versionOf('project', id);
  const proposal = { version, dueOn: '2036-05-05', price: null, reason: 'Date întârziate.' };
  const { amendments } = projectView.parse((await uat.post(`/projects/${id}/amendments`, proposal)).json());
  expect(await unreadOf(firma.actor)).toContain('amendments.proposed');
  const path = `/projects/${id}/amendments/${amendments?.[0]?.id}/withdraw`;
  expect((await uat.post(path, { version: 1 })).statusCode).toBe(200);
  expect(await unreadOf(firma.actor)).not.toContain('amendments.proposed');
});

test('a delivery is done when it is accepted, a review when it is written', async () => {
  const [uat, firma] = [await app.as({ kind: 'uat' }), await app.as({ kind: 'firma' })];
  const project = await scenario.delivered(uat.actor, firma.actor);
  expect(await unreadOf(uat.actor)).toContain('projects.deliver');
  await uat.post(`/projects/${project}/accept`, { version: 3 });
  expect(await unreadOf(uat.actor)).not.toContain('projects.deliver');
  expect(await unreadOf(uat.actor)).toContain('projects.reviewInvitation');
  const marks = { rating: 5, quality: 5, timeliness: 5, communication: 5, price: 5, body: '' };
  expect((await uat.post(`/projects/${project}/reviews`, marks)).statusCode).toBe(200);
  expect(await unreadOf(uat.actor)).not.toContain('projects.reviewInvitation');
  expect(await unreadOf(firma.actor)).toContain('projects.reviewInvitation');
});
