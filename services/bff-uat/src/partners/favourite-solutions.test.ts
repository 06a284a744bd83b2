import { beforeAll, expect, test } from '@jest/globals';
import type { TestApp } from '@psp/bff-kit/testing/app';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { memberSolutionList } from '@psp/contracts/marketplace';
import type { OwnSolutionView } from '@psp/contracts/own-solutions';
import { requestView } from '@psp/contracts/service-requests';
import { newId } from '@psp/domain/id';
import { archiveSolution, createSolution, publishSolution } from '@psp/domain/presenting/solutions/commands';
import { readOwnSolution } from '@psp/domain/presenting/solutions/own-queries';
import { createReadDb } from '@psp/domain/read-db';
import { aRequest, createScenario } from '@psp/domain/testing/scenario';
import { aSolution } from '@psp/domain/testing/solutions';
import { bffUat } from '../app.ts';

const { app, database } = await startTestApp(bffUat, 'uat');
const scenario = createScenario(database.orm);
type Person = Awaited<ReturnType<TestApp['as']>>;
let firma: Person;
let uat: Person;
let other: Person;
beforeAll(async () => {
  [firma, uat, other] = [await app.as({ kind: 'firma' }), await app.as({ kind: 'uat' }), await app.as({ kind: 'uat' })];
});

const published = async (title: string): Promise<string> => {
  const id = await scenario.as(firma.actor, (write) => createSolution(write, aSolution({ title })));
  await scenario.as(firma.actor, (write) => publishSolution(write, { id, version: 1 }));
  return id;
};
const figures = async (id: string): Promise<OwnSolutionView['figures'] | undefined> =>
  (await readOwnSolution(createReadDb(database.orm), firma.actor, id, new Date()))?.figures;
const list = async (who: Person, query = '') =>
  memberSolutionList.parse((await who.get(`/marketplace/solutions?${query}`)).json()).items;
const favour = (who: Person, id: string, act = 'favourite') => who.post(`/marketplace/solutions/${id}/${act}`, {});

test('an authority keeps solutions for itself; the firm reads how many do, and not who', async () => {
  const [kept, plain] = [await published('Registratură'), await published('Arhivă')];
  for (const who of [uat, uat, other]) expect((await favour(who, kept)).statusCode).toBe(204);
  expect(await list(uat, 'sort=newest')).toMatchObject([
    { id: plain, isFavourite: false },
    { id: kept, isFavourite: true },
  ]);
  expect(await list(uat, 'favourites=1')).toMatchObject([{ id: kept }]);
  expect(await figures(kept)).toEqual({ views: 0, favourites: 2, requests: 0 });
  const { history } = (await readOwnSolution(createReadDb(database.orm), firma.actor, kept, new Date())) ?? {};
  expect(history?.map(({ action }) => action)).toEqual(['solution.create', 'solution.publish']);
  await favour(uat, kept, 'unfavourite');
  expect(await list(uat, 'favourites=1')).toEqual([]);
  expect(await figures(kept)).toEqual({ views: 0, favourites: 1, requests: 0 });
});

test('what is not in the marketplace is kept by nobody, and a reader keeps nothing', async () => {
  const id = await published('Contabilitate');
  await scenario.as(firma.actor, (write) => archiveSolution(write, { id, version: 2 }));
  for (const gone of [id, newId()]) expect((await favour(uat, gone)).statusCode).toBe(404);
  const reader = await app.as({ kind: 'uat', role: 'viewer' });
  expect((await favour(reader, await published('Salarizare'))).statusCode).toBe(403);
});

test('a request that began with a solution is counted once it is sent; a copy of it is not', async () => {
  const id = await published('Portal de plăți');
  const begun = await uat.post('/service-requests', { content: aRequest(), solution: id });
  const { id: requestId, version } = requestView.parse(begun.json());
  expect(await figures(id)).toMatchObject({ requests: 0 });
  expect((await uat.post(`/service-requests/${requestId}/send`, { version })).statusCode).toBe(200);
  expect(await figures(id)).toMatchObject({ requests: 1 });
  const copy = requestView.parse((await uat.post(`/service-requests/${requestId}/copy`, {})).json());
  await uat.post(`/service-requests/${copy.id}/send`, { version: copy.version });
  expect(await figures(id)).toMatchObject({ requests: 1 });
  const unknown = await uat.post('/service-requests', { content: aRequest(), solution: newId() });
  expect(unknown.statusCode).toBe(200);
});
