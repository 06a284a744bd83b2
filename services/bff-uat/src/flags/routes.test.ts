import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { flaggable } from '@psp/contracts/flags';
import { newId } from '@psp/domain/id';
import { createSolution, publishSolution } from '@psp/domain/presenting/solutions/commands';
import { acting } from '@psp/domain/testing/acting';
import { createScenario } from '@psp/domain/testing/scenario';
import { aSolution } from '@psp/domain/testing/solutions';
import { bffUat } from '../app.ts';

const { app, database, rows } = await startTestApp(bffUat, 'uat');
const by = acting(database.orm);
const scenario = createScenario(database.orm);
const [uat, firm] = [await app.as({ kind: 'uat' }), await app.as({ kind: 'firma' })];
const reason = 'Prețul induce în eroare.';

const published = async (): Promise<string> => {
  const id = await by(firm.actor, createSolution, aSolution());
  await by(firm.actor, publishSolution, { id, version: 1 });
  return id;
};
const countOf = async (id: string) =>
  (await rows<{ count: string }>('select count(*) from content_flag where solution_id = ?', [id]))[0]?.count;

test('a member reads a solution and reports it once, however often the button is pressed', async () => {
  const id = await published();
  const path = `/flags/solutions/${id}`;
  const before = flaggable.parse((await uat.get(path)).json());
  expect(before).toEqual({
    ...{ id, title: aSolution().title, author: firm.actor.organisationName, text: aSolution().description },
    ...{ rating: null, page: `/marketplace/${id}`, state: 'open' },
  });
  const key = { 'idempotency-key': newId() };
  const first = await uat.post(path, { reason }, key);
  expect(flaggable.parse(first.json())).toEqual({ ...before, state: 'flagged' });
  expect((await uat.post(path, { reason }, key)).json()).toEqual(first.json());
  expect((await uat.post(path, { reason })).json()).toMatchObject({ code: 'flag.twice' });
  expect(await countOf(id)).toBe('1');
  const [act] = await rows(
    `select action, reason, outcome from audit where entity = 'content-flag' and outcome = 'done'`,
  );
  expect(act).toEqual({ action: 'content-flag.send', reason, outcome: 'done' });
});

test('twenty reports of an organisation at the same moment make one', async () => {
  const id = await published();
  const answers = await Promise.all(Array.from({ length: 20 }, () => uat.post(`/flags/solutions/${id}`, { reason })));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(await countOf(id)).toBe('1');
});

test('the review of a firm is reported by the authority that reads it on the firm’s page, not by its author', async () => {
  const author = await app.as({ kind: 'uat' });
  const id = await scenario.reviewed(author.actor, firm.actor);
  expect((await author.get(`/flags/reviews/${id}`)).json()).toMatchObject({ state: 'own' });
  expect((await author.post(`/flags/reviews/${id}`, { reason })).json()).toMatchObject({ code: 'flag.own' });
  expect((await uat.post(`/flags/reviews/${id}`, { reason })).json()).toMatchObject({
    ...{ state: 'flagged', title: firm.actor.organisationName },
    page: `/partener/${firm.actor.organisationId}?sectiune=recenzii`,
  });
  await rows(`update organisation set status = 'suspended' where id = ?`, [firm.actor.organisationId]);
  expect((await uat.get(`/flags/reviews/${id}`)).statusCode).toBe(404);
  await rows(`update organisation set status = 'approved' where id = ?`, [firm.actor.organisationId]);
});

test('drafts, unknown ids, empty reasons, readers and applicants are refused', async () => {
  const draft = await by(firm.actor, createSolution, aSolution());
  for (const id of [draft, newId()]) {
    expect((await uat.get(`/flags/solutions/${id}`)).statusCode).toBe(404);
    expect((await uat.post(`/flags/solutions/${id}`, { reason })).statusCode).toBe(404);
    expect((await uat.post(`/flags/reviews/${id}`, { reason })).statusCode).toBe(404);
  }
  const id = await published();
  for (const body of [{ reason: ' ' }, { reason: 'x'.repeat(1001) }, {}, { reason, outcome: 'kept' }])
    expect((await uat.post(`/flags/solutions/${id}`, body)).statusCode).toBe(400);
  const viewer = await app.as({ kind: 'uat', role: 'viewer', organisationId: uat.actor.organisationId });
  expect((await viewer.get(`/flags/solutions/${id}`)).statusCode).toBe(200);
  expect((await viewer.post(`/flags/solutions/${id}`, { reason })).statusCode).toBe(403);
  const pending = await app.as({ kind: 'uat', status: 'pending' });
  expect((await pending.get(`/flags/solutions/${id}`)).statusCode).toBe(403);
  expect((await pending.post(`/flags/solutions/${id}`, { reason })).statusCode).toBe(403);
  expect(await countOf(id)).toBe('0');
});
