import { beforeAll, expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { firmaDashboard } from '@psp/contracts/own-dashboards';
import { type OpportunityItem, opportunityList, opportunityView } from '@psp/contracts/opportunities';
import { newId } from '@psp/domain/id';
import { createReadDb } from '@psp/domain/read-db';
import { readRequest } from '@psp/domain/sourcing/service-requests/queries';
import { aRequest, createScenario } from '@psp/domain/testing/scenario';
import { bffFirma } from '../app.ts';

const { app, database, rows } = await startTestApp(bffFirma, 'firma');
const scenario = createScenario(database.orm);
type Person = Awaited<ReturnType<typeof app.as>>;
let uat: Person;
beforeAll(async () => {
  uat = await app.as({ kind: 'uat' });
});

/** A firm of a domain, and a request of it. */
const firmWith = async (content = aRequest({ title: newId(), category: 'mediu' })) => {
  const firma = await app.as({ kind: 'firma' });
  await rows(`insert into organisation_domain values (?, 'mediu')`, [firma.actor.organisationId]);
  return { firma, id: await scenario.sent(uat.actor, content), title: content.title };
};
const listed = async (firma: Person, title: string, status = 'active'): Promise<OpportunityItem[]> =>
  opportunityList.parse((await firma.get(`/opportunities?q=${title}&status=${status}`)).json()).items;
const figuresOf = async (firma: Person) => {
  const { figures } = firmaDashboard.parse((await firma.get('/dashboard')).json());
  const { total } = opportunityList.parse((await firma.get('/opportunities?fit=suited')).json());
  const { opportunities } = (await firma.get('/navigation-counts')).json<{ opportunities: number }>();
  return [figures.matching, opportunities, total];
};
const acts = (firma: Person) =>
  rows<{ action: string }>(
    `select action from audit where organisation_id = ? and entity = 'opportunity' and outcome = 'done' order by id`,
    [firma.actor.organisationId],
  );

test('what a firm ignores leaves its lists and figures, and comes back whole', async () => {
  const { firma, id, title } = await firmWith();
  const other = await app.as({ kind: 'firma' });
  const [before] = await figuresOf(firma);
  if (before === undefined) throw new Error('no figure');
  expect(await figuresOf(firma)).toEqual([before, before, before]);

  const ignored = opportunityView.parse((await firma.post(`/opportunities/${id}/ignore`)).json());
  expect(ignored).toMatchObject({ ignored: true, actions: ['ask', 'startOffer', 'restore'] });
  for (const status of ['active', 'all', 'closed']) expect(await listed(firma, title, status)).toEqual([]);
  expect(await listed(firma, title, 'ignored')).toMatchObject([{ id, ignored: true, status: 'active' }]);
  expect(await figuresOf(firma)).toEqual([before - 1, before - 1, before - 1]);
  expect(await listed(other, title)).toMatchObject([{ id, ignored: false }]);

  const restored = opportunityView.parse((await firma.post(`/opportunities/${id}/restore`)).json());
  expect(restored).toMatchObject({ ignored: false, actions: ['ask', 'startOffer', 'ignore'] });
  expect(await listed(firma, title)).toHaveLength(1);
  expect(await figuresOf(firma)).toEqual([before, before, before]);
});

test('ignoring and taking it back are recorded once each, however often they are asked for', async () => {
  const { firma, id } = await firmWith();
  const answers = await Promise.all(Array.from({ length: 5 }, () => firma.post(`/opportunities/${id}/ignore`)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
  for (let n = 0; n < 2; n++) expect((await firma.post(`/opportunities/${id}/restore`)).statusCode).toBe(200);
  expect((await acts(firma)).map(({ action }) => action)).toEqual(['opportunity.ignore', 'opportunity.restore']);
  const history = JSON.stringify(await readRequest(createReadDb(database.orm), uat.actor, id, new Date()));
  expect(history).not.toContain('opportunity.ignore');
});

test('a request that the firm has begun to answer is not ignored, also when it begins afterwards', async () => {
  const { firma, id, title } = await firmWith();
  await firma.post(`/opportunities/${id}/ignore`);
  await scenario.submitted(firma.actor, id);
  expect(await listed(firma, title, 'ignored')).toEqual([]);
  expect(await listed(firma, title, 'responded')).toMatchObject([{ id, ignored: false }]);
  expect((await firma.post(`/opportunities/${id}/ignore`)).json()).toMatchObject({ code: 'opportunity.begun' });
});

test('an ignored request that ends stays among the ignored ones, as closed', async () => {
  const { firma, id, title } = await firmWith();
  await firma.post(`/opportunities/${id}/ignore`);
  await rows(`update service_request set deadline = now() - interval '1 minute' where id = ?`, [id]);
  expect(await listed(firma, title, 'ignored')).toMatchObject([{ id, status: 'closed' }]);
  expect(await listed(firma, title, 'closed')).toEqual([]);
});

test('only those who write for the firm ignore, and only what the firm may see', async () => {
  const stranger = await app.as({ kind: 'firma' });
  const { firma, id } = await firmWith(aRequest({ visibility: 'invited', invited: [stranger.actor.organisationId] }));
  const viewer = await app.as({ kind: 'firma', role: 'viewer', organisationId: stranger.actor.organisationId });
  for (const path of ['ignore', 'restore']) {
    expect((await firma.post(`/opportunities/${id}/${path}`)).statusCode).toBe(404);
    expect((await viewer.post(`/opportunities/${id}/${path}`)).statusCode).toBe(403);
    const draft = await scenario.draft(uat.actor);
    expect((await stranger.post(`/opportunities/${draft}/${path}`)).statusCode).toBe(404);
  }
  expect(opportunityView.parse((await viewer.get(`/opportunities/${id}`)).json()).actions).toEqual([]);
});
