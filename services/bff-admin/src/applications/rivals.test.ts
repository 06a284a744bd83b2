import { beforeAll, expect, test } from '@jest/globals';
import type { TestApp } from '@psp/bff-kit/testing/app';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { bffAdmin } from '../app.ts';
import { applies, viewOf } from '../testing/applicants.ts';

const { app, rows } = await startTestApp(bffAdmin, 'admin');
let admin: Awaited<ReturnType<TestApp['as']>>;

beforeAll(async () => {
  admin = await app.as({ kind: 'admin', role: 'editor' });
});

const read = async (id: string) => viewOf(await admin.get(`/applications/${id}`));
const approve = (id: string, version = 1) =>
  admin.post(`/applications/${id}/approve`, { version, cuiOverrideReason: 'Verificat.' });
const statusOf = (ids: string[]) =>
  rows<{ status: string }>('select status from organisation where id = any (?::uuid[]) order by name', [
    `{${ids.join(',')}}`,
  ]);

test('claims of one tax code stand side by side with their people and files, whoever was first', async () => {
  const cui = '40000001';
  const stranger = await applies(app, { cui, name: 'Străin', days: 9 });
  const honest = await applies(app, { cui, name: 'Cinstit', status: 'needs_info' });
  await applies(app, { cui, name: 'Refuzat', status: 'rejected' });
  await rows(
    `insert into stored_file (purpose, organisation_id, name, content_type, size, storage_key)
     values ('application', ?, 'Hotărâre.pdf', 'application/pdf', 8, 'application/rival.pdf')`,
    [honest.id],
  );
  expect((await read(stranger.id)).rivals).toMatchObject([
    { id: honest.id, status: 'needs_info', contact: { email: honest.email }, files: [{ name: 'Hotărâre.pdf' }] },
  ]);
  expect((await read(honest.id)).rivals).toMatchObject([{ id: stranger.id, name: 'Străin', files: [] }]);
});

test('approving one ends the others in the same act, and tells their people what to do', async () => {
  const cui = '40000002';
  const [honest, stranger, third] = [
    await applies(app, { cui, name: 'A Cinstit' }),
    await applies(app, { cui, name: 'B Străin' }),
    await applies(app, { cui, name: 'C Altul', status: 'needs_info' }),
  ];
  expect(viewOf(await approve(honest.id))).toMatchObject({ status: 'approved', rivals: [] });
  expect(await statusOf([honest.id, stranger.id, third.id])).toMatchObject([
    { status: 'approved' },
    { status: 'rejected' },
    { status: 'rejected' },
  ]);
  for (const { id, email } of [stranger, third]) {
    const after = await read(id);
    expect(after.statusReason).toContain('„A Cinstit”. Dacă lucrați acolo, cereți acces');
    expect(after.history).toMatchObject([{ action: 'organisation.reject', outcome: 'done' }]);
    expect(await rows('select template, data from mail where recipient = ?', [email])).toMatchObject([
      { template: 'claim-settled', data: { approved: 'A Cinstit' } },
    ]);
    expect(await rows('select title, message from notification where organisation_id = ?', [id])).toMatchObject([
      { title: 'Altă cerere cu același CUI a fost aprobată', message: after.statusReason },
    ]);
  }
});

test('refusing one leaves the others waiting', async () => {
  const cui = '40000003';
  const [one, other] = [await applies(app, { cui, name: 'A' }), await applies(app, { cui, name: 'B' })];
  await admin.post(`/applications/${one.id}/reject`, { version: 1, reason: 'Nu este a dvs.' });
  expect(await statusOf([one.id, other.id])).toMatchObject([{ status: 'rejected' }, { status: 'pending' }]);
});

test('of rivals that are approved at one moment one is let in, and the other has ended', async () => {
  for (let round = 0; round < 5; round += 1) {
    const cui = `4100000${round}`;
    const claims = [await applies(app, { cui }), await applies(app, { cui }), await applies(app, { cui })];
    const answers = await Promise.all(claims.map(({ id }) => approve(id)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    const after = await statusOf(claims.map(({ id }) => id));
    expect(after.map(({ status }) => status).sort()).toEqual(['approved', 'rejected', 'rejected']);
  }
});

test('a claim of the tax code of a suspended organisation waits, and is not approved', async () => {
  const cui = '40000005';
  await applies(app, { cui, status: 'suspended' });
  const late = await applies(app, { cui });
  expect((await approve(late.id)).json()).toMatchObject({
    code: 'organisation.cui_exists',
    message: expect.stringMatching(/^CUI-ul 40000005 este deja al organizației .+ \(suspendat/),
  });
  expect(await statusOf([late.id])).toEqual([{ status: 'pending' }]);
});
