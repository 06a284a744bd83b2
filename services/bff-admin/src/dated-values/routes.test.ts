import { beforeAll, expect, test } from '@jest/globals';
import type { TestApp } from '@psp/bff-kit/testing/app';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { priceList, thresholdList } from '@psp/contracts/dated-values';
import { romanianDay } from '@psp/contracts/romania';
import type { Actor } from '@psp/domain/actor';
import { readOwnProfile } from '@psp/domain/joining/organisations/own-profile';
import { readPrices } from '@psp/domain/operating/dated-values/queries';
import { seedBasics } from '@psp/domain/seed-basics';
import { createReadDb, type Db } from '@psp/domain/read-db';
import { readPurchaseLimit } from '@psp/domain/sourcing/starting-texts/purchase-limit';
import { bffAdmin } from '../app.ts';

const { app, database, rows } = await startTestApp(bffAdmin, 'admin');
const DAY_MS = 86_400_000;
const dayIn = (days: number) => romanianDay(new Date(Date.now() + days * DAY_MS));
let db: Db;
let admin: Awaited<ReturnType<TestApp['as']>>;
let authority: Actor;
beforeAll(async () => {
  db = createReadDb(database.orm);
  [admin, { actor: authority }] = [await app.as({ kind: 'admin' }), await app.as({ kind: 'uat' })];
});

const thresholds = async () => thresholdList.parse((await admin.get('/thresholds')).json());
const ofKind = async (kind: string) => (await thresholds()).items.filter(({ of }) => of === kind);
const limitIn = (days: number) =>
  readPurchaseLimit(db, authority, { category: 'mediu' }, new Date(Date.now() + days * DAY_MS));

test('the portal brings the thresholds of the law, whose day is said to be an assumption', async () => {
  const { items, domains } = await thresholds();
  expect(
    items.map(({ of, value, validFrom, standing, isInitial }) => [of, value, validFrom, standing, isInitial]),
  ).toEqual([
    ['products', 270_120, '2022-01-01', 'in_force', true],
    ['services', 270_120, '2022-01-01', 'in_force', true],
    ['works', 900_400, '2022-01-01', 'in_force', true],
  ]);
  expect(new Set(domains.map(({ kind }) => kind))).toEqual(new Set(['services']));
});

test('a threshold holds from its day on, those before it stay in the list, and one that is announced can be taken back', async () => {
  const value = { of: 'services', value: 300_000 };
  expect((await admin.post('/thresholds', { ...value, validFrom: dayIn(0) })).statusCode).toBe(200);
  const answer = await admin.post('/thresholds', { ...value, value: 400_000, validFrom: dayIn(40) });
  const announced = thresholdList.parse(answer.json()).items.find(({ standing }) => standing === 'announced');
  expect((await ofKind('services')).map((one) => [one.value, one.standing, one.mayDrop, one.savedBy])).toEqual([
    [400_000, 'announced', true, 'Ioana Test'],
    [300_000, 'in_force', true, 'Ioana Test'],
    [270_120, 'former', false, null],
  ]);
  expect([(await limitIn(0)).amount, (await limitIn(41)).amount]).toEqual([300_000, 400_000]);
  expect((await admin.post(`/thresholds/${announced?.id}/drop`, {})).statusCode).toBe(200);
  expect((await limitIn(41)).amount).toBe(300_000);
  const acts = await rows(`select action, details from audit where entity = 'threshold' order by id`);
  expect(acts.at(-1)).toMatchObject({ action: 'threshold.drop', details: { of: 'services', validFrom: dayIn(40) } });
});

test.each([
  ['a past day', 422, 'dated-value.past', -1],
  ['a day that has one', 409, 'dated-value.day_taken', 90],
])('%s is refused', async (_, status, code, days) => {
  const body = { of: 'works', value: 950_000, validFrom: dayIn(days) };
  await admin.post('/thresholds', body);
  const refused = await admin.post('/thresholds', body);
  expect([refused.statusCode, refused.json()]).toMatchObject([status, { code }]);
});

test('what is in force since before today is not taken back', async () => {
  const [initial] = await ofKind('products');
  const refused = await admin.post(`/thresholds/${initial?.id}/drop`, {});
  expect(refused.json()).toMatchObject({ code: 'dated-value.in_force' });
});

test('the day of a threshold that the portal brought is corrected, and stays so when the portal starts again', async () => {
  const [initial] = await ofKind('products');
  const path = `/thresholds/${initial?.id}/correct`;
  const correct = (validFrom: string, seen: string) => admin.post(path, { validFrom, seen });
  expect((await correct(dayIn(1), '2022-01-01')).json()).toMatchObject({ code: 'dated-value.future' });
  expect((await correct('2023-06-15', '2022-01-01')).statusCode).toBe(200);
  expect((await correct('2023-07-01', '2022-01-01')).json()).toMatchObject({ code: 'version.stale' });
  await seedBasics(database.orm);
  expect((await ofKind('products')).map(({ validFrom }) => validFrom)).toEqual(['2023-06-15']);
});

test('a budget for works is compared with the threshold for works', async () => {
  expect(await limitIn(0)).toMatchObject({ kind: 'services' });
  const assign = (kind: string, seen: string) => admin.post('/domains/mediu/purchase-kind', { kind, seen });
  expect((await assign('works', 'services')).statusCode).toBe(200);
  expect(await limitIn(0)).toMatchObject({ amount: 900_400, kind: 'works' });
  expect((await assign('products', 'services')).json()).toMatchObject({ code: 'version.stale' });
  expect((await assign('services', 'works')).statusCode).toBe(200);
});

test('a package has no price until the association says one, then that of the day', async () => {
  const prices = async (days = 0) => JSON.parse(await readPrices(db, new Date(Date.now() + days * DAY_MS)));
  expect(await prices()).toEqual({ bronze: null, silver: null });
  await admin.post('/package-prices', { of: 'bronze', value: ' 1.200 lei pe an ', validFrom: dayIn(0) });
  await admin.post('/package-prices', { of: 'bronze', value: '1.500 lei pe an', validFrom: dayIn(10) });
  expect([await prices(), await prices(11)]).toMatchObject([
    { bronze: '1.200 lei pe an', silver: null },
    { bronze: '1.500 lei pe an', silver: null },
  ]);
  const { items } = priceList.parse((await admin.get('/package-prices')).json());
  expect(items.map(({ value, standing }) => [value, standing])).toEqual([
    ['1.500 lei pe an', 'announced'],
    ['1.200 lei pe an', 'in_force'],
  ]);
  await rows(`update organisation set package = 'bronze' where id = ?`, [authority.organisationId]);
  expect(JSON.parse(await readOwnProfile(db, authority, new Date()))).toMatchObject({
    packagePrice: '1.200 lei pe an',
  });
});

test('of two who state a value for one day at once, one is told', async () => {
  const body = { of: 'silver', value: '2.000 lei pe an', validFrom: dayIn(5) };
  const answers = await Promise.all([admin.post('/package-prices', body), admin.post('/package-prices', body)]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

test('who may only read is refused', async () => {
  const viewer = await app.as({ kind: 'admin', role: 'viewer' });
  expect((await viewer.get('/thresholds')).statusCode).toBe(200);
  const body = { of: 'silver', value: '1 leu', validFrom: dayIn(3) };
  expect((await viewer.post('/package-prices', body)).statusCode).toBe(403);
});
