import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { createSolution, publishSolution } from '@psp/domain/presenting/solutions/commands';
import { acting } from '@psp/domain/testing/acting';
import { createScenario } from '@psp/domain/testing/scenario';
import { aSolution } from '@psp/domain/testing/solutions';
import { bffFirma } from '../app.ts';

const { app, database, rows } = await startTestApp(bffFirma, 'firma');
const by = acting(database.orm);
const scenario = createScenario(database.orm);
const [firm, other] = [await app.as({ kind: 'firma' }), await app.as({ kind: 'firma' })];

test('a firm reports the review about it, and its project says so', async () => {
  const uat = await app.as({ kind: 'uat' });
  const id = await scenario.reviewed(uat.actor, firm.actor);
  const [project] = await rows<{ id: string }>('select project_id as id from review where id = ?', [id]);
  const read = async () => (await firm.get(`/projects/${project?.id}`)).json();
  expect(await read()).toMatchObject({ reviews: { other: { id, canFlag: true, isFlagged: false } } });
  const sent = await firm.post(`/flags/reviews/${id}`, { reason: 'Jignește.' });
  expect(sent.json()).toMatchObject({ state: 'flagged', author: uat.actor.organisationName });
  expect(await read()).toMatchObject({ reviews: { other: { canFlag: false, isFlagged: true } } });
});

test('a firm reports the solution of another firm, and ends reports of its own by stopping it', async () => {
  const id = await by(other.actor, createSolution, aSolution());
  await by(other.actor, publishSolution, { id, version: 1 });
  const path = `/flags/solutions/${id}`;
  expect((await other.post(path, { reason: 'Reclamă.' })).json()).toMatchObject({ code: 'flag.own' });
  expect((await firm.post(path, { reason: 'Reclamă.' })).json()).toMatchObject({ state: 'flagged' });
  expect((await other.post(`/solutions/${id}/archive`, { version: 2 })).statusCode).toBe(200);
  expect(await rows('select outcome from content_flag where solution_id = ?', [id])).toEqual([
    { outcome: 'withdrawn' },
  ]);
  const history = (await other.get(`/solutions/${id}`)).json<{ history: { action: string }[] }>().history;
  expect(history.map(({ action }) => action).filter((action) => action.startsWith('content-flag'))).toEqual([]);
});
