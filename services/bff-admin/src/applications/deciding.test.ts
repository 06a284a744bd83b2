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
const mails = (recipient: string) =>
  rows<{ template: string; data: object }>('select template, data from mail where recipient = ?', [recipient]);
const codeOf = (response: { json(): unknown }) => (response.json() as { code?: string }).code;

test('an approval lets the organisation in on its next request and tells its owners', async () => {
  const waiting = async () => (await admin.get('/navigation-counts')).json<{ applications: number }>().applications;
  const before = await waiting();
  const applicant = await applies(app, { cui: '4270741' });
  expect(await waiting()).toBe(before + 1);
  const path = `/applications/${applicant.id}/approve`;
  const { version } = await read(applicant.id);
  expect(codeOf(await admin.post(path, { version }))).toBe('application.cui_override_required');
  expect(codeOf(await admin.post(path, { version, cuiOverrideReason: '  ' }))).toBe(
    'application.cui_override_required',
  );
  const after = viewOf(await admin.post(path, { version, cuiOverrideReason: 'Verificat la ANAF.' }));
  expect(after).toMatchObject({
    status: 'approved',
    cuiOverrideReason: 'Verificat la ANAF.',
    cuiCheck: 'control-digit',
    actions: ['suspend'],
  });
  expect(after.history.map(({ action, outcome }) => [action, outcome])).toEqual([
    ['organisation.approve', 'refused'],
    ['organisation.approve', 'refused'],
    ['organisation.approve', 'done'],
  ]);
  expect(
    await rows('select verified_at is not null as verified from organisation where id = ?', [applicant.id]),
  ).toEqual([{ verified: false }]);
  expect(await mails(applicant.email)).toMatchObject([{ template: 'approved', data: { organisation: 'Firma Nouă' } }]);
  expect(await rows('select title from notification where organisation_id = ?', [applicant.id])).toEqual([
    { title: 'Înscriere aprobată' },
  ]);
});

test('a valid tax code needs no reason, and keeps none', async () => {
  const applicant = await applies(app, { cui: '18547290' });
  const after = viewOf(
    await admin.post(`/applications/${applicant.id}/approve`, { version: 1, cuiOverrideReason: 'De prisos.' }),
  );
  expect(after).toMatchObject({ status: 'approved', cuiOverrideReason: null });
});

test('the database refuses a second organisation that was let in with one tax code', async () => {
  const cui = '27194630';
  await applies(app, { cui, status: 'suspended' });
  const second = { cui, status: 'approved' } as const;
  await expect(applies(app, second)).rejects.toMatchObject({ constraint: 'organisation_one_per_cui' });
  for (const status of ['pending', 'rejected'] as const)
    await expect(applies(app, { cui, status })).resolves.toBeDefined();
});

test.each([
  ['request-info', 'needs_info', 'needs-info', 'Completări necesare'],
  ['reject', 'rejected', 'rejected', 'Înscriere respinsă'],
])('%s has a reason, which the applicant reads', async (path, status, template, title) => {
  const applicant = await applies(app);
  expect((await admin.post(`/applications/${applicant.id}/${path}`, { version: 1, reason: '' })).statusCode).toBe(400);
  const after = viewOf(
    await admin.post(`/applications/${applicant.id}/${path}`, { version: 1, reason: 'Lipsește statutul.' }),
  );
  expect(after).toMatchObject({ status, statusReason: 'Lipsește statutul.', decidedAt: expect.any(String) });
  expect(await mails(applicant.email)).toMatchObject([{ template, data: { reason: 'Lipsește statutul.' } }]);
  expect(await rows('select title from notification where organisation_id = ?', [applicant.id])).toEqual([{ title }]);
});

test('twenty approvals at once are one, and one mail', async () => {
  const applicant = await applies(app, { cui: '30000005' });
  const body = { version: 1, cuiOverrideReason: 'Verificat.' };
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => admin.post(`/applications/${applicant.id}/approve`, body)),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(answers.filter((answer) => codeOf(answer) === 'version.stale')).toHaveLength(19);
  expect(await mails(applicant.email)).toHaveLength(1);
});

test('what is decided is not decided again, and viewers decide nothing', async () => {
  const applicant = await applies(app);
  const viewer = await app.as({ kind: 'admin', role: 'viewer' });
  const path = `/applications/${applicant.id}/reject`;
  expect((await viewer.post(path, { version: 1, reason: 'Nu.' })).statusCode).toBe(403);
  const { version } = viewOf(await admin.post(path, { version: 1, reason: 'Nu.' }));
  expect(codeOf(await admin.post(path, { version, reason: 'Nu.' }))).toBe('action.not_allowed');
  expect(codeOf(await admin.post(path, { version: 1, reason: 'Nu.' }))).toBe('version.stale');
});
