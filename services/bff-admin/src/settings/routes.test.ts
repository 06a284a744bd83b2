import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { romanianDay, romanianMoment } from '@psp/contracts/romania';
import { limitsView, paymentAccountView, reasonsView, workingTimeView } from '@psp/contracts/settings';
import { LIMITS } from '@psp/contracts/limit-names';
import { CAPABILITIES } from '@psp/domain/capabilities';
import { isUsedUp } from '@psp/domain/operating/limits/limit';
import { dueOf, readWorkingDays } from '@psp/domain/communicating/tickets/due';
import { createReadDb } from '@psp/domain/read-db';
import { bffAdmin } from '../app.ts';

const { app, database, rows } = await startTestApp(bffAdmin, 'admin');
const db = createReadDb(database.orm);
const admin = await app.as({ kind: 'admin' });
const reader = await app.as({ kind: 'admin', role: 'viewer', organisationId: admin.actor.organisationId });
const stranger = await app.as({ kind: 'uat' });

const HOURS = '/settings/working-time';
const readHours = async () => workingTimeView.parse((await admin.get(HOURS)).json());
const save = (version: number, value: object) => admin.post(HOURS, { version, value });
const YEAR = Number(romanianDay(new Date()).slice(0, 4));

test('the portal begins with its own hours and holidays, and a change holds for deadlines at once', async () => {
  const { version, value, versions } = await readHours();
  expect({ version, versions, opensAt: value.opensAt, closesAt: value.closesAt }).toEqual({
    ...{ version: 0, versions: [], opensAt: 9, closesAt: 18 },
  });
  expect(value.holidays.find(({ day }) => day === `${YEAR}-12-01`)?.name).toBe('Ziua Națională');
  const holidays = [...value.holidays, { day: `${YEAR + 1}-03-09`, name: 'Zi de probă' }];
  const saved = await save(0, { opensAt: 8, closesAt: 16, holidays });
  expect(saved.statusCode).toBe(200);
  expect(workingTimeView.parse(saved.json())).toMatchObject({
    version: 1,
    versions: [
      { version: 1, savedBy: 'Ioana Test' },
      { version: 0, savedBy: null, value: { opensAt: 9, closesAt: 18 } },
    ],
  });
  const days = await readWorkingDays(db);
  expect([days.opensAt, days.holidays.has(`${YEAR + 1}-03-09`)]).toEqual([8, true]);
  const at = romanianMoment('2026-03-05', '15:00');
  expect(dueOf({ kind: 'support', isUrgent: true }, at, days)).toEqual(romanianMoment('2026-03-06', '11:00'));
});

test('a version comes back as a new one', async () => {
  const before = await readHours();
  const restored = await admin.post(`${HOURS}/restore`, { version: before.version, of: 0 });
  expect(workingTimeView.parse(restored.json())).toMatchObject({ version: 2, value: { opensAt: 9, closesAt: 18 } });
  expect((await readWorkingDays(db)).holidays.has(`${YEAR + 1}-03-09`)).toBe(false);
  expect((await admin.post(`${HOURS}/restore`, { version: 2, of: 77 })).statusCode).toBe(404);
  const acts = await rows(
    `select action, details from audit where entity = 'setting' and outcome = 'done' order by id`,
  );
  expect(acts).toMatchObject([
    { action: 'setting.save', details: { setting: 'Program și zile libere', version: 1 } },
    { action: 'setting.restore', details: { setting: 'Program și zile libere', version: 2, of: 0 } },
  ]);
});

test('of two who save what they read one is told, and nothing of theirs is lost', async () => {
  const { version, value } = await readHours();
  const both = await Promise.all([
    save(version, { ...value, closesAt: 17 }),
    admin.post(HOURS, { version, value: { ...value, closesAt: 19 } }),
  ]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect((await readHours()).version).toBe(version + 1);
});

test.each([
  ['hours that end before they begin', { opensAt: 18, closesAt: 9 }, 400],
  ['a day twice', { holidays: ['01-01', '01-01'] }, 400],
  ['a year without its first day', { holidays: ['12-25'] }, 422],
  ['past years alone', { holidays: [] }, 400],
])('%s are refused', async (_, { holidays, ...hours }: { holidays?: string[]; opensAt?: number }, status) => {
  const { version, value } = await readHours();
  const days = holidays?.map((day) => ({ day: `${YEAR + 1}-${day}`, name: 'Zi' })) ?? value.holidays;
  expect((await save(version, { ...value, ...hours, holidays: days })).statusCode).toBe(status);
  expect(await readHours()).toMatchObject({ version, value });
});

test('reasons are the association’s own list, which its readers see and nobody else', async () => {
  const { version, value } = reasonsView.parse((await reader.get('/settings/reasons')).json());
  expect(value.article.length).toBeGreaterThan(2);
  const next = { ...value, article: ['Un motiv nou.'] };
  expect((await reader.post('/settings/reasons', { version, value: next })).statusCode).toBe(403);
  expect((await stranger.get('/settings/reasons')).statusCode).toBe(403);
  expect((await admin.post('/settings/reasons', { version, value: next })).statusCode).toBe(200);
  expect(reasonsView.parse((await reader.get('/settings/reasons')).json()).value.article).toEqual(['Un motiv nou.']);
  const twice = await admin.post('/settings/reasons', { version: 1, value: { ...next, post: ['A.', 'A.'] } });
  expect(twice.statusCode).toBe(400);
});

test('the account of the association is kept as banks write it, and a mistyped one is refused', async () => {
  const save = (version: number, value: object, by = admin) => by.post('/settings/payment-account', { version, value });
  const account = { iban: ' ro49 aaaa 1b31 0075 9384 0000 ', bank: 'Banca de probă' };
  expect((await save(0, { ...account, iban: 'RO49AAAA1B31007593840001' })).statusCode).toBe(400);
  expect((await save(0, account, reader)).statusCode).toBe(403);
  expect(paymentAccountView.parse((await save(0, account)).json())).toMatchObject({
    version: 1,
    value: { iban: 'RO49AAAA1B31007593840000', bank: 'Banca de probă' },
  });
  expect((await save(0, account)).statusCode).toBe(409);
  const restored = await admin.post('/settings/payment-account/restore', { version: 1, of: 0 });
  expect(paymentAccountView.parse(restored.json())).toMatchObject({ version: 2, value: { iban: '', bank: '' } });
});

test('the limits that can be changed begin with the numbers of the portal', () => {
  const brought = Object.assign({}, ...CAPABILITIES.map(({ limits }) => limits ?? {}));
  const minutes = { hour: 60, day: 24 * 60 };
  for (const [name, { times, per }] of Object.entries(LIMITS))
    expect([name, brought[name]]).toEqual([name, expect.objectContaining({ times, minutes: minutes[per] })]);
});

test('a limit that is changed holds for the next act', async () => {
  const count = `insert into attempt (kind, key, at) select 'ticket:email', 'ion@exemplu.ro', now() from generate_series(1, 2)`;
  await database.orm.em.fork().execute(count);
  const isReached = () => isUsedUp({ db, now: new Date() }, 'ticket:email', 'ion@exemplu.ro');
  expect(await isReached()).toBe(false);
  const save = (version: number, value: object) => admin.post('/settings/limits', { version, value });
  expect(limitsView.parse((await save(0, { 'ticket:email': 2 })).json()).value).toEqual({ 'ticket:email': 2 });
  expect(await isReached()).toBe(true);
  expect((await save(1, { 'ticket:email': 0 })).statusCode).toBe(400);
  expect((await save(1, { 'sign-up:address': 5 })).statusCode).toBe(400);
  expect((await save(1, {})).statusCode).toBe(200);
  expect(await isReached()).toBe(false);
});
