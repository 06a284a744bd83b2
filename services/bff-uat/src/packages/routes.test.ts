import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { ownPackage } from '@psp/contracts/packages';
import { romanianDay } from '@psp/contracts/romania';
import { issuePackageProforma, setPackagePeriod } from '@psp/domain/overseeing/packages/commands';
import { acting } from '@psp/domain/testing/acting';
import { bffUat } from '../app.ts';

const { app, database, rows } = await startTestApp(bffUat, 'uat');
const by = acting(database.orm);
const admin = await app.as({ kind: 'admin' });
const owner = await app.as({ kind: 'uat', role: 'owner' });
const { organisationId: id } = owner.actor;
const viewer = await app.as({ kind: 'uat', role: 'viewer', organisationId: id });
const stranger = await app.as({ kind: 'uat', role: 'owner' });
const firm = await app.as({ kind: 'firma', role: 'owner' });

const read = async (who = owner) => ownPackage.parse((await who.get('/package')).json());

test('a member reads its package without a period', async () => {
  await rows("update organisation set package = 'bronze' where id = ?", [id]);
  expect(await read()).toEqual({
    ...{ package: 'bronze', price: null, startsOn: null, endsOn: null, standing: 'none', daysLeft: null },
    ...{ inForce: null, renewal: null, proformas: [] },
  });
});

test('a member sees its period and downloads its proforma; another one finds none', async () => {
  const today = romanianDay(new Date());
  const terms = { package: 'bronze', price: 900, startsOn: '2026-01-01', endsOn: today, reason: 'Contract.' } as const;
  await by(admin.actor, setPackagePeriod, { id, ...terms });
  await by(admin.actor, issuePackageProforma, { id, version: 1 });
  const view = await read(viewer);
  expect(view).toMatchObject({
    ...{ package: 'bronze', price: 900, endsOn: today, standing: 'ending', daysLeft: 0 },
    proformas: [{ status: 'issued', total: 900, startsOn: '2026-01-01', endsOn: today }],
  });
  const pdf = `/proformas/${view.proformas[0]?.id}/pdf`;
  expect((await owner.get(pdf)).headers).toMatchObject({ 'content-type': 'application/pdf' });
  expect((await stranger.get(pdf)).statusCode).toBe(404);
  expect((await read(stranger)).proformas).toEqual([]);
  expect((await firm.get('/package')).statusCode).toBe(403);
});
