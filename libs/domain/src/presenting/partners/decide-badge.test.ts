import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { cuiProblem } from '@psp/contracts/cui';
import { newId } from '../../id.ts';
import { applyDue } from '../../operating/lifecycle/apply-due.ts';
import { createReadDb } from '../../read-db.ts';
import { acting } from '../../testing/acting.ts';
import { anActor } from '../../testing/actors.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { askBadge, giveBadge, keepBadge, refuseBadge, reviewBadges, withdrawBadge } from './decide-badge.ts';
import { readOwnCompany } from './own-company.ts';
import { TODAY } from '../../time.ts';

const firma = anActor({ kind: 'firma' });
const admin = anActor({ kind: 'admin' });
const { organisationId: id } = firma;
const NOW = new Date();
let database: TestDatabase;
let by: ReturnType<typeof acting>;
const rows = (query: string) => database.orm.em.fork().execute(query);

beforeAll(async () => {
  database = await createTestDatabase();
  by = acting(database.orm);
  for (const { accountId, organisationId, kind } of [firma, admin])
    await rows(`insert into account (id, email, display_name, password_hash) values ('${accountId}', '${accountId}@exemplu.ro', 'Ana', '');
      insert into organisation (id, kind, name, status) values ('${organisationId}', '${kind}', 'Firma', 'approved');
      insert into membership (account_id, organisation_id, role) values ('${accountId}', '${organisationId}', 'owner')`);
});
afterAll(() => database.close());

const certificateId = newId();
/* A firm that has all that the badge asks for. */
beforeEach(async () => {
  await rows(`delete from notification; delete from certificate;
    insert into certificate (id, organisation_id, name, valid_until, filed_at)
      values ('${certificateId}', '${id}', 'ISO 9001', ${TODAY} + 90, now());
    update organisation set cui = '4221306', registration_number = 'J32/1/2012', phone = '+40269208800', email = 'contact@exemplu.ro',
      cui_override_reason = null, verified_at = null, badge_asked_at = null, badge_doubted_at = null, badge_lacks = '{}',
      badge_reason = null where id = '${id}'`);
});

const badge = async (doer = firma) =>
  (await readOwnCompany(createReadDb(database.orm), { ...doer, organisationId: id }, NOW)).badge;
const version = async () =>
  Number(Object((await rows(`select version from organisation where id = '${id}'`))[0]).version);
const decide = async (command: typeof giveBadge, reason = 'Am verificat.', doer = admin) =>
  by(doer, command, { id, version: await version(), reason });
const told = async (to = firma) =>
  (await rows(`select message from notification where organisation_id = '${to.organisationId}' order by id`)).map(
    (row) => String(Object(row).message),
  );
const review = () => applyDue(database.orm, NOW, reviewBadges);

test('the database checks the control digit of a tax code like the portal', async () => {
  const codes = [
    '4221306',
    '18547290',
    '12345678',
    '0123',
    '1',
    '12345678901',
    'RO42',
    ...Array.from({ length: 400 }, (_, n) => String(n * 7919 + 10)),
  ];
  const judged = await rows(`select c, cui_passes(c) as passes from unnest('{${codes.join()}}'::text[]) c`);
  expect(judged.map((row) => Object(row).passes)).toEqual(codes.map((code) => cuiProblem(code) === null));
});

test.each([
  ['cui', `update organisation set cui = '12345678' where id = '${id}'`],
  ['cui', `update organisation set cui = null where id = '${id}'`],
  ['register', `update organisation set registration_number = '' where id = '${id}'`],
  ['certificate', 'update certificate set filed_at = null'],
  ['certificate', `update certificate set valid_until = ${TODAY} - 2`],
  ['contact', `update organisation set phone = null where id = '${id}'`],
  ['contact', `update organisation set email = null where id = '${id}'`],
])('without %s the badge is neither asked for nor given', async (rule, change) => {
  await rows(change);
  expect(await badge()).toMatchObject({ state: 'none', lacks: [rule], actions: [] });
  await expect(by(firma, askBadge, {})).rejects.toMatchObject({ code: 'badge.conditions' });
  await expect(decide(giveBadge)).rejects.toMatchObject({ code: 'badge.conditions' });
});

test('a tax code that the association accepted with a reason fulfils the condition', async () => {
  await rows(`update organisation set cui = '12345678', cui_override_reason = 'Verificat la ANAF.' where id = '${id}'`);
  expect(await badge()).toMatchObject({ lacks: [], actions: ['askBadge'] });
});

test('a firm asks, is refused with a reason, asks again and gets the badge', async () => {
  await by(firma, askBadge, {});
  expect(await badge()).toMatchObject({ state: 'asked', actions: [] });
  await expect(by(firma, askBadge, {})).rejects.toMatchObject({ code: 'action.not_allowed' });
  expect(await told(admin)).toEqual(['„Firma” îndeplinește condițiile și așteaptă decizia.']);
  const stale = by(admin, refuseBadge, { id, version: (await version()) - 1, reason: 'Nu.' });
  await expect(stale).rejects.toMatchObject({ code: 'version.stale' });
  await decide(refuseBadge, 'Certificatul nu se citește.');
  expect(await badge()).toMatchObject({ state: 'none', reason: 'Certificatul nu se citește.', actions: ['askBadge'] });
  await by(firma, askBadge, {});
  await decide(giveBadge);
  expect(await badge()).toMatchObject({ state: 'given', askedAt: null, verifiedAt: expect.any(String), actions: [] });
  expect(await told()).toEqual([
    'Puteți cere insigna din nou. Motiv: Certificatul nu se citește.',
    'Asociația v-a acordat insigna. Motiv: Am verificat.',
  ]);
  expect(await rows(`select action, reason, details from audit order by id desc limit 1`)).toEqual([
    { action: 'organisation.giveBadge', reason: 'Am verificat.', details: { badge: 'given', lacks: [] } },
  ]);
});

test('when a certificate ends, firm and association are notified once, and the association keeps or withdraws the badge', async () => {
  await decide(giveBadge);
  await rows(`update certificate set valid_until = ${TODAY} - 2`);
  await Promise.all([review(), review()]);
  await review();
  expect(await badge(admin)).toMatchObject({
    state: 'doubted',
    lacks: ['certificate'],
    verifiedAt: expect.any(String),
  });
  expect((await told()).slice(1)).toEqual([
    'Lipsește: un certificat valabil, cu fișier. Insigna rămâne până când asociația decide.',
  ]);
  await decide(keepBadge, 'Reînnoirea este în curs.');
  await review();
  expect(await badge()).toMatchObject({ state: 'given', lacks: ['certificate'] });
  await rows(`update organisation set phone = null where id = '${id}'`);
  await review();
  expect(await badge()).toMatchObject({ state: 'doubted' });
  await decide(withdrawBadge, 'Fără certificat.');
  expect(await badge()).toMatchObject({ state: 'none', verifiedAt: null, reason: 'Fără certificat.' });
});

test('a condition that is fulfilled again ends the review', async () => {
  await decide(giveBadge);
  await rows(`update certificate set valid_until = ${TODAY} - 2`);
  await review();
  await rows(`update certificate set valid_until = ${TODAY} + 90`);
  await review();
  expect(await badge()).toMatchObject({ state: 'given', lacks: [] });
  expect(await review()).toEqual([]);
});

test('a firm cannot give itself the badge, and a viewer cannot ask for it', async () => {
  await expect(decide(giveBadge, 'Eu.', firma)).rejects.toMatchObject({ code: 'auth.forbidden' });
  await expect(by({ ...firma, role: 'viewer' }, askBadge, {})).rejects.toMatchObject({ code: 'auth.forbidden' });
  const other = anActor({ kind: 'uat' });
  await expect(by(other, askBadge, {})).rejects.toMatchObject({ code: 'not_found' });
});
