import { describe, expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { projectBoard, projectList } from '@psp/contracts/project-list';
import { projectView, type ProjectView } from '@psp/contracts/projects';
import { newId } from '@psp/domain/id';
import { writeReview } from '@psp/domain/collaborating/reviews/commands';
import { createScenario } from '@psp/domain/testing/scenario';
import { bffUat } from '../app.ts';
import { TODAY } from '@psp/domain/time';

const { app, database, rows } = await startTestApp(bffUat, 'uat');
const scenario = createScenario(database.orm);
const [uat, firma] = [await app.as({ kind: 'uat' }), await app.as({ kind: 'firma' })];

const view = (response: { statusCode: number; json(): unknown }): ProjectView => {
  expect(response.statusCode).toBe(200);
  return projectView.parse(response.json());
};
const marks = { rating: 4, quality: 5, timeliness: 4, communication: 4, price: 3, body: 'A mers bine.' };

describe('moving a project', () => {
  test('start, pause with a reason, resume', async () => {
    const id = await scenario.project(uat.actor, firma.actor);
    const started = view(await uat.post(`/projects/${id}/start`, { version: 1 }));
    expect(started).toMatchObject({ status: 'in_progress', price: 68_400, firma: { id: firma.actor.organisationId } });
    expect((await uat.post(`/projects/${id}/pause`, { version: 2 })).statusCode).toBe(400);
    expect(view(await uat.post(`/projects/${id}/pause`, { version: 2, reason: 'Așteptăm avizul.' }))).toMatchObject({
      status: 'on_hold',
      holdReason: 'Așteptăm avizul.',
      actions: ['addFiles', 'amend', 'resume'],
    });
    const resumed = view(await uat.post(`/projects/${id}/resume`, { version: 3 }));
    expect(resumed).toMatchObject({ status: 'in_progress', holdReason: null });
    const steps = resumed.history.map(({ action, who, reason }) => [action, who, reason]);
    expect(steps).toEqual([
      ['project.open', uat.actor.displayName, null],
      ['project.start', uat.actor.displayName, null],
      ['project.pause', uat.actor.displayName, 'Așteptăm avizul.'],
      ['project.resume', uat.actor.displayName, null],
    ]);
    expect((await uat.post(`/projects/${id}/resume`, { version: 3 })).json()).toMatchObject({ code: 'version.stale' });
    expect((await uat.post(`/projects/${id}/accept`, { version: 4 })).json()).toMatchObject({
      code: 'action.not_allowed',
    });
  });

  test('asking for changes, then accepting the delivery, completes the request', async () => {
    const id = await scenario.delivered(uat.actor, firma.actor);
    const changed = view(
      await uat.post(`/projects/${id}/request-changes`, { version: 3, reason: 'Lipsește manualul.' }),
    );
    expect(changed).toMatchObject({ status: 'in_progress', changesReason: 'Lipsește manualul.', progress: 0 });
    const again = await scenario.delivered(uat.actor, firma.actor);
    const accepted = view(await uat.post(`/projects/${again}/accept`, { version: 3 }));
    expect(accepted).toMatchObject({ status: 'completed', progress: 100, actions: ['review'] });
    expect((await uat.get(`/service-requests/${accepted.request.id}`)).json()).toMatchObject({ status: 'completed' });
  });

  test('milestones are added once and removed', async () => {
    const id = await scenario.running(uat.actor, firma.actor);
    const key = { 'idempotency-key': newId() };
    await uat.post(`/projects/${id}/milestones`, { title: 'Instruire', dueOn: '2027-01-15' }, key);
    const added = view(await uat.post(`/projects/${id}/milestones`, { title: 'Instruire', dueOn: '2027-01-15' }, key));
    expect(added.milestones).toMatchObject([{ title: 'Instruire', dueOn: '2027-01-15', doneAt: null }]);
    expect((await uat.post(`/projects/${id}/milestones`, { title: ' ', dueOn: null })).statusCode).toBe(400);
    const removed = view(
      await uat.post(`/projects/${id}/milestones/${added.milestones[0]?.id}/remove`, { version: 1 }),
    );
    expect(removed.milestones).toEqual([]);
  });
});

describe('reviews', () => {
  test("neither side sees the other's until both have written; then both count and can be replied to", async () => {
    const id = await scenario.completed(uat.actor, firma.actor);
    await scenario.as(firma.actor, (write) => writeReview(write, { id, ...marks, rating: 5 }));
    const before = view(await uat.get(`/projects/${id}`));
    expect(before.reviews).toEqual({ own: null, other: null, otherWritten: true, otherRemoved: false });
    const after = view(await uat.post(`/projects/${id}/reviews`, marks));
    expect(after.reviews).toMatchObject({ own: { rating: 4, actions: [] }, other: { rating: 5, actions: ['reply'] } });
    expect(after.actions).toEqual([]);
    const [firm] = await database.orm.em
      .fork()
      .execute(`select rating, rating_count from organisation where id = '${firma.actor.organisationId}'`);
    expect(firm).toEqual({ rating: '4.00', rating_count: 1 });
    const replied = view(
      await uat.post(`/reviews/${after.reviews.other?.id}/reply`, {
        version: after.reviews.other?.version,
        reply: 'Mulțumim.',
      }),
    );
    expect(replied.reviews.other).toMatchObject({ reply: 'Mulțumim.', actions: [] });
    expect(
      (await uat.post(`/reviews/${after.reviews.other?.id}/reply`, { version: 9, reply: 'Încă o dată.' })).json(),
    ).toMatchObject({ code: 'review.reply_exists' });
  });

  test('twenty reviews of the same side at the same moment make one', async () => {
    const id = await scenario.completed(uat.actor, firma.actor);
    const answers = await Promise.all(Array.from({ length: 20 }, () => uat.post(`/projects/${id}/reviews`, marks)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.find(({ statusCode }) => statusCode !== 200)?.json()).toMatchObject({ code: 'review.exists' });
  });

  test.each([
    ['no mark', { ...marks, rating: undefined }],
    ['six', { ...marks, quality: 6 }],
    ['a foreign field', { ...marks, publishedAt: '2026-01-01' }],
  ])('%s is refused', async (_, body) => {
    const id = await scenario.completed(uat.actor, firma.actor);
    expect((await uat.post(`/projects/${id}/reviews`, body)).statusCode).toBe(400);
  });
});

test('the list holds only the own projects, by status', async () => {
  const mine = await app.as({ kind: 'uat' });
  const id = await scenario.running(mine.actor, firma.actor);
  await scenario.completed(mine.actor, firma.actor);
  expect(projectList.parse((await mine.get('/projects')).json()).total).toBe(2);
  expect(
    projectList.parse((await mine.get('/projects?status=in_progress')).json()).items.map((item) => item.id),
  ).toEqual([id]);
});

test.each([
  ['GET', '', undefined],
  ['POST', '/start', { version: 2 }],
  ['POST', '/pause', { version: 2, reason: 'x' }],
  ['POST', '/resume', { version: 2 }],
  ['POST', '/request-changes', { version: 2, reason: 'x' }],
  ['POST', '/accept', { version: 2 }],
  ['POST', '/milestones', { title: 'x', dueOn: null }],
  ['POST', '/milestones/0199b5a0-0000-7000-8000-000000000000/remove', { version: 1 }],
  ['POST', '/reviews', marks],
] as const)("another authority's project does not exist for %s %s", async (method, path, body) => {
  const id = await scenario.running(uat.actor, firma.actor);
  const stranger = await app.as({ kind: 'uat' });
  expect((await stranger.call(method, `/projects/${id}${path}`, body)).statusCode).toBe(404);
});

describe('finding projects', () => {
  const own = async (title: string) => {
    const [buyer, seller] = [await app.as({ kind: 'uat' }), await app.as({ kind: 'firma' })];
    const id = await scenario.project(buyer.actor, seller.actor);
    await rows('update service_request r set title = ? from project p where p.request_id = r.id and p.id = ?', [
      title,
      id,
    ]);
    await rows('update organisation set name = ? where id = ?', [`Firma ${title}`, seller.actor.organisationId]);
    await rows('update project set title = ? where id = ?', [title, id]);
    return { buyer, id };
  };
  const found = async (caller: typeof uat, search: string) =>
    projectList.parse((await caller.get(`/projects${search}`)).json()).items.map(({ id }) => id);

  test('words of its request, its number and the firm find a project of the own side, and nobody else its', async () => {
    const { buyer, id } = await own('Achiziții de mobilier');
    const { request } = view(await buyer.get(`/projects/${id}`));
    for (const q of ['achizitie mobilier', request.number, 'firma achiz'])
      expect([q, await found(buyer, `?q=${encodeURIComponent(q)}`)]).toEqual([q, [id]]);
    expect(await found(buyer, '?q=pod')).toEqual([]);
    expect(await found(uat, '?q=mobilier')).toEqual([]);
  });

  test('the board counts what the list has, by state', async () => {
    const { buyer, id } = await own('Panou');
    const { columns } = projectBoard.parse((await buyer.get('/projects/board?q=panou')).json());
    expect(columns.map(({ status, total, items }) => [status, total, items.map((one) => one.id)])).toEqual([
      ['planning', 1, [id]],
      ...['in_progress', 'on_hold', 'review', 'completed'].map((status) => [status, 0, []]),
    ]);
    expect(projectBoard.parse((await buyer.get('/projects/board?q=altceva')).json()).columns[0]?.total).toBe(0);
  });

  test('those past their term are found, and the first due stand first', async () => {
    const { buyer, id } = await own('Târziu');
    const seller = await app.as({ kind: 'firma' });
    const later = await scenario.project(buyer.actor, seller.actor);
    await rows(`update project set due_on = ${TODAY} - 2 where id = ?`, [id]);
    expect(await found(buyer, '?status=late')).toEqual([id]);
    expect(await found(buyer, '?sort=due')).toEqual([id, later]);
    expect(await found(buyer, '?sort=touched')).toEqual([later, id]);
  });
});
