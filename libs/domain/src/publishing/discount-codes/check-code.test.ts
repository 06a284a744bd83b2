import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Actor } from '../../actor.ts';
import { anActor } from '../../testing/actors.ts';
import { type By, acting } from '../../testing/acting.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { storeMember } from '../../testing/store-member.ts';
import { checkCode } from './check-code.ts';
import { endDiscountCode, makeDiscountCode, replaceDiscountCode } from './make-code.ts';
import { recordUse, setAcceptance, withdrawUse } from './record-use.ts';

const NOW = new Date('2026-11-05T10:00:00Z');
const NEXT_YEAR = new Date('2026-12-31T22:00:00Z');
let database: TestDatabase;
let by: By;
const rows = <Row>(sql: string, values: unknown[] = []) => database.orm.em.fork().execute<Row[]>(sql, values);
let people = 0;
const firm = async (name = 'Civis Digital SRL'): Promise<Actor> => {
  const actor = anActor({ kind: 'firma', organisationName: name });
  people += 1;
  await storeMember(database.orm, actor, `cod${people}-${actor.accountId.slice(-6)}`);
  return actor;
};
const colleagueOf = async ({ organisationId, organisationName }: Actor): Promise<Actor> => {
  const actor = anActor({ kind: 'firma', organisationId, organisationName });
  people += 1;
  await storeMember(database.orm, actor, `cod${people}-${actor.accountId.slice(-6)}`);
  return actor;
};
let owner: Actor;
let partner: Actor;
let admin: Actor;

interface Stored {
  id: string;
  version: number;
  code: string;
  status: string;
}
const codeOf = async ({ organisationId }: Actor): Promise<Stored> => {
  const [code] = await rows<Stored>(
    'select id, version, code, status from discount_code where organisation_id = ? order by id desc limit 1',
    [organisationId],
  );
  if (!code) throw new Error('no code');
  return code;
};
const make = async (actor: Actor, now = NOW) => {
  await by(actor, makeDiscountCode, undefined, now);
  return codeOf(actor);
};
const check = (code: string, now = NOW, actor = partner) => checkCode(database.orm, actor, code, now);
const countOf = async (table: string, where: string, value: string) =>
  (await rows<{ n: number }>(`select count(*)::int as n from ${table} where ${where}`, [value]))[0]?.n;

beforeAll(async () => {
  database = await createTestDatabase();
  by = acting(database.orm, NOW);
  admin = anActor({ kind: 'admin', organisationName: 'Asociația' });
  await storeMember(database.orm, admin, 'cod-admin');
});
afterAll(() => database.close());
beforeEach(async () => {
  [owner, partner] = [await firm(), await firm('Nord Cloud Public')];
});

test('a code is made once for the year, also by two colleagues at one moment', async () => {
  const colleague = await colleagueOf(owner);
  await Promise.all([owner, colleague].map((actor) => by(actor, makeDiscountCode, undefined)));
  expect(await countOf('discount_code', 'organisation_id = ?', owner.organisationId)).toBe(1);
  expect((await codeOf(owner)).code).toMatch(/^PSP10-CD-[2-9A-HJKMNP-TV-Z]{4}$/);
  await make(owner, NEXT_YEAR);
  expect(await countOf('discount_code', 'organisation_id = ?', owner.organisationId)).toBe(2);
});

test('each cause of a refusal is named', async () => {
  const { code } = await make(owner);
  expect(await check(code)).toMatchObject({ name: 'Civis Digital SRL', year: 2026 });
  await expect(check(code, NOW, owner)).rejects.toMatchObject({ code: 'discount.own' });
  await expect(check('PSP10-ZZ-2222')).rejects.toMatchObject({ code: 'discount.unknown' });
  await expect(check(code, NEXT_YEAR)).rejects.toMatchObject({ code: 'discount.expired' });
  await make(owner, NEXT_YEAR);
  await expect(check(code, NEXT_YEAR)).rejects.toMatchObject({ code: 'discount.other_year' });
});

test('a replaced code, one that the association ended, and that of a suspended firm are refused', async () => {
  const first = await make(owner);
  await by(owner, replaceDiscountCode, first);
  await expect(check(first.code)).rejects.toMatchObject({ code: 'discount.replaced' });
  await expect(by(owner, replaceDiscountCode, first)).rejects.toMatchObject({ code: 'version.stale' });
  const second = await codeOf(owner);
  await rows("update organisation set status = 'suspended' where id = ?", [owner.organisationId]);
  await expect(check(second.code)).rejects.toMatchObject({ code: 'discount.inactive' });
  await by(admin, endDiscountCode, { ...second, reason: 'Publicat pe internet.' });
  await expect(check(second.code)).rejects.toMatchObject({ code: 'discount.ended' });
  const told = "account_id = ? and title = 'Codul dvs. de reducere a fost oprit'";
  expect(await countOf('notification', told, owner.accountId)).toBe(1);
});

test('one purchase recorded by two colleagues at one moment counts once, and both firms are notified', async () => {
  const { id, code } = await make(owner);
  const purchase = { code, note: 'Găzduire pe un an' };
  const colleague = await colleagueOf(partner);
  const outcomes = await Promise.allSettled([partner, colleague].map((actor) => by(actor, recordUse, purchase)));
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await expect(by(partner, recordUse, { code, note: 'GAZDUIRE pe un an' })).rejects.toMatchObject({
    constraint: 'discount_use_once',
  });
  await by(partner, recordUse, { code, note: 'Un domeniu' });
  expect(await countOf('discount_use', 'code_id = ?', id)).toBe(2);
  expect(await countOf('notification', 'account_id = ?', owner.accountId)).toBe(2);
  expect(await countOf('notification', 'account_id = ?', partner.accountId)).toBe(2);
});

test('a use recorded while the code is replaced is recorded before it, or refused', async () => {
  const stored = await make(owner);
  const [, recorded] = await Promise.allSettled([
    by(owner, replaceDiscountCode, stored),
    by(partner, recordUse, { code: stored.code, note: 'Un curs' }),
  ]);
  const uses = await countOf('discount_use', 'code_id = ?', stored.id);
  expect(uses).toBe(recorded?.status === 'fulfilled' ? 1 : 0);
});

test('a wrong record is withdrawn within a day with a reason, and may then be recorded again', async () => {
  const { code } = await make(owner);
  const purchase = { code, note: 'Un curs' };
  await by(partner, recordUse, purchase);
  const [use = { id: '', version: 1 }] = await rows<{ id: string; version: number }>(
    'select id, version from discount_use where organisation_id = ?',
    [partner.organisationId],
  );
  const reason = { ...use, reason: 'Alt client.' };
  await expect(by(owner, withdrawUse, reason)).rejects.toMatchObject({ code: 'not_found' });
  const late = new Date(NOW.getTime() + 25 * 3_600_000);
  await expect(by(partner, withdrawUse, reason, late)).rejects.toMatchObject({ code: 'discount.withdraw_late' });
  await by(partner, withdrawUse, reason);
  await by(partner, recordUse, purchase);
  expect(await countOf('notification', "account_id = ? and message like '%Alt client.%'", owner.accountId)).toBe(1);
});

test('after five wrong codes the cause is not named, and after ten none is checked for an hour', async () => {
  const { code } = await make(owner);
  const causes: string[] = [];
  const guess = async (typed: string, now = NOW) =>
    check(typed, now).then(
      () => 'valid',
      (error: { code: string }) => error.code,
    );
  for (let at = 0; at < 10; at += 1) causes.push(await guess(`PSP10-ZZ-222${at === 0 ? 'A' : at}`));
  expect(causes).toEqual([...Array(5).fill('discount.unknown'), ...Array(5).fill('discount.not_valid')]);
  expect(await guess(code)).toBe('discount.too_many');
  expect(await check(code, NOW, await colleagueOf(partner))).toMatchObject({ code });
  expect(await guess(code, new Date(NOW.getTime() + 61 * 60_000))).toBe('valid');
});

test('wrong codes at one moment are all counted, and valid ones never', async () => {
  const { code } = await make(owner);
  for (let at = 0; at < 12; at += 1) await check(code);
  const guesses = Array.from({ length: 14 }, (_, at) => check(`PSP10-ZZ-${2222 + at}`));
  const outcomes = await Promise.allSettled(guesses);
  const codes = outcomes.map((outcome) => (outcome.status === 'rejected' ? outcome.reason.code : 'valid'));
  expect(codes.filter((one) => one === 'discount.too_many')).toHaveLength(4);
});

test('the members of one firm share a limit', async () => {
  for (let person = 0; person < 3; person += 1) {
    const colleague = await colleagueOf(partner);
    for (let at = 0; at < 10; at += 1)
      await expect(check(`PSP10-ZZ-${2222 + at}`, NOW, colleague)).rejects.toMatchObject({
        code: expect.stringMatching(/unknown|not_valid/),
      });
  }
  await expect(check('PSP10-ZZ-2222')).rejects.toMatchObject({ code: 'discount.too_many' });
});

test('a firm says what its discount applies to, and a stale change is refused', async () => {
  await by(owner, setAcceptance, { version: null, isOn: true, appliesTo: 'la găzduire' });
  await by(owner, setAcceptance, { version: 1, isOn: false, appliesTo: '' });
  await expect(by(owner, setAcceptance, { version: 1, isOn: true, appliesTo: 'la tot' })).rejects.toMatchObject({
    code: 'version.stale',
  });
});
