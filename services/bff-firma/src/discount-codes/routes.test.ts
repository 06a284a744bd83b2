import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { acceptorList, checkedDiscountCode, discountUseList, ownDiscount } from '@psp/contracts/discount-codes';
import { bffFirma } from '../app.ts';

const { app, rows } = await startTestApp(bffFirma, 'firma');
const firm = () => app.as({ kind: 'firma' });
type Firm = Awaited<ReturnType<typeof firm>>;
const ownOf = async (of: Firm) => ownDiscount.parse((await of.get('/discount-codes/own')).json());
const make = async (of: Firm) => {
  const { code } = ownDiscount.parse((await of.post('/discount-codes')).json());
  if (!code) throw new Error('no code');
  return code;
};
const listOf = async (of: Firm, which: 'uses' | 'recorded') =>
  discountUseList.parse((await of.get(`/discount-codes/${which}`)).json());

test('a firm gets a code, another one checks it and records its use, and both see it', async () => {
  const [owner, partner] = [await firm(), await firm()];
  expect(await ownOf(owner)).toMatchObject({ code: null, ended: null, uses: 0, acceptance: null });
  const { code, validUntil } = await make(owner);
  expect(validUntil).toMatch(/^\d{4}-12-31$/);
  expect(await make(owner)).toMatchObject({ code });
  const typed = code.toLowerCase().replaceAll('-', ' ');
  const checked = checkedDiscountCode.parse((await partner.post('/discount-codes/check', { code: typed })).json());
  expect(checked).toMatchObject({ code, firm: { id: owner.actor.organisationId }, uses: [] });
  const body = { code, note: 'Găzduire pe un an' };
  const key = { 'idempotency-key': crypto.randomUUID() };
  const answers = await Promise.all([1, 2].map(() => partner.post('/discount-codes/uses', body, key)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  const again = await partner.post('/discount-codes/uses', body, { 'idempotency-key': crypto.randomUUID() });
  expect([again.statusCode, again.json()]).toMatchObject([409, { code: 'discount.recorded_already' }]);
  expect(await ownOf(owner)).toMatchObject({ uses: 1 });
  const [[used], [recorded]] = [(await listOf(owner, 'uses')).items, (await listOf(partner, 'recorded')).items];
  expect(used).toMatchObject({ note: body.note, firm: { id: partner.actor.organisationId }, actions: [] });
  expect(recorded).toMatchObject({ firm: { id: owner.actor.organisationId }, code, actions: ['withdraw'] });
  expect((await listOf(await firm(), 'uses')).items).toEqual([]);
  const withdraw = { version: recorded?.version, reason: 'Alt client.' };
  const path = `/discount-codes/uses/${recorded?.id}/withdraw`;
  expect((await owner.post(path, withdraw)).statusCode).toBe(404);
  expect((await partner.post(path, withdraw)).statusCode).toBe(204);
  expect((await listOf(owner, 'uses')).items[0]).toMatchObject({ withdrawal: { reason: 'Alt client.' } });
  expect(await ownOf(owner)).toMatchObject({ uses: 0 });
});

test('a wrong code is counted although it is refused, also where a use is recorded', async () => {
  const partner = await firm();
  const body = { code: 'PSP10-ZZ-2222', note: 'Un curs' };
  expect((await partner.post('/discount-codes/check', { code: 'CD-7F4M' })).statusCode).toBe(400);
  for (let at = 0; at < 10; at += 1) await partner.post('/discount-codes/uses', body);
  const refused = await partner.post('/discount-codes/check', { code: body.code });
  expect([refused.statusCode, refused.json()]).toMatchObject([429, { code: 'discount.too_many' }]);
});

test('a firm replaces its code; that of another firm is not found', async () => {
  const [owner, other] = [await firm(), await firm()];
  const { id, version, code } = await make(owner);
  expect((await other.post(`/discount-codes/${id}/replace`, { version })).statusCode).toBe(404);
  const replaced = ownDiscount.parse((await owner.post(`/discount-codes/${id}/replace`, { version })).json());
  expect(replaced.code?.code).not.toBe(code);
  expect((await other.post('/discount-codes/check', { code })).json()).toMatchObject({ code: 'discount.replaced' });
});

test('a reader and a firm that waits for its approval get no code and check none', async () => {
  const [reader, pending] = [
    await app.as({ kind: 'firma', role: 'viewer' }),
    await app.as({ kind: 'firma', status: 'pending' }),
  ];
  for (const one of [reader, pending]) {
    expect((await one.post('/discount-codes')).statusCode).toBe(403);
    expect((await one.post('/discount-codes/check', { code: 'PSP10-ZZ-2222' })).statusCode).toBe(403);
  }
});

test('partners that give the discount are found by name and by what it applies to', async () => {
  const [giving, asking] = [await firm(), await firm()];
  await rows('update organisation set name = ? where id = ?', ['Atelierul Măcieș', giving.actor.organisationId]);
  const form = { version: null, isOn: true, appliesTo: 'la toate cursurile' };
  const missing = await giving.put('/discount-codes/acceptance', { ...form, appliesTo: ' ' });
  expect(missing.statusCode).toBe(400);
  const own = ownDiscount.parse((await giving.put('/discount-codes/acceptance', form)).json());
  expect(own.acceptance).toEqual({ version: 1, isOn: true, appliesTo: 'la toate cursurile' });
  const found = async (q: string, by = asking) =>
    acceptorList
      .parse((await by.get(`/discount-codes/acceptors?q=${encodeURIComponent(q)}`)).json())
      .items.map(({ firm: { id } }) => id);
  const { organisationId: id } = giving.actor;
  expect(await found('macies')).toEqual([id]);
  expect(await found('curs')).toContain(id);
  expect(await found('macies', giving)).toEqual([]);
  expect((await giving.put('/discount-codes/acceptance', form)).json()).toMatchObject({ code: 'version.stale' });
  await giving.put('/discount-codes/acceptance', { ...form, version: 1, isOn: false });
  expect(await found('macies')).toEqual([]);
});
