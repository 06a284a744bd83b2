import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { settingChangeList } from '@psp/contracts/setting-changes';
import { reasonsView } from '@psp/contracts/settings';
import { romanianDay } from '@psp/contracts/romania';
import { bffAdmin } from '../app.ts';

const { app } = await startTestApp(bffAdmin, 'admin');
const admin = await app.as({ kind: 'admin' });
const reader = await app.as({ kind: 'admin', role: 'viewer', organisationId: admin.actor.organisationId });
const stranger = await app.as({ kind: 'uat' });

const list = async (query = '') => settingChangeList.parse((await reader.get(`/settings/changes${query}`)).json());
const DAY_MS = 24 * 60 * 60 * 1000;

test('the changes of all settings stand in one list, the newest first, with what was before and after', async () => {
  expect((await list()).items).toEqual([]);
  const { value } = reasonsView.parse((await admin.get('/settings/reasons')).json());
  const next = { ...value, article: ['Un motiv nou.'] };
  await admin.post('/settings/reasons', { version: 0, value: next });
  await admin.post('/settings/reasons/restore', { version: 1, of: 0 });
  await admin.post('/settings/limits', { version: 0, value: { 'ticket:email': 2 } });
  const text = { subject: 'Bun venit', text: 'Bine ați venit, {{organizatie}}!' };
  await admin.post('/settings/mail-texts/approved/test', text);
  await admin.post('/settings/mail-texts/approved', { version: 0, value: text });
  const price = { of: 'bronze', value: '1.200 lei', validFrom: romanianDay(new Date(Date.now() + 90 * DAY_MS)) };
  expect((await admin.post('/package-prices', price)).statusCode).toBeLessThan(300);
  const { items, total } = await list();
  expect(items.map(({ action, version }) => [action, version?.setting ?? null])).toEqual([
    ['package-price.set', null],
    ['setting.save', 'mail-text:approved'],
    ['setting.save', 'limits'],
    ['setting.restore', 'reasons'],
    ['setting.save', 'reasons'],
  ]);
  expect(total).toBe(5);
  const [priced, mail, , restored, saved] = items;
  expect(priced?.details.map((detail) => detail.value)).toContain('1.200 lei');
  expect(mail).toMatchObject({
    person: { name: 'Ioana Test' },
    details: [],
    version: {
      ...{ label: 'E-mail: Înscriere aprobată', number: 1, present: 1 },
      ...{ before: { subject: null, text: null }, after: text },
    },
  });
  expect(restored?.version).toMatchObject({ number: 2, present: 2, before: next, after: value });
  expect(saved?.version).toMatchObject({ number: 1, present: 2, before: value, after: next });
});

test('the list is filtered by setting', async () => {
  const actsOf = async (of: string) => (await list(`?of=${of}`)).items.map(({ action }) => action);
  expect(await actsOf('reasons')).toEqual(['setting.restore', 'setting.save']);
  expect(await actsOf('mail-texts')).toEqual(['setting.save']);
  expect(await actsOf('package-price')).toEqual(['package-price.set']);
  expect(await actsOf('legal-version')).toEqual([]);
  expect((await reader.get('/settings/changes?of=nimic')).statusCode).toBe(400);
  expect((await stranger.get('/settings/changes')).statusCode).toBe(403);
});
