import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { TestApp } from '@psp/bff-kit/testing/app';
import { startTestApp } from '@psp/bff-kit/testing/start';
import type { BulkAction } from '@psp/contracts/bulk-act-names';
import { type BulkActView, bulkActList, bulkActView, bulkCount } from '@psp/contracts/bulk-acts';
import { newId } from '@psp/domain/id';
import { runBulkAct } from '@psp/domain/overseeing/users/bulk/run';
import { bffAdmin } from '../app.ts';
import { applies, signsUp } from '../testing/applicants.ts';

type Person = Awaited<ReturnType<TestApp['as']>>;
const { app, database, rows } = await startTestApp(bffAdmin, 'admin');
const { orm } = database;
let owner: Person;
let ana: Person;
let firms: Awaited<ReturnType<typeof applies>>[];

beforeAll(async () => {
  owner = await app.as({ kind: 'admin' });
});
beforeEach(async () => {
  ana = await app.as({ kind: 'admin', role: 'editor', organisationId: owner.actor.organisationId });
  firms = [];
  for (const n of [1, 2, 3]) firms.push(await applies(app, { status: 'approved', name: `Firma ${n}` }));
});

const codeOf = (response: { json(): unknown }) => (response.json() as { code?: string }).code;
const ids = () => firms.map(({ id }) => id);
const start = (action: BulkAction, more: object = {}, by = ana) =>
  by.post('/bulk-acts', { action, ids: ids(), count: firms.length, ...more });
const started = async (action: BulkAction, more: object = {}): Promise<BulkActView> =>
  bulkActView.parse((await start(action, more)).json());
const read = async (id: string) => bulkActView.parse((await ana.get(`/bulk-acts/${id}`)).json());
const told = async (event: string) =>
  (
    await rows<{ n: number }>(
      `select count(*)::int as n from notification where event = ? and organisation_id = any (?::uuid[])`,
      [event, `{${ids().join()}}`],
    )
  )[0]?.n;

test('a reminder reaches each organisation once, and the refused rows are named', async () => {
  await rows(`update organisation set status = 'suspended' where id = ?`, [firms[1]?.id]);
  const { id, total, status } = await started('remindProfile');
  expect({ total, status }).toEqual({ total: 3, status: 'running' });
  await Promise.all([runBulkAct(orm, id), runBulkAct(orm, id)]);
  expect(await read(id)).toMatchObject({
    status: 'done',
    ...{ done: 2, refused: 1, stopReason: null, actions: [] },
    problems: [{ subjectId: firms[1]?.id, name: 'Firma 2', problem: 'Organizația nu este aprobată.' }],
  });
  expect(await told('users.profileReminder')).toBe(2);
  const again = await started('remindProfile');
  await runBulkAct(orm, again.id);
  expect(await read(again.id)).toMatchObject({ done: 0, refused: 3 });
  const csv = await ana.get(`/bulk-acts/${id}/results`);
  expect(csv.headers['content-type']).toContain('text/csv');
  expect(csv.body).toContain('Firma 1');
  expect(csv.body).toContain('Organizația nu este aprobată.');
  expect(
    (await rows(`select 1 from notification where account_id = ? and event = 'users.bulkEnded'`, [ana.actor.accountId]))
      .length,
  ).toBe(2);
});

test('all that match the filter are counted, shown and changed', async () => {
  const name = `Zidarul${Date.now()}`;
  for (const n of [1, 2, 3, 4]) await applies(app, { kind: 'uat', status: 'approved', name: `${name} ${n}` });
  const organisations = { q: name, kind: 'uat' };
  const query = new URLSearchParams(organisations);
  expect(bulkCount.parse((await ana.get(`/bulk-acts/organisations?${query}`)).json())).toEqual({
    count: 4,
    isMore: false,
  });
  const body = { action: 'setPackage', organisations, package: 'silver', reason: 'Hotărârea 12.' };
  const stale = await ana.post('/bulk-acts', { ...body, count: 3 });
  expect([codeOf(stale), stale.json().details]).toEqual(['bulk-act.changed', { count: 4 }]);
  const { id } = bulkActView.parse((await ana.post('/bulk-acts', { ...body, count: 4 })).json());
  await rows(`update organisation set package = 'silver' where name = ?`, [`${name} 2`]);
  await runBulkAct(orm, id);
  expect(await read(id)).toMatchObject({ done: 3, refused: 1, problems: [{ problem: 'Are deja acest pachet.' }] });
  expect(await rows(`select distinct package from organisation where name like ?`, [`${name}%`])).toEqual([
    { package: 'silver' },
  ]);
});

test('a kill between two rows repeats nothing, and the rest is done later', async () => {
  const { id } = await started('remindProfile');
  await rows(`create function stop_bulk() returns trigger language plpgsql as 'begin raise exception ''killed''; end'`);
  await rows(
    `create trigger stop_bulk before update on bulk_act_row for each row when (new.position = 2) execute function stop_bulk()`,
  );
  await expect(runBulkAct(orm, id)).rejects.toThrow();
  expect(await read(id)).toMatchObject({ status: 'running', done: 1, refused: 0 });
  expect(await told('users.profileReminder')).toBe(1);
  await rows('drop trigger stop_bulk on bulk_act_row');
  await rows('drop function stop_bulk');
  await runBulkAct(orm, id);
  expect(await read(id)).toMatchObject({ status: 'done', done: 3, refused: 0 });
  expect(await told('users.profileReminder')).toBe(3);
});

describe('an act stops', () => {
  test.each([
    ['account is suspended', `update account set status = 'suspended' where id = ?`],
    ['area is taken', `update membership set areas = '{library}' where account_id = ?`],
    ['role is taken', `update membership set role = 'viewer' where account_id = ?`],
    ['membership ends', `delete from membership where account_id = ?`],
  ])("when its administrator's %s", async (_, change) => {
    const { id } = await started('remindProfile');
    await rows(change, [ana.actor.accountId]);
    await runBulkAct(orm, id);
    const view = bulkActView.parse((await owner.get(`/bulk-acts/${id}`)).json());
    expect(view).toMatchObject({
      status: 'stopped',
      done: 0,
      refused: 0,
      stopReason: expect.stringContaining('nu mai are dreptul'),
    });
    expect(await told('users.profileReminder')).toBe(0);
  });

  test('by hand, on the version read', async () => {
    const { id, version } = await started('remindProfile');
    expect(codeOf(await owner.post(`/bulk-acts/${id}/stop`, { version: version + 1 }))).toBe('version.stale');
    expect((await owner.post(`/bulk-acts/${id}/stop`, { version })).json()).toMatchObject({
      status: 'stopped',
      actions: [],
    });
    await runBulkAct(orm, id);
    expect(await read(id)).toMatchObject({ done: 0, stopReason: expect.stringContaining('Oprită de') });
  });
});

test('suspensions are proposed one by one, and a second administrator still confirms each', async () => {
  expect(codeOf(await start('proposeSuspension'))).toBe('reason.required');
  const { id } = await started('proposeSuspension', { reason: 'Fără activitate.' });
  await runBulkAct(orm, id);
  expect(await read(id)).toMatchObject({ done: 3, refused: 0 });
  expect(
    await rows(`select distinct status from organisation where id = any (?::uuid[])`, [`{${ids().join()}}`]),
  ).toEqual([{ status: 'approved' }]);
  const again = await started('proposeSuspension', { reason: 'Fără activitate.' });
  await runBulkAct(orm, again.id);
  expect(await read(again.id)).toMatchObject({ done: 0, refused: 3 });
});

test('open invitations and confirmations are sent again', async () => {
  const [firm] = firms;
  await rows(
    `insert into invitation (organisation_id, email, role, invited_by, expires_at, created_at) values (?, 'coleg@firma.ro', 'editor', ?, now() + interval '1 day', now())`,
    [firm?.id, firm?.actor.accountId],
  );
  const { id } = await started('resendInvitations');
  await runBulkAct(orm, id);
  expect(await read(id)).toMatchObject({ done: 1, refused: 2 });
  expect(
    await rows(
      `select 1 from invitation where organisation_id = ? and expires_at > now() + interval '6 days' and version = 2`,
      [firm?.id],
    ),
  ).toHaveLength(1);
  const signUp = await signsUp(orm, `ne${newId()}@exemplu.ro`, 'Neconfirmată');
  const people = { q: 'Neconfirmată', status: 'unconfirmed' };
  const { count } = bulkCount.parse((await ana.get(`/bulk-acts/people?${new URLSearchParams(people)}`)).json());
  const body = { action: 'resendConfirmation', people, count };
  const act = bulkActView.parse((await ana.post('/bulk-acts', body)).json());
  await runBulkAct(orm, act.id);
  expect(await read(act.id)).toMatchObject({ status: 'done', done: count });
  expect(
    await rows(`select 1 from audit where entity_id = ? and action = 'registration.resend'`, [signUp]),
  ).toHaveLength(1);
});

test('is refused without rows, to readers, for other rows than the act is about, and after the day’s number', async () => {
  const viewer = await app.as({ kind: 'admin', role: 'viewer', organisationId: owner.actor.organisationId });
  expect((await start('remindProfile', {}, viewer)).statusCode).toBe(403);
  expect((await start('remindProfile', { ids: [] })).statusCode).toBe(400);
  expect(codeOf(await start('remindProfile', { ids: null }))).toBe('bulk-act.choice');
  expect(codeOf(await start('remindProfile', { organisations: { q: 'x' } }))).toBe('bulk-act.choice');
  expect(codeOf(await start('setPackage', { reason: 'x' }))).toBe('bulk-act.package');
  expect(codeOf(await start('remindProfile', { ids: [newId()], count: 1 }))).toBe('bulk-act.changed');
  await rows(`insert into attempt (kind, key, at) select 'bulk-act:account', ?, now() from generate_series(1, 20)`, [
    ana.actor.accountId,
  ]);
  expect(codeOf(await start('remindProfile'))).toBe('rate.limited');
  expect(bulkActList.parse((await viewer.get('/bulk-acts')).json()).total).toBeGreaterThan(3);
  expect((await ana.get(`/bulk-acts/${newId()}`)).statusCode).toBe(404);
  expect((await ana.get(`/bulk-acts/${newId()}/results`)).statusCode).toBe(404);
});

test('a double click starts one', async () => {
  const key = { 'idempotency-key': newId() };
  const body = { action: 'remindProfile', ids: ids(), count: 3 };
  const answers = await Promise.all([1, 2].map(() => ana.post('/bulk-acts', body, key)));
  expect(new Set(answers.map((answer) => bulkActView.parse(answer.json()).id)).size).toBe(1);
});
