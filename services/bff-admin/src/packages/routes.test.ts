import { expect, test } from '@jest/globals';
import { readPdf } from '@psp/bff-kit/testing/read-pdf';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { dayAfter, type PackageView, packageList, packageView, yearFrom } from '@psp/contracts/packages';
import { romanianDay } from '@psp/contracts/romania';
import { perform } from '@psp/domain/overseeing/users/bulk/perform';
import { acting } from '@psp/domain/testing/acting';
import { bffAdmin } from '../app.ts';

const { app, database, rows } = await startTestApp(bffAdmin, 'admin');
const admin = await app.as({ kind: 'admin' });
const { organisationId: association } = admin.actor;
const colleague = await app.as({ kind: 'admin', role: 'editor', organisationId: association });
const reader = await app.as({ kind: 'admin', role: 'viewer', organisationId: association });
const elsewhere = await app.as({ kind: 'admin', role: 'editor', organisationId: association });
await rows("update membership set areas = '{events}' where account_id = ?", [elsewhere.actor.accountId]);

const TODAY = romanianDay(new Date());
const inDays = (days: number) => romanianDay(new Date(Date.parse(`${TODAY}T12:00:00Z`) + days * 86_400_000));

type Caller = typeof admin;
const member = async (kind: 'uat' | 'firma' = 'uat') => (await app.as({ kind, role: 'owner' })).actor;
const body = (more: object = {}) => ({
  ...{ package: 'bronze', price: 1200, startsOn: inDays(-340), endsOn: inDays(20), reason: 'Contractul din dosar.' },
  ...more,
});
const codeOf = (answer: { json<T>(): T }) => answer.json<{ code: string }>().code;
const viewOf = (answer: { statusCode: number; json(): unknown }): PackageView => {
  expect([answer.statusCode, answer.json()]).toEqual([200, expect.anything()]);
  return packageView.parse(answer.json());
};
const read = async (id: string, who = admin) => viewOf(await who.get(`/packages/${id}`));
const act = (id: string, name: string, sent: object, who: Caller = admin) => who.post(`/packages/${id}/${name}`, sent);
const set = async (id: string, more: object = {}) => viewOf(await act(id, 'set', body(more)));
const openOf = ({ open }: PackageView) => {
  if (!open) throw new Error('no period');
  return open;
};
const firstOf = ({ proformas: [first] }: PackageView) => {
  if (!first) throw new Error('no proforma');
  return first;
};
const renewal = (view: PackageView, more: object = {}) => ({
  ...{ version: openOf(view).version, package: openOf(view).package, price: 1500 },
  ...{ startsOn: view.next.startsOn, endsOn: view.next.endsOn, reason: 'La cererea membrului.', ...more },
});
const renewed = async (id: string) => viewOf(await act(id, 'renew', renewal(await read(id))));
const pay = (id: string, view: PackageView, who: Caller = admin, paidOn = TODAY) =>
  act(id, `proformas/${firstOf(view).id}/pay`, { version: firstOf(view).version, paidOn }, who);
const codes = (answers: { statusCode: number }[]) =>
  answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
const toldOf = async (accountId: string) =>
  (
    await rows<{ event: string }>(
      "select event from notification where account_id = ? and event like 'packages.%' order by id",
      [accountId],
    )
  ).map(({ event }) => event);

test('a member without a period gets its first one once, with the package of the authority', async () => {
  const { organisationId: id } = await member();
  const before = await read(id);
  expect(before).toMatchObject({ standing: 'none', open: null, daysLeft: null, actions: ['set'], proformas: [] });
  expect(before.next).toMatchObject({ startsOn: TODAY, endsOn: yearFrom(TODAY) });
  const sent = body({ package: 'silver' });
  const both = await Promise.all([act(id, 'set', sent), act(id, 'set', sent, colleague)]);
  expect(codes(both)).toEqual([200, 409]);
  const view = await read(id);
  expect(view).toMatchObject({
    ...{ standing: 'ending', daysLeft: 20, actions: ['change', 'renew', 'issue'] },
    ...{ open: { package: 'silver', price: 1200, status: 'open' }, next: { startsOn: inDays(21) } },
  });
  expect(await rows('select package from organisation where id = ?', [id])).toEqual([{ package: 'silver' }]);
  expect(
    await rows('select action, reason from audit where entity_id = ? and outcome = ?', [openOf(view).id, 'done']),
  ).toEqual([{ action: 'package-period.set', reason: 'Contractul din dosar.' }]);
});

test('readers and editors of other areas read, and write nothing; other organisations are refused', async () => {
  const { organisationId: id } = await member();
  const view = await set(id);
  for (const who of [reader, elsewhere]) {
    expect((await read(id, who)).actions).toEqual([]);
    expect((await act(id, 'renew', renewal(view), who)).statusCode).toBe(403);
    expect((await act(id, 'proformas', { version: 1 }, who)).statusCode).toBe(403);
  }
  expect(codeOf(await act(id, 'change', body({ version: 1 }), elsewhere))).toBe('member.area_missing');
  for (const kind of ['uat', 'firma'] as const) {
    const other = await app.as({ kind, role: 'owner' });
    expect((await other.get('/packages')).statusCode).toBe(403);
    expect((await act(id, 'renew', renewal(view), other)).statusCode).toBe(403);
  }
  expect((await admin.get(`/packages/${association}`)).statusCode).toBe(404);
  expect((await act(association, 'set', body())).statusCode).toBe(404);
  expect((await admin.get(`/packages/${admin.actor.accountId}`)).statusCode).toBe(404);
});

test('the terms are checked: package, days, sum, reason', async () => {
  const { organisationId: id } = await member();
  const refused = async (more: object) => (await act(id, 'set', body(more))).json<{ code: string }>().code;
  expect(await refused({ package: 'partner' })).toBe('package-period.kind');
  expect(await refused({ endsOn: inDays(-341) })).toBe('package-period.ends_before');
  expect(await refused({ endsOn: '2097-01-01' })).toBe('package-period.too_long');
  for (const more of [
    ...[{ price: 0 }, { price: -5 }, { price: 1.005 }, { price: 1e12 }, { price: '12' }, { reason: ' ' }],
    ...[{ startsOn: '2027-02-29' }, { startsOn: '12027-01-01' }, { status: 'open' }, { package: 'gold' }],
  ])
    expect((await act(id, 'set', body(more))).statusCode).toBe(400);
  await rows("update organisation set status = 'suspended' where id = ?", [id]);
  expect(await refused({})).toBe('package-period.not_member');
  expect((await read(id)).actions).toEqual([]);
});

test('a change keeps the period, asks for the version and replaces the unpaid proforma', async () => {
  const { organisationId: id } = await member();
  const { version } = openOf(await set(id));
  const issued = viewOf(await act(id, 'proformas', { version }));
  expect(firstOf(issued)).toMatchObject({ status: 'issued', total: 1200, actions: ['pay'] });
  expect(codeOf(await act(id, 'proformas', { version: openOf(issued).version }))).toBe('package-period.issued');
  const sent = { ...body({ package: 'silver', price: 1800.5 }), version: openOf(issued).version };
  const both = await Promise.all([act(id, 'change', sent), act(id, 'change', sent, colleague)]);
  expect(codes(both)).toEqual([200, 409]);
  expect(both.filter(({ statusCode }) => statusCode === 409).map(codeOf)).toEqual(['version.stale']);
  const view = await read(id);
  expect(view.proformas.map(({ status, total }) => [status, total])).toEqual([
    ['issued', 1800.5],
    ['replaced', 1200],
  ]);
  expect(view.proformas[1]?.replacedBy).toBe(firstOf(view).number);
  await pay(id, view);
  const paid = openOf(await read(id));
  const change = (more: object) => act(id, 'change', { ...sent, version: paid.version, ...more });
  expect(codeOf(await change({ price: 2000 }))).toBe('package-period.price_paid');
  expect(viewOf(await change({ endsOn: inDays(40) })).proformas.map(({ status }) => status)).toEqual([
    'paid',
    'replaced',
  ]);
});

test('a renewal begins with its payment, once, also when two administrators mark it', async () => {
  const owner = await member();
  const { organisationId: id } = owner;
  const first = openOf(await set(id));
  const sent = renewal(await read(id), { package: 'silver' });
  const asked = await Promise.all([act(id, 'renew', sent), act(id, 'renew', sent, colleague)]);
  expect(codes(asked)).toEqual([200, 409]);
  const proposed = await read(id);
  expect(proposed).toMatchObject({
    ...{ open: { id: first.id }, proposed: { status: 'proposed', price: 1500, startsOn: inDays(21) } },
    ...{ standing: 'ending', actions: ['change', 'withdraw', 'issue'] },
  });
  expect(codeOf(await pay(id, proposed, admin, inDays(1)))).toBe('proforma.paid_later');
  expect((await act(id, `proformas/${first.id}/pay`, { version: 1, paidOn: TODAY })).statusCode).toBe(404);
  const stranger = await member();
  expect((await pay(stranger.organisationId, proposed)).statusCode).toBe(404);
  expect((await admin.post(`/proformas/${firstOf(proposed).id}/pay`, { version: 1, paidOn: TODAY })).statusCode).toBe(
    404,
  );
  const paid = await Promise.all([pay(id, proposed), pay(id, proposed, colleague), pay(id, proposed)]);
  expect(codes(paid)).toEqual([200, 409, 409]);
  const view = await read(id);
  expect(view).toMatchObject({
    ...{
      open: { id: proposed.proposed?.id, package: 'silver', startsOn: inDays(21) },
      proposed: null,
      standing: 'active',
    },
    past: [{ id: first.id, status: 'closed' }],
    inForce: { package: 'bronze', endsOn: first.endsOn },
  });
  expect(firstOf(view)).toMatchObject({ status: 'paid', paidOn: TODAY, actions: ['unpay'] });
  // The package of the next period is not that of the authority yet.
  expect(await rows('select package from organisation where id = ?', [id])).toEqual([{ package: 'bronze' }]);
  expect(await toldOf(owner.accountId)).toEqual(['packages.issued', 'packages.paid']);
  expect(
    await rows("select status from package_period where organisation_id = ? and status = 'open'", [id]),
  ).toHaveLength(1);
});

test('a payment is taken back with a reason: the renewal waits again', async () => {
  const owner = await member();
  const { organisationId: id } = owner;
  const first = openOf(await set(id));
  await pay(id, await renewed(id));
  const paid = firstOf(await read(id));
  const unpay = (more: object = {}) =>
    act(id, `proformas/${paid.id}/unpay`, { version: paid.version, reason: 'Alt membru.', ...more });
  expect((await unpay({ reason: '' })).statusCode).toBe(400);
  expect(codeOf(await unpay({ version: 1 }))).toBe('version.stale');
  const view = viewOf(await unpay());
  expect(view).toMatchObject({ open: { id: first.id }, proposed: { status: 'proposed' }, past: [] });
  expect(firstOf(view)).toMatchObject({ status: 'issued', paidOn: null });
  expect((await pay(id, view)).statusCode).toBe(200);
  const again = await read(id);
  await act(id, 'renew', renewal(again));
  const { proformas } = await read(id);
  const earlier = proformas.find(({ status }) => status === 'paid');
  const answer = await act(id, `proformas/${earlier?.id}/unpay`, { version: earlier?.version, reason: 'Greșeală.' });
  expect(codeOf(answer)).toBe('package-period.renewal_prepared');
  expect(await toldOf(owner.accountId)).toEqual([
    ...['packages.issued', 'packages.paid', 'packages.unpaid', 'packages.paid', 'packages.issued'],
  ]);
});

test('an unpaid renewal is withdrawn with its proforma, and another one can be prepared', async () => {
  const { organisationId: id } = await member('firma');
  expect((await read(id)).next.package).toBe('partner');
  await set(id, { package: 'partner' });
  const { proposed } = await renewed(id);
  const sent = { version: proposed?.version, reason: 'Sumă greșită.' };
  expect(codes([await act(id, 'withdraw', sent), await act(id, 'withdraw', sent)])).toEqual([200, 409]);
  const view = await read(id);
  expect(firstOf(view)).toMatchObject({ status: 'withdrawn', actions: [] });
  expect(view).toMatchObject({ proposed: null, past: [{ status: 'withdrawn' }] });
  expect((await renewed(id)).proposed).toMatchObject({ status: 'proposed' });
});

test('a renewal without a sum begins at once; one that overlaps is refused', async () => {
  const { organisationId: id } = await member();
  const view = await set(id);
  expect(codeOf(await act(id, 'renew', renewal(view, { startsOn: inDays(20) })))).toBe('package-period.overlaps');
  const free = viewOf(await act(id, 'renew', renewal(view, { price: null })));
  expect(free).toMatchObject({ open: { price: null, startsOn: inDays(21) }, proposed: null, proformas: [] });
  expect(codeOf(await act(id, 'proformas', { version: openOf(free).version }))).toBe('package-period.no_price');
  expect(codeOf(await act(id, 'change', { ...body(), version: openOf(free).version }))).toBe('package-period.overlaps');
});

test('the list price is that of the first day; one that changes later leaves a prepared renewal as it is', async () => {
  const { organisationId: id } = await member();
  const noPrice = await read(id);
  expect(noPrice.next.prices).toEqual([
    { package: 'bronze', text: null, lei: null },
    { package: 'silver', text: null, lei: null },
  ]);
  const price = (value: string, validFrom: string) => admin.post('/package-prices', { of: 'bronze', value, validFrom });
  await price('1.000 lei pe an', TODAY);
  await price('1.250,50 lei pe an', inDays(21));
  expect((await read(id)).next.prices[0]).toMatchObject({ lei: 1000 });
  await set(id);
  expect((await read(id)).next.prices[0]).toEqual({ package: 'bronze', text: '1.250,50 lei pe an', lei: 1250.5 });
  expect((await renewed(id)).proposed?.price).toBe(1500);
  await price('Preț la cerere', inDays(22));
  expect(firstOf(await read(id)).total).toBe(1500);
});

test('the package that an authority gets with others is that of its open period too, at the same sum', async () => {
  const { organisationId: id } = await member();
  await rows("update organisation set package = 'bronze' where id = ?", [id]);
  const before = openOf(await set(id));
  const task = { action: 'setPackage', subjectId: id, reason: 'A devenit oraș.', package: 'silver' } as const;
  await acting(database.orm)(admin.actor, perform, task);
  expect(openOf(await read(id))).toEqual({ ...before, package: 'silver', version: before.version + 1 });
});

test('a period that ended in the past is renewed from today on', async () => {
  const { organisationId: id } = await member();
  const view = await set(id, { endsOn: inDays(-1) });
  expect(view).toMatchObject({ standing: 'expired', daysLeft: -1, next: { startsOn: TODAY, endsOn: yearFrom(TODAY) } });
  const last = await set((await member()).organisationId, { endsOn: TODAY });
  expect(last).toMatchObject({ standing: 'ending', daysLeft: 0, next: { startsOn: dayAfter(TODAY) } });
});

test('the list is filtered by state and package, searched and downloaded', async () => {
  const [late, soon, none] = [await member(), await member('firma'), await member()];
  await rows("update organisation set name = 'Comuna Întârziata' where id = ?", [late.organisationId]);
  await set(late.organisationId, { endsOn: inDays(-3) });
  await set(soon.organisationId, { package: 'partner', endsOn: inDays(7) });
  await act(soon.organisationId, 'proformas', { version: openOf(await read(soon.organisationId)).version });
  const idsOf = async (query: string) =>
    packageList
      .parse((await reader.get(`/packages?${query}`)).json())
      .items.map(({ organisationId }) => organisationId);
  expect(await idsOf('show=expired')).toContain(late.organisationId);
  expect(await idsOf('show=days7&package=partner')).toEqual([soon.organisationId]);
  expect(await idsOf('show=days7')).not.toContain(late.organisationId);
  expect(await idsOf('show=unpaid&package=partner')).toContain(soon.organisationId);
  expect(await idsOf('show=unpaid')).not.toContain(late.organisationId);
  expect(await idsOf('show=none')).toContain(none.organisationId);
  expect(await idsOf('show=renew')).toEqual(expect.arrayContaining([late.organisationId, soon.organisationId]));
  expect(await idsOf('show=active')).not.toContain(late.organisationId);
  expect(await idsOf('q=intarziata')).toEqual([late.organisationId]);
  expect((await reader.get('/packages?show=soon')).statusCode).toBe(400);
  const table = await reader.get('/packages/table?format=csv&q=intarziata');
  expect(table.headers['content-disposition']).toContain('pachete');
  expect(table.body).toContain('Comuna Întârziata;;Bronze;1200;');
  expect(table.body).toContain(';Expirată;0;');
});

test('the proforma names the package and its days', async () => {
  const { organisationId: id } = await member();
  await set(id, { startsOn: '2028-02-29', endsOn: yearFrom('2028-02-29') });
  const view = await act(id, 'proformas', { version: 1 });
  const file = await reader.get(`/proformas/${firstOf(viewOf(view)).id}/pdf`);
  expect(file.statusCode).toBe(200);
  const text = (await readPdf(file.rawPayload)).pages.join(' ');
  for (const part of ['Bronze', '29.02.2028', '28.02.2029', '1.200,00', 'nu este factură fiscală'])
    expect(text).toContain(part);
});
