import { beforeEach, expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { newId } from '@psp/domain/id';
import { tidy } from '@psp/domain/operating/lifecycle/tidy';
import { bffPublic } from '../app.ts';

const { app, database, rows } = await startTestApp(bffPublic, 'public');
const BROWSER = { 'user-agent': 'Mozilla/5.0 Firefox/140.0' };
type Person = Pick<typeof app.anonymous, 'post'>;

let firma: Awaited<ReturnType<typeof app.as>>;
let firm = '';
beforeEach(async () => {
  await rows('delete from attempt');
  firma = await app.as({ kind: 'firma' });
  firm = firma.actor.organisationId;
});

const view = (who: Person = app.anonymous, headers = BROWSER, id = firm) =>
  who.post(`/partners/${id}/views`, {}, headers);
const views = async (id = firm) =>
  (await rows<{ views: number }>('select views from page_views where subject_id = ?', [id])).map((row) => row.views);

test('a visitor counts once a day, whoever is signed in or not, and several at the same moment are all counted', async () => {
  for (let n = 0; n < 3; n += 1) expect((await view()).statusCode).toBe(204);
  expect(await views()).toEqual([1]);
  const uat = await app.as({ kind: 'uat' });
  await Promise.all(
    [1, 2, 3, 4].map((n) => view(n % 2 ? uat : app.anonymous, { 'user-agent': `Mozilla/5.0 Edge/${n}` })),
  );
  expect(await views()).toEqual([5]);
});

test('its own people, machines, and who calls itself ever anew do not count', async () => {
  const colleague = await app.as({ kind: 'firma', role: 'viewer', organisationId: firm });
  await Promise.all([view(firma), view(colleague)]);
  await view(app.anonymous, { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
  expect(await views()).toEqual([]);
  for (let n = 0; n < 14; n += 1) await view(app.anonymous, { 'user-agent': `Mozilla/5.0 Script/${n}` });
  expect(await views()).toEqual([10]);
});

test('what nobody may see is not viewed, and is answered alike', async () => {
  const uat = await app.as({ kind: 'uat' });
  await rows(`update organisation set status = 'suspended' where id = ?`, [firm]);
  for (const id of [firm, uat.actor.organisationId, newId()]) {
    expect((await view(app.anonymous, BROWSER, id)).statusCode).toBe(204);
    expect(await views(id)).toEqual([]);
  }
  expect((await view(app.anonymous, BROWSER, 'abc')).statusCode).toBe(404);
});

test('nothing is kept of a visitor when the day is over, and the number stays', async () => {
  await view();
  await rows(`update page_visitor set day = day - 1 where subject_id = ?`, [firm]);
  expect(await tidy(database.orm)).toEqual([]);
  expect(await rows('select 1 from page_visitor where subject_id = ?', [firm])).toEqual([]);
  expect(await views()).toEqual([1]);
});
