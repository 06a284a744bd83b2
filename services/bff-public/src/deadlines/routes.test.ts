import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { closeCalendar, openCalendar } from '@psp/domain/overseeing/deadlines/calendar-address';
import { aRequest, createScenario } from '@psp/domain/testing/scenario';
import { bffPublic } from '../app.ts';

const { app, database, rows } = await startTestApp(bffPublic, 'public');
const scenario = createScenario(database.orm);
const owner = await app.as({ kind: 'uat' });
const { organisationId } = owner.actor;
const uat = await app.as({ kind: 'uat', role: 'editor', organisationId });
const { accountId } = uat.actor;
const feed = (token: string) => app.anonymous.get(`/calendar/${token}.ics`);
const open = () => scenario.as(uat.actor, openCalendar);

test('whoever has the address reads the deadlines of its authority, which nobody keeps', async () => {
  await scenario.sent(uat.actor, aRequest({ title: 'Iluminat public' }));
  const response = await feed(await open());
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-store',
  });
  expect(response.body).toContain('Iluminat public');
});

test('an address that was replaced, stopped or never made shows nothing', async () => {
  const first = await open();
  const second = await open();
  expect((await feed(first)).statusCode).toBe(404);
  await scenario.as(uat.actor, closeCalendar);
  expect((await feed(second)).statusCode).toBe(404);
  expect((await feed('x'.repeat(43))).statusCode).toBe(404);
});

test.each([
  ['the account is suspended', `update account set status = 'suspended' where id = '${accountId}'`],
  ['the organisation is suspended', `update organisation set status = 'suspended' where id = '${organisationId}'`],
  ['the person has left', `delete from membership where account_id = '${accountId}'`],
])('it ends when %s', async (_, end) => {
  const token = await open();
  expect((await feed(token)).statusCode).toBe(200);
  await rows(end);
  expect((await feed(token)).statusCode).toBe(404);
  await rows(`update account set status = 'active' where id = '${accountId}'`);
  await rows(`update organisation set status = 'approved' where id = '${organisationId}'`);
});
