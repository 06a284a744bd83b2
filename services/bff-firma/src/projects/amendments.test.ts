import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { entryLabel } from '@psp/contracts/history';
import { projectView, type ProjectView } from '@psp/contracts/projects';
import { romanianDay } from '@psp/contracts/romania';
import { acceptAmendment, declineAmendment, proposeAmendment } from '@psp/domain/collaborating/amendments/commands';
import { acceptProject } from '@psp/domain/collaborating/projects/steps';
import { dayAfter } from '@psp/domain/communicating/tickets/working-time';
import { cancelRequest } from '@psp/domain/sourcing/service-requests/end-request';
import { createScenario } from '@psp/domain/testing/scenario';
import { bffFirma } from '../app.ts';

const { app, database, rows } = await startTestApp(bffFirma, 'firma');
const scenario = createScenario(database.orm);
const [uat, firma] = [await app.as({ kind: 'uat' }), await app.as({ kind: 'firma' })];
const in30Days = romanianDay(new Date(Date.now() + 30 * 86_400_000));

const view = (response: { statusCode: number; json(): unknown }): ProjectView => {
  expect(response.statusCode).toBe(200);
  return projectView.parse(response.json());
};
const proposal = (deciding: object = {}) => ({
  version: 2,
  dueOn: in30Days,
  price: null,
  reason: 'Date întârziate.',
  ...deciding,
});
const toldOf = (organisationId: string, title: string) =>
  rows<{ message: string }>(
    `select message from notification where organisation_id = ? and title = ? order by id desc`,
    [organisationId, title],
  );
/* The column by which the association finds projects. */
const storedPrice = async (id: string): Promise<unknown> =>
  (await rows<{ price: number }>('select price::float8 as price from project where id = ?', [id]))[0]?.price;
const proposed = async (): Promise<{ id: string; amendmentId: string; version: number }> => {
  const id = await scenario.running(uat.actor, firma.actor);
  const [amendment] =
    view(await firma.post(`/projects/${id}/amendments`, proposal({ price: 70_000 }))).amendments ?? [];
  return { id, amendmentId: amendment?.id ?? '', version: 1 };
};

test('a firm proposes a term and a price; accepted, they are those of the project', async () => {
  const at = await proposed();
  const before = view(await firma.get(`/projects/${at.id}`));
  expect(before).toMatchObject({
    price: 68_400,
    amendments: [
      {
        status: 'proposed',
        before: { price: 68_400, dueOn: before.dueOn },
        after: { price: 70_000, dueOn: in30Days },
        actions: ['withdraw'],
      },
    ],
  });
  expect(await toldOf(uat.actor.organisationId, 'Modificare propusă')).toHaveLength(1);
  expect(await storedPrice(at.id)).toBe(68_400);
  await scenario.as(uat.actor, (write) => acceptAmendment(write, at));
  const after = view(await firma.get(`/projects/${at.id}`));
  expect(after).toMatchObject({ price: 70_000, dueOn: in30Days, amendments: [{ status: 'accepted', actions: [] }] });
  expect(after.history.map(entryLabel).slice(-2)).toEqual(['Modificare propusă', 'Modificare acceptată']);
  expect(await storedPrice(at.id)).toBe(70_000);
});

test('declined, it changes nothing and says why; the next one may be proposed', async () => {
  const at = await proposed();
  await scenario.as(uat.actor, (write) => declineAmendment(write, { ...at, reason: 'Era cuprins în ofertă.' }));
  const { amendments, price } = view(await firma.get(`/projects/${at.id}`));
  expect([price, amendments]).toMatchObject([
    68_400,
    [{ status: 'declined', declineReason: 'Era cuprins în ofertă.' }],
  ]);
  expect(view(await firma.post(`/projects/${at.id}/amendments`, proposal())).amendments).toHaveLength(2);
});

test('only the other side decides, only the proposer withdraws, and each once', async () => {
  const { id, amendmentId, version } = await proposed();
  const at = `/projects/${id}/amendments/${amendmentId}`;
  expect((await firma.post(`${at}/accept`, { version })).json()).toMatchObject({ code: 'auth.forbidden' });
  expect((await firma.post(`${at}/decline`, { version, reason: 'Nu.' })).statusCode).toBe(403);
  expect(view(await firma.post(`${at}/withdraw`, { version })).amendments).toMatchObject([{ status: 'withdrawn' }]);
  expect((await firma.post(`${at}/withdraw`, { version: 2 })).json()).toMatchObject({ code: 'action.not_allowed' });
  const late = scenario.as(uat.actor, (write) => acceptAmendment(write, { id, amendmentId, version: 2 }));
  await expect(late).rejects.toMatchObject({ code: 'action.not_allowed' });
});

test.each([
  ['the terms of now', { dueOn: null, price: 68_400 }, 422, 'amendment.no_change'],
  ['a day that is over', { dueOn: dayAfter(romanianDay(new Date()), -1) }, 422, 'amendment.past'],
  ['neither term nor price', { dueOn: null }, 400, 'body.invalid'],
  ['no price', { price: 0 }, 400, 'body.invalid'],
  ['no reason', { reason: ' ' }, 400, 'body.invalid'],
  ['terms read before they changed', { version: 1 }, 409, 'version.stale'],
])('%s are no proposal', async (_, deciding, status, code) => {
  const id = await scenario.running(uat.actor, firma.actor);
  const answer = await firma.post(`/projects/${id}/amendments`, proposal(deciding));
  expect([answer.statusCode, answer.json()]).toMatchObject([status, { code }]);
});

test('of two proposals of both sides one waits', async () => {
  const { id } = await proposed();
  const second = scenario.as(uat.actor, (write) => proposeAmendment(write, { id, ...proposal() }));
  await expect(second).rejects.toMatchObject({ code: 'amendment.exists' });
});

test('what waits when the work is accepted or the request cancelled ends with a reason', async () => {
  const [accepted, cancelled] = [await proposed(), await proposed()];
  view(await firma.post(`/projects/${accepted.id}/deliver`, { version: 2 }));
  await scenario.as(uat.actor, (write) => acceptProject(write, { id: accepted.id, version: 3 }));
  const [{ request_id: requestId } = { request_id: '' }] = await rows<{ request_id: string }>(
    'select request_id from project where id = ?',
    [cancelled.id],
  );
  const version = await scenario.versionOf('service_request', requestId);
  await scenario.as(uat.actor, (write) => cancelRequest(write, { id: requestId, version, reason: 'Buget tăiat.' }));
  for (const { id } of [accepted, cancelled]) {
    const { amendments } = view(await firma.get(`/projects/${id}`));
    expect(amendments).toMatchObject([{ status: 'declined', declineReason: expect.any(String), actions: [] }]);
    expect((await firma.post(`/projects/${id}/amendments`, proposal({ version: 9 }))).statusCode).toBe(409);
  }
  expect(await toldOf(firma.actor.organisationId, 'Modificare închisă')).toHaveLength(2);
});

test('an amendment of a project of others does not exist', async () => {
  const { id, amendmentId, version } = await proposed();
  const stranger = await app.as({ kind: 'firma' });
  const other = await proposed();
  for (const path of ['accept', 'withdraw'])
    expect((await stranger.post(`/projects/${id}/amendments/${amendmentId}/${path}`, { version })).statusCode).toBe(
      404,
    );
  expect((await firma.post(`/projects/${other.id}/amendments/${amendmentId}/withdraw`, { version })).statusCode).toBe(
    404,
  );
});

test('deliveries are kept with their notes and what was answered', async () => {
  const id = await scenario.running(uat.actor, firma.actor);
  view(await firma.post(`/projects/${id}/deliver`, { version: 2, note: ' Portalul rulează. ' }));
  expect(view(await firma.get(`/projects/${id}`)).deliveries).toMatchObject([
    { number: 1, note: 'Portalul rulează.', answeredAt: null },
  ]);
});

test('accepted, the milestones that were named move with the term, and the others stay', async () => {
  const id = await scenario.running(uat.actor, firma.actor);
  const { dueOn } = view(await firma.get(`/projects/${id}`));
  const day = (days: number) => romanianDay(new Date(Date.parse(`${dueOn}T12:00:00Z`) + days * 86_400_000));
  for (const [title, due] of [
    ['Analiza', day(-20)],
    ['Instruirea', day(-5)],
    ['Garanția', null],
  ])
    await firma.post(`/projects/${id}/milestones`, { title, dueOn: due });
  const { milestones } = view(await firma.get(`/projects/${id}`));
  const moves = milestones.filter(({ title }) => title !== 'Analiza').map((milestone) => milestone.id);
  const { version } = view(await firma.get(`/projects/${id}`));
  const sent = { version, dueOn: day(10), price: null, reason: 'Date întârziate.', moves };
  const soon = await firma.post(`/projects/${id}/amendments`, { ...sent, dueOn: romanianDay(new Date()) });
  expect([soon.statusCode, soon.json()]).toMatchObject([422, { code: 'amendment.moved_past' }]);
  const asked = view(await firma.post(`/projects/${id}/amendments`, sent)).amendments?.[0];
  expect(asked?.moves).toEqual([{ id: expect.any(String), title: 'Instruirea', from: day(-5), to: day(5) }]);
  await scenario.as(uat.actor, (write) => acceptAmendment(write, { id, amendmentId: asked?.id ?? '', version: 1 }));
  const after = view(await firma.get(`/projects/${id}`));
  const days = Object.fromEntries(after.milestones.map(({ title, dueOn: due }) => [title, due]));
  expect([after.dueOn, days]).toEqual([day(10), { Analiza: day(-20), Instruirea: day(5), Garanția: null }]);
  const strange = { ...sent, version: after.version, dueOn: day(20), moves: ['0190a000-0000-7000-8000-000000000009'] };
  expect((await firma.post(`/projects/${id}/amendments`, strange)).statusCode).toBe(404);
});
