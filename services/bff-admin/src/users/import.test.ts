import { expect, test } from '@jest/globals';
import { bulkActView } from '@psp/contracts/bulk-acts';
import {
  importInvitation,
  type ImportInvitation,
  organisationImportList,
  organisationImportView,
} from '@psp/contracts/organisation-imports';
import { asSystem } from '@psp/domain/as-system';
import { newId } from '@psp/domain/id';
import { forgetAddress } from '@psp/domain/operating/personal-data/forget-address';
import { passTime } from '@psp/domain/operating/lifecycle/pass-time';
import { tidy } from '@psp/domain/operating/lifecycle/tidy';
import { runBulkAct } from '@psp/domain/overseeing/users/bulk/run';
import { applies } from '../testing/applicants.ts';
import { codeOf, newCui, row, table, testImports } from '../testing/imported-tables.ts';

const { app, orm, rows, viewer, ana, colleague, send, created, rowsOf, start } = await testImports();

const invitationsOf = (cui: string) =>
  rows<{ email: string }>('select email from founding_invitation where cui = ? and revoked_at is null', [cui]);
const mailsTo = async (email: string) => (await rows('select 1 from mail where recipient = ?', [email])).length;
const actOf = async (id: string) => bulkActView.parse((await viewer.get(`/bulk-acts/${id}`)).json());
/** Imports the table and invites its rows; resolves to the act afterwards. */
const invited = async (bytes: Buffer) => {
  const one = await created(bytes);
  const { bulkActId } = organisationImportView.parse((await start(one)).json());
  await runBulkAct(orm, bulkActId ?? '');
  return { one, act: await actOf(bulkActId ?? '') };
};

test('each organisation is invited once by a mail with a link, and the refused rows can be downloaded', async () => {
  const [first, second] = [newCui(), newCui()];
  const bytes = table(row(first), row(second), row('12345678', { name: '=HYPERLINK("http://rau.ro";"Apasă")' }));
  const { one, act } = await invited(bytes);
  expect(act).toMatchObject({ action: 'inviteOrganisations', status: 'done', total: 3, done: 2, refused: 1 });
  expect(await invitationsOf(first)).toEqual([{ email: `f${first}@exemplu.ro` }]);
  expect(await mailsTo(`f${first}@exemplu.ro`)).toBe(1);
  await rows('update founding_invitation set accepted_at = now() where cui = ?', [first]);
  const { items } = await rowsOf(one.id);
  expect(items.map(({ sent }) => sent?.status)).toEqual(['accepted', 'open', undefined]);
  expect((await viewer.get(`/organisation-imports/${one.id}`)).json()).toMatchObject({
    status: 'started',
    accepted: 1,
  });
  expect(await rows('select 1 from organisation where cui = ?', [first])).toEqual([]);
  const csv = await viewer.get(`/organisation-imports/${one.id}/refused`);
  expect(csv.body.split('\r\n')).toHaveLength(3);
  expect(csv.body).toContain(`'=HYPERLINK`);
  expect(csv.body).not.toMatch(/(^|;)"?=HYPERLINK/m);
  await rows('update founding_invitation set accepted_at = null where cui = ?', [first]);
  const again = await created(bytes);
  expect(again.counts).toMatchObject({ new: 0, invited: 2, wrong: 1 });
  expect(codeOf(await start(again))).toBe('organisation-import.nothing');
});

test('an invitation to another address replaces the one before; one that expired is sent again', async () => {
  const cui = newCui();
  await invited(table(row(cui)));
  await invited(table(row(cui, { email: 'alta@exemplu.ro' })));
  expect(await invitationsOf(cui)).toEqual([{ email: 'alta@exemplu.ro' }]);
  await rows(`update founding_invitation set expires_at = now() where cui = ?`, [cui]);
  const { act } = await invited(table(row(cui, { email: 'alta@exemplu.ro' })));
  expect(act).toMatchObject({ done: 1, refused: 0 });
  expect(await invitationsOf(cui)).toHaveLength(1);
});

const revoke = ({ id, version }: Pick<ImportInvitation, 'id' | 'version'>, by = ana()) =>
  by.post(`/founding-invitations/${id}/revoke`, { version });
const invitationIn = async (id: string): Promise<ImportInvitation> => {
  const sent = (await rowsOf(id)).items[0]?.sent;
  if (!sent) throw new Error('Nobody is invited');
  return sent;
};

test('one invitation is revoked once, its data are deleted, and the organisation is invited again', async () => {
  const cui = newCui();
  const { one } = await invited(table(row(cui)));
  const open = await invitationIn(one.id);
  expect(open).toMatchObject({ status: 'open', email: `f${cui}@exemplu.ro`, actions: [] });
  expect((await revoke(open, viewer)).statusCode).toBe(403);
  expect((await revoke({ ...open, id: newId() })).statusCode).toBe(404);
  expect(codeOf(await revoke({ ...open, version: 7 }))).toBe('version.stale');
  const [a, b] = await Promise.all([revoke(open), revoke(open)]);
  expect([a.statusCode, b.statusCode].toSorted()).toEqual([200, 409]);
  const done = [a, b].find(({ statusCode }) => statusCode === 200);
  expect(importInvitation.parse(done?.json())).toMatchObject({ id: open.id, status: 'revoked', actions: [] });
  expect(codeOf(await revoke(await invitationIn(one.id)))).toBe('action.not_allowed');
  expect(await rows('select content from founding_invitation where id = ?', [open.id])).toEqual([{ content: null }]);
  expect(
    await rows(`select action from audit where entity_id = ? and outcome = 'done' order by id`, [open.id]),
  ).toEqual([{ action: 'founding-invitation.create' }, { action: 'founding-invitation.revoke' }]);
  expect((await invited(table(row(cui)))).act).toMatchObject({ done: 1, refused: 0 });
});

test('what happened since the table was read refuses a row, with its reason', async () => {
  const [known, open] = [newCui(), newCui()];
  const one = await created(table(row(known), row(open), row(newCui())));
  await applies(app, { status: 'approved', cui: known });
  await invited(table(row(open)));
  const { bulkActId } = organisationImportView.parse((await start(one)).json());
  await runBulkAct(orm, bulkActId ?? '');
  expect(await actOf(bulkActId ?? '')).toMatchObject({
    ...{ done: 1, refused: 2 },
    problems: [
      { problem: 'Organizația cu acest CUI este deja în portal.' },
      { problem: 'Are deja o invitație deschisă la această adresă.' },
    ],
  });
});

test('a kill between two rows invites nobody twice, and two workers share the rows', async () => {
  const cuis = [newCui(), newCui(), newCui(), newCui()];
  const one = await created(table(...cuis.map((cui) => row(cui))));
  const { bulkActId } = organisationImportView.parse((await start(one)).json());
  const id = bulkActId ?? '';
  await rows(
    `create function stop_import() returns trigger language plpgsql as 'begin raise exception ''killed''; end'`,
  );
  await rows(
    `create trigger stop_import before update on bulk_act_row for each row when (new.position = 3) execute function stop_import()`,
  );
  await expect(runBulkAct(orm, id)).rejects.toThrow();
  await rows('drop trigger stop_import on bulk_act_row');
  await rows('drop function stop_import');
  expect(await actOf(id)).toMatchObject({ status: 'running', done: 2 });
  await Promise.all([runBulkAct(orm, id), runBulkAct(orm, id)]);
  expect(await actOf(id)).toMatchObject({ status: 'done', done: 4, refused: 0 });
  for (const cui of cuis) {
    expect(await invitationsOf(cui)).toHaveLength(1);
    expect(await mailsTo(`f${cui}@exemplu.ro`)).toBe(1);
  }
});

test('the hour’s number of mails pauses it, and it goes on by itself', async () => {
  await rows(
    `insert into attempt (kind, key, at) select 'invite:founding', 'association', now() from generate_series(1, 299)`,
  );
  const { act } = await invited(table(row(newCui()), row(newCui()), row(newCui())));
  expect(act).toMatchObject({ status: 'running', done: 1, refused: 0, resumesAt: expect.any(String) });
  const jobs = () => rows(`select 1 from pgboss.job where name = 'bulk-act' and data ->> 'id' = ?`, [act.id]);
  expect(await jobs()).toHaveLength(1);
  await passTime(orm, new Date(Date.now() + 11 * 60_000));
  expect(await jobs()).toHaveLength(2);
  await rows(`delete from attempt where kind = 'invite:founding'`);
  await runBulkAct(orm, act.id);
  expect(await actOf(act.id)).toMatchObject({ status: 'done', done: 3, resumesAt: null });
});

test('is the work of support alone: readers look, others may not start', async () => {
  const library = await colleague();
  await rows(`update membership set areas = '{library}' where account_id = ?`, [library.actor.accountId]);
  const one = await created(table(row(newCui())));
  for (const by of [viewer, library]) {
    expect((await send(table(row(newCui())), by)).statusCode).toBe(403);
    expect((await start(one, by)).statusCode).toBe(403);
    expect((await by.get(`/organisation-imports/${one.id}`)).statusCode).toBe(200);
  }
  for (const path of ['', '/rows', '/refused'])
    expect((await ana().get(`/organisation-imports/${newId()}${path}`)).statusCode).toBe(404);
  expect((await start({ id: newId(), version: 1 })).statusCode).toBe(404);
  expect(codeOf(await start({ id: one.id, version: 7 }))).toBe('version.stale');
  const [a, b] = await Promise.all([start(one), start(one)]);
  expect([a?.statusCode, b?.statusCode].toSorted()).toEqual([200, 409]);
  expect(organisationImportList.parse((await viewer.get('/organisation-imports')).json()).items[0]?.id).toBe(one.id);
});

test('tables and invitations are deleted after thirty days', async () => {
  const cui = newCui();
  const { one } = await invited(table(row(cui)));
  const older = (days: number) =>
    rows(
      `with i as (update organisation_import set created_at = now() - make_interval(days => ?) where id = ?)
        update founding_invitation set created_at = now() - make_interval(days => ?) where cui = ?`,
      [days, one.id, days, cui],
    );
  await older(29);
  await tidy(orm);
  expect((await viewer.get(`/organisation-imports/${one.id}`)).statusCode).toBe(200);
  await older(31);
  await tidy(orm);
  expect((await viewer.get(`/organisation-imports/${one.id}`)).statusCode).toBe(404);
  expect(await invitationsOf(cui)).toEqual([]);
});

test('an erased address leaves the rows and the invitations', async () => {
  const cui = newCui();
  const { one } = await invited(table(row(cui), row(newCui())));
  await asSystem(orm, (write) => forgetAddress(write, `F${cui}@exemplu.ro`, 'all'));
  expect((await rowsOf(one.id)).total).toBe(1);
  expect(await invitationsOf(cui)).toEqual([]);
});

test('a table given up loses its rows; an account sends twenty in an hour', async () => {
  const one = await created(table(row(newCui())));
  const dropped = await ana().post(`/organisation-imports/${one.id}/drop`, { version: one.version });
  expect(dropped.json()).toMatchObject({ status: 'dropped', rows: 0, actions: [] });
  expect(codeOf(await start({ id: one.id, version: 2 }))).toBe('action.not_allowed');
  await rows(
    `insert into attempt (kind, key, at) select 'organisation-import:account', ?, now() from generate_series(1, 20)`,
    [ana().actor.accountId],
  );
  expect(codeOf(await send(table(row(newCui()))))).toBe('rate.limited');
});
