import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { type PackageView, packageView } from '@psp/contracts/packages';
import { romanianDay } from '@psp/contracts/romania';
import { applyDue } from '@psp/domain/operating/lifecycle/apply-due';
import { beginPeriods } from '@psp/domain/overseeing/packages/begin';
import { perform } from '@psp/domain/overseeing/users/bulk/perform';
import { acting } from '@psp/domain/testing/acting';
import { bffAdmin } from '../app.ts';

const { app, database, rows } = await startTestApp(bffAdmin, 'admin');
const admin = await app.as({ kind: 'admin' });

const NOW = new Date();
const inDays = (days: number, now = NOW) => romanianDay(new Date(now.getTime() + days * 86_400_000));
const member = async () => (await app.as({ kind: 'uat', role: 'owner' })).actor;
const terms = (more: object = {}) => ({
  ...{ package: 'bronze', price: 1200, startsOn: inDays(-340), endsOn: inDays(20), reason: 'Contractul.', ...more },
});
const post = (id: string, path: string, body: object) => admin.post(`/packages/${id}/${path}`, body);
const codeOf = (answer: { json<T>(): T }) => answer.json<{ code?: string }>().code;
const read = async (id: string) => packageView.parse((await admin.get(`/packages/${id}`)).json());
const done = async (id: string, path: string, body: object): Promise<PackageView> => {
  const answer = await post(id, path, body);
  expect([answer.statusCode, answer.json()]).toEqual([200, expect.anything()]);
  return read(id);
};
const set = (id: string, more: object = {}) => done(id, 'set', terms(more));
const issue = (id: string, { open }: PackageView) => done(id, 'proformas', { version: open?.version });
const renew = (id: string, { open, next }: PackageView) => {
  const { startsOn, endsOn } = next;
  return done(id, 'renew', terms({ version: open?.version, price: 1500, startsOn, endsOn }));
};
const pay = (id: string, { proformas }: PackageView, total: number) => {
  const proforma = proformas.find((one) => one.status === 'issued' && one.total === total);
  return done(id, `proformas/${proforma?.id}/pay`, { version: proforma?.version, paidOn: inDays(0) });
};
const packageOf = async (id: string) =>
  (await rows<{ package: string }>('select package from organisation where id = ?', [id]))[0]?.package;
const setSilver = (id: string) =>
  acting(database.orm)(admin.actor, perform, {
    ...{ action: 'setPackage', subjectId: id, reason: 'A devenit oraș.', package: 'silver' },
  } as const);

test('a package given with others is refused while a proforma states the sum of the one before', async () => {
  const { organisationId: id } = await member();
  const issued = await issue(id, await set(id));
  await expect(setSilver(id)).rejects.toMatchObject({
    ...{ code: 'package-period.owed', message: expect.stringContaining('proformă pe suma veche') },
  });
  const paid = await pay(id, issued, 1200);
  await expect(setSilver(id)).rejects.toMatchObject({ code: 'package-period.owed' });
  expect((await read(id)).open).toEqual(paid.open);
  expect(await packageOf(id)).toBe('bronze');
});

test('a package given with others leaves a period as it is that begins later', async () => {
  const { organisationId: id } = await member();
  const { open } = await set(id, { startsOn: inDays(3) });
  await setSilver(id);
  expect(await packageOf(id)).toBe('silver');
  expect((await read(id)).open).toEqual(open);
});

test('a period that is moved to the future begins again on its new first day', async () => {
  const { organisationId: id } = await member();
  const { open } = await set(id);
  expect(await packageOf(id)).toBe('bronze');
  const later = { package: 'silver', startsOn: inDays(3), endsOn: inDays(300), version: open?.version };
  await done(id, 'change', terms(later));
  expect(await packageOf(id)).toBe('bronze');
  await applyDue(database.orm, new Date(NOW.getTime() + 3 * 86_400_000), beginPeriods);
  expect(await packageOf(id)).toBe('silver');
});

test('what is told of a proforma stays to be read while another one waits for its payment', async () => {
  const { organisationId: id, accountId } = await member();
  const unread = async () =>
    (
      await rows<{ event: string }>(
        "select event from notification where account_id = ? and event = 'packages.issued' and read_at is null",
        [accountId],
      )
    ).length;
  const renewed = await renew(id, await issue(id, await set(id)));
  expect(await unread()).toBe(2);
  const first = await pay(id, renewed, 1200);
  expect(await unread()).toBeGreaterThan(0);
  await pay(id, first, 1500);
  expect(await unread()).toBe(0);
});

test('a payment is not offered to be taken back while the next renewal is prepared', async () => {
  const { organisationId: id } = await member();
  const paid = await pay(id, await renew(id, await set(id)), 1500);
  expect(paid.proformas[0]?.actions).toEqual(['unpay']);
  const view = await renew(id, paid);
  const proforma = view.proformas.find(({ status }) => status === 'paid');
  expect(proforma?.actions).toEqual([]);
  const unpay = await post(id, `proformas/${proforma?.id}/unpay`, { version: proforma?.version, reason: 'Greșeală.' });
  expect([unpay.statusCode, codeOf(unpay)]).toEqual([409, 'package-period.renewal_prepared']);
  expect(unpay.json()).toMatchObject({ message: 'Retrageți întâi reînnoirea pregătită.' });
  await done(id, 'withdraw', { version: view.proposed?.version, reason: 'Greșeală.' });
  expect((await read(id)).proformas.find(({ status }) => status === 'paid')?.actions).toEqual(['unpay']);
});

test('the first day of a period locks the organisation before the period, as all commands do', async () => {
  const { organisationId: id } = await member();
  await set(id, { startsOn: inDays(3) });
  const holder = database.orm.em.fork();
  await holder.begin();
  await holder.execute('select 1 from organisation where id = ? for update', [id]);
  const begun = applyDue(database.orm, new Date(NOW.getTime() + 3 * 86_400_000), beginPeriods);
  const ended = begun.then(
    () => true,
    () => true,
  );
  const waiting = async () =>
    (
      await rows(
        "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and pid <> pg_backend_pid()",
      )
    ).length;
  while ((await waiting()) === 0 && !(await Promise.race([ended, Promise.resolve(false)])));
  await holder.execute('select 1 from package_period where organisation_id = ? for update nowait', [id]);
  await holder.commit();
  await begun;
  expect(await packageOf(id)).toBe('bronze');
});
