import { beforeEach, expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { organisationView } from '@psp/contracts/users';
import { bffAdmin } from '../app.ts';
import { applies } from '../testing/applicants.ts';

const { app, rows } = await startTestApp(bffAdmin, 'admin');
const admin = await app.as({ kind: 'admin' });
const RIGHT = '4221306';
const OTHER = '18547290';
const REASON = 'Cifre inversate la înscriere.';

let firm: Awaited<ReturnType<typeof app.as>>;
let path: string;
beforeEach(async () => {
  await rows(`update organisation set cui = null where cui in (?, ?, '12345678')`, [RIGHT, OTHER]);
  firm = await app.as({ kind: 'firma' });
  const { organisationId } = firm.actor;
  path = `/organisations/${organisationId}`;
  await rows(
    `insert into certificate (organisation_id, name, filed_at, created_at) values (?, 'ISO 9001', now(), now())`,
    [organisationId],
  );
  await rows(
    `update organisation set cui = ?, registration_number = 'J32/1/2012', phone = '+40269208800', email = 'a@exemplu.ro',
      verified_at = now() where id = ?`,
    [OTHER, organisationId],
  );
});

const read = async () => organisationView.parse((await admin.get(path)).json());
const correct = async (more: object = {}, who = admin) => {
  const { version } = await read();
  const body = { version, cui: RIGHT, registrationNumber: 'J32/1/2012', reason: REASON, ...more };
  return who.post(`${path}/identity`, body);
};
const told = async (): Promise<string[]> =>
  (
    await rows<{ message: string }>('select message from notification where account_id = ? order by id', [
      firm.actor.accountId,
    ])
  ).map(({ message }) => message);

test('the association corrects a tax code: the firm is told why, and the history has what was there before', async () => {
  const corrected = organisationView.parse((await correct({ cui: `RO ${RIGHT}` })).json());
  expect(corrected).toMatchObject({ cui: RIGHT, badge: { state: 'given', registrationNumber: 'J32/1/2012' } });
  expect(corrected.history.map(({ action, reason }) => [action, reason])).toEqual([
    ['organisation.correctIdentity', REASON],
  ]);
  const [kept] = await rows<{ details: object }>(
    `select details from audit where entity_id = ? and action = 'organisation.correctIdentity'`,
    [firm.actor.organisationId],
  );
  expect(kept?.details).toEqual({
    before: { cui: OTHER, registrationNumber: 'J32/1/2012' },
    after: { cui: RIGHT, registrationNumber: 'J32/1/2012' },
  });
  expect(await told()).toEqual([`CUI: ${RIGHT}. Număr în registrul comerțului: J32/1/2012. Motiv: ${REASON}`]);
});

test('a badge whose condition is gone is doubted at once, and settled once it is there again', async () => {
  const without = organisationView.parse((await correct({ registrationNumber: '' })).json());
  expect(without.badge).toMatchObject({ state: 'doubted', lacks: ['register'], registrationNumber: null });
  expect((await told()).at(-1)).toContain('Lipsește: numărul din registrul comerțului.');
  const again = organisationView.parse((await correct({ registrationNumber: 'j 32 / 7 / 2015' })).json());
  expect(again.badge).toMatchObject({ state: 'given', lacks: [], registrationNumber: 'J32/7/2015' });
});

test('a code that does not pass the check is taken once somebody has checked it', async () => {
  const refused = (await correct({ cui: '12345678' })).json();
  expect(refused).toMatchObject({
    code: 'body.invalid',
    details: { fields: { cui: expect.stringContaining('Ultima cifră') } },
  });
  const taken = organisationView.parse((await correct({ cui: '12345678', cuiConfirmed: true })).json());
  expect(taken).toMatchObject({ cui: '12345678', badge: { state: 'given', lacks: [] } });
});

test('others who asked to join with the code that a firm takes over get an end, with what to do', async () => {
  const open = [await applies(app, { cui: RIGHT }), await applies(app, { cui: RIGHT, status: 'needs_info' })];
  const elsewhere = await applies(app, { cui: OTHER });
  expect((await correct()).statusCode).toBe(200);
  const standing = async ({ id }: { id: string }) =>
    (await rows('select status, status_reason is not null as why from organisation where id = ?', [id]))[0];
  for (const rival of open) {
    expect(await standing(rival)).toEqual({ status: 'rejected', why: true });
    expect(await rows('select template from mail where recipient = ?', [rival.email])).toEqual([
      { template: 'claim-settled' },
    ]);
  }
  expect(await standing(elsewhere)).toEqual({ status: 'pending', why: false });
});

test('an approval and a correction that take one code at once leave it to one of them', async () => {
  const rival = await applies(app, { cui: RIGHT });
  const approve = admin.post(`/applications/${rival.id}/approve`, { version: 1 });
  const statuses = (await Promise.all([correct(), approve])).map(({ statusCode }) => statusCode);
  expect(statuses.toSorted()).toEqual([200, 409]);
  expect(await rows(`select status from organisation where cui = ? and status = 'pending'`, [RIGHT])).toEqual([]);
});

test.each([
  ['without a reason', { reason: ' ' }, 'body.invalid'],
  ['to what is no code', { cui: 'abc' }, 'body.invalid'],
  ['to what is no number of the register', { registrationNumber: 'X1' }, 'body.invalid'],
  ['to what it is', { cui: OTHER }, 'body.invalid'],
  ['over another version', { version: 99 }, 'version.stale'],
])('nothing is corrected %s', async (_, more, code) => {
  expect((await correct(more)).json()).toMatchObject({ code });
  expect(await told()).toEqual([]);
});

test('a code of another organisation is refused, as are readers, authorities and applicants', async () => {
  const other = await app.as({ kind: 'firma' });
  await rows('update organisation set cui = ? where id = ?', [RIGHT, other.actor.organisationId]);
  const { organisationName: name } = other.actor;
  expect((await correct()).json()).toMatchObject({
    code: 'organisation.cui_exists',
    message: expect.stringContaining(`este deja al organizației ${name} (aprobat`),
  });
  expect((await correct({}, await app.as({ kind: 'admin', role: 'viewer' }))).statusCode).toBe(403);
  const { organisationId: uat } = (await app.as({ kind: 'uat' })).actor;
  const body = { version: 1, cui: OTHER, registrationNumber: '', reason: REASON };
  expect((await admin.post(`/organisations/${uat}/identity`, body)).statusCode).toBe(404);
  await rows(`update organisation set status = 'pending' where id = ?`, [firm.actor.organisationId]);
  expect((await read()).actions).toEqual([]);
  expect((await correct({ cui: '18547290', registrationNumber: '' })).json()).toMatchObject({
    code: 'action.not_allowed',
  });
});
