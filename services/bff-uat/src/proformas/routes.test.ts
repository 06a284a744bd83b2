import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { readPdf } from '@psp/bff-kit/testing/read-pdf';
import { type OwnProformas, ownProformas } from '@psp/contracts/proformas';
import { cancelEvent, createEvent, publishEvent } from '@psp/domain/attending/events/manage-event';
import { leaveEvent, registerForEvent, removeRegistration } from '@psp/domain/attending/events/take-part';
import { payProforma, unpayProforma } from '@psp/domain/attending/proformas/pay';
import { PAYMENT_ACCOUNT } from '@psp/domain/attending/proformas/payment-account';
import { saveSetting } from '@psp/domain/operating/settings/settings';
import { acting } from '@psp/domain/testing/acting';
import { anEvent } from '@psp/domain/testing/an-event';
import { bffUat } from '../app.ts';

const { app, database, rows } = await startTestApp(bffUat, 'uat');
const by = acting(database.orm);
const admin = await app.as({ kind: 'admin' });
const owner = await app.as({ kind: 'uat', role: 'owner' });
const { organisationId } = owner.actor;
const editor = await app.as({ kind: 'uat', role: 'editor', organisationId });
const viewer = await app.as({ kind: 'uat', role: 'viewer', organisationId });
const stranger = await app.as({ kind: 'uat', role: 'owner' });
await rows("update organisation set cui = '4221306', address = 'Str. Mare 1' where id = ?", [organisationId]);

type Caller = typeof owner;

const published = async (more = {}): Promise<string> => {
  const id = await by(
    admin.actor,
    createEvent,
    anEvent(undefined, { price: 150, seats: 10, perOrganisation: null, ...more }),
  );
  await by(admin.actor, publishEvent, { id, version: 1 });
  return id;
};
const signUp = (id: string, ...people: Caller[]) =>
  by(owner.actor, registerForEvent, { id, accountIds: people.map(({ actor }) => actor.accountId) });
const seatOf = async (id: string, { actor }: Caller) => {
  const [seat] = await rows<{ id: string; version: number }>(
    `select r.id, r.version from seat_registration r join event e on e.pool_id = r.pool_id
     where e.id = ? and r.account_id = ? and r.status = 'confirmed'`,
    [id, actor.accountId],
  );
  if (!seat) throw new Error('no seat');
  return seat;
};
const leave = async (id: string, person: Caller) => by(owner.actor, leaveEvent, await seatOf(id, person));

const viewOf = (answer: { statusCode: number; json(): unknown }): OwnProformas => {
  expect(answer.statusCode).toBe(200);
  return ownProformas.parse(answer.json());
};
const textOf = async (bytes: Uint8Array) => (await readPdf(bytes)).pages.join(' ');
const addressOf = (id: string) => `/seats/event/${id}/proformas`;
const read = async (id: string, caller = owner) => viewOf(await caller.get(addressOf(id)));
const issue = (id: string, caller = editor) => caller.post(addressOf(id), {});
const statesOf = ({ items }: OwnProformas) => items.map(({ status }) => status);
const latest = ({ items: [first] }: OwnProformas) => {
  if (!first) throw new Error('no proforma');
  return first;
};
const versionOf = async (id: string) => {
  const [row] = await rows<{ version: number }>('select version from proforma where id = ?', [id]);
  return row?.version ?? 0;
};
const pay = async (id: string) =>
  by(admin.actor, payProforma, { id, version: await versionOf(id), paidOn: new Date().toISOString().slice(0, 10) });

test('a free event has nothing to pay, and no proforma', async () => {
  const id = await published({ price: 0 });
  await signUp(id, owner);
  expect(await read(id)).toEqual({ due: 0, canIssue: false, items: [] });
  expect((await issue(id)).json()).toMatchObject({ code: 'proforma.nothing_due' });
});

test('an editor issues it, also when two ask at once; readers download it, another organisation finds none', async () => {
  const id = await published();
  await signUp(id, owner, editor);
  expect(await read(id)).toEqual({ due: 300, canIssue: true, items: [] });
  expect(await read(id, viewer)).toMatchObject({ due: 300, canIssue: false });
  expect((await issue(id, viewer)).statusCode).toBe(403);
  const both = (await Promise.all([issue(id), issue(id, owner)])).map(viewOf);
  expect(both.map(({ items }) => items.length)).toEqual([1, 1]);
  const { number, ...one } = latest(await read(id));
  expect(number).toMatch(/^PF-\d{4}-\d{4}$/);
  expect(one).toMatchObject({ status: 'issued', total: 300, seats: 2, paidOn: null, replacedBy: null });
  expect(await read(id, stranger)).toEqual({ due: 0, canIssue: false, items: [] });
  const pdf = `/proformas/${one.id}/pdf`;
  expect((await stranger.get(pdf)).statusCode).toBe(404);
  const file = await viewer.get(pdf);
  expect(file.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'private, no-store' });
  const text = await textOf(file.rawPayload);
  for (const part of [number, '4221306', 'Str. Mare 1', owner.actor.displayName, '300,00', 'nu este factură fiscală'])
    expect(text).toContain(part);
});

test('it names the account of the association from the day on which there is one', async () => {
  const id = await published();
  await signUp(id, owner);
  const before = latest(viewOf(await issue(id)));
  const account = { iban: 'RO49AAAA1B31007593840000', bank: 'Banca de probă' };
  await by(admin.actor, saveSetting(PAYMENT_ACCOUNT), { version: 0, value: account });
  await signUp(id, editor);
  const after = latest(await read(id));
  const [first, second] = await Promise.all(
    [before, after].map(async (one) => textOf((await owner.get(`/proformas/${one.id}/pdf`)).rawPayload)),
  );
  expect(first).not.toContain('IBAN');
  expect(second).toContain(`în contul RO49 AAAA 1B31 0075 9384 0000, deschis la Banca de probă`);
});

test('it is issued anew when the seats change before the payment, and withdrawn with the last one', async () => {
  const id = await published();
  await signUp(id, owner);
  const first = latest(viewOf(await issue(id)));
  await signUp(id, editor, viewer);
  const second = latest(await read(id));
  expect(second).toMatchObject({ status: 'issued', total: 450, seats: 3 });
  expect(second.number).not.toBe(first.number);
  await by(admin.actor, removeRegistration, { ...(await seatOf(id, viewer)), reason: 'Dublă.' });
  const view = await read(id);
  expect(statesOf(view)).toEqual(['issued', 'replaced', 'replaced']);
  expect(view.items.map(({ replacedBy }) => replacedBy)).toEqual([null, latest(view).number, second.number]);
  const told = await rows<{ message: string }>(
    "select message from notification where account_id = ? and event = 'proformas.followed' and href like ?",
    [owner.actor.accountId, `%${id}`],
  );
  expect(told.map(({ message }) => message)).toEqual([expect.stringContaining(second.number)]);
  const text = await textOf((await owner.get(`/proformas/${first.id}/pdf`)).rawPayload);
  expect(text).not.toContain('Total de plată');
  expect(text).toContain(`Înlocuită de proforma ${second.number}`);
  await leave(id, owner);
  await leave(id, editor);
  expect(await read(id)).toMatchObject({ due: 0, canIssue: false });
  expect(latest(await read(id))).toMatchObject({ status: 'withdrawn', total: 150 });
});

test('a seat added after the payment is on a proforma of its own; without the payment one has them all', async () => {
  const id = await published();
  await signUp(id, owner);
  const paid = latest(viewOf(await issue(id)));
  await pay(paid.id);
  await signUp(id, editor);
  expect(await read(id)).toMatchObject({ due: 150, items: [{ status: 'paid', total: 150 }] });
  expect(statesOf(viewOf(await issue(id)))).toEqual(['issued', 'paid']);
  await by(admin.actor, unpayProforma, { id: paid.id, version: await versionOf(paid.id), reason: 'Alt cont.' });
  const view = await read(id);
  expect(statesOf(view)).toEqual(['issued', 'replaced', 'replaced']);
  expect(latest(view)).toMatchObject({ total: 300, seats: 2 });
  expect(view.items.slice(1).map(({ replacedBy }) => replacedBy)).toEqual([latest(view).number, latest(view).number]);
  const told = await rows<{ event: string; message: string }>(
    "select event, message from notification where account_id = ? and event like 'proformas.%' and href like ? order by id",
    [viewer.actor.accountId, `%${id}`],
  );
  expect(told.map(({ event }) => event)).toEqual(['proformas.paid', 'proformas.unpaid']);
  expect(told[1]?.message).toContain('Alt cont.');
});

test('a cancelled event withdraws what is unpaid and keeps what is paid', async () => {
  const [kept, dropped] = [await published(), await published()];
  for (const id of [kept, dropped]) {
    await signUp(id, owner);
    await issue(id);
  }
  await pay(latest(await read(kept)).id);
  for (const id of [kept, dropped]) await by(admin.actor, cancelEvent, { id, version: 2, reason: 'Vremea.' });
  expect([latest(await read(kept)).status, latest(await read(dropped)).status]).toEqual(['paid', 'withdrawn']);
});
