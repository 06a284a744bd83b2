import { beforeEach, describe, expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import type { Role } from '@psp/contracts/common';
import { supportSectionsOf } from '@psp/contracts/support-view-names';
import { type SupportViews, supportViews } from '@psp/contracts/support-views';
import { organisationView } from '@psp/contracts/users';
import { asSystem } from '@psp/domain/as-system';
import { newId } from '@psp/domain/id';
import { applyDue } from '@psp/domain/operating/lifecycle/apply-due';
import { currentPlace, readLiveEvents } from '@psp/domain/operating/live/read-events';
import { lapseSupportViews } from '@psp/domain/overseeing/support-views/lapse';
import { createReadDb } from '@psp/domain/read-db';
import { bffAdmin } from '../app.ts';
import { applies } from '../testing/applicants.ts';

const { app, database, rows } = await startTestApp(bffAdmin, 'admin');
const admin = await app.as({ kind: 'admin' });
const colleague = (role: Role) => app.as({ kind: 'admin', role, organisationId: admin.actor.organisationId });
const REASON = 'Nu găsesc solicitarea trimisă ieri.';

let firm: Awaited<ReturnType<typeof applies>>;
beforeEach(async () => {
  firm = await applies(app, { status: 'approved' });
  await rows('delete from attempt');
});

const codeOf = (response: { json(): unknown }) => (response.json() as { code?: string }).code;
const open = (id = firm.id, by = admin, reason = REASON) => by.post(`/organisations/${id}/support-views`, { reason });
const opened = async (id = firm.id, by = admin): Promise<NonNullable<SupportViews['open']>> => {
  const view = supportViews.parse((await open(id, by)).json()).open;
  if (!view) throw new Error('nothing was opened');
  return view;
};
const read = async (by = admin) => supportViews.parse((await by.get(`/organisations/${firm.id}/support-views`)).json());
const section = (name: string, by = admin, id = firm.id) => by.get(`/organisations/${id}/support-view/${name}`);
/* As if half an hour had passed. */
const pass = (id: string) =>
  rows(
    `update support_view set opened_at = now() - interval '1 hour', ends_at = now() - interval '1 second' where id = ?`,
    [id],
  );
const acts = async (id: string) =>
  (
    await rows<{ action: string }>(`select action from audit where entity_id = ? and outcome = 'done' order by id`, [
      id,
    ])
  ).map(({ action }) => action);

describe('a support view', () => {
  test('is opened with a reason, told to the owners, read once per section in the history, and ended', async () => {
    const editor = await app.as({ kind: 'firma', role: 'editor', organisationId: firm.id });
    expect((await open(firm.id, admin, 'Scurt.')).statusCode).toBe(400);
    expect((await open(firm.id, admin, 'x'.repeat(501))).statusCode).toBe(400);
    const view = await opened();
    expect(view).toMatchObject({ by: admin.actor.displayName, reason: REASON, isOpen: true, sections: [] });
    expect(Date.parse(view.endsAt) - Date.parse(view.openedAt)).toBe(30 * 60_000);
    const told = await rows<{ account_id: string; message: string; href: string }>(
      `select account_id, message, href from notification where organisation_id = ?`,
      [firm.id],
    );
    expect(told).toEqual([
      {
        account_id: firm.actor.accountId,
        message: `${admin.actor.displayName}, de la asociație, a deschis vederea de suport: ${REASON}`,
        href: '/firma/members',
      },
    ]);
    expect(editor.actor.organisationId).toBe(firm.id);

    for (const name of ['offers', 'members', 'offers']) expect((await section(name)).statusCode).toBe(200);
    expect((await read()).open?.sections).toEqual(['offers', 'members']);
    expect((await admin.post(`/support-views/${view.id}/end`, { version: 9 })).statusCode).toBe(409);
    const ended = supportViews.parse(
      (await admin.post(`/support-views/${view.id}/end`, { version: view.version })).json(),
    );
    expect([ended.open, ended.items.map(({ isOpen }) => isOpen)]).toEqual([null, [false]]);
    expect(await acts(view.id)).toEqual([
      'support-view.open',
      'support-view.read',
      'support-view.read',
      'support-view.end',
    ]);
    const { history } = organisationView.parse((await admin.get(`/organisations/${firm.id}`)).json());
    const looks = history.filter(({ action, outcome }) => action.startsWith('support-view') && outcome === 'done');
    expect(looks.map(({ about }) => about)).toEqual([null, 'Oferte', 'Membri', null]);
    expect(codeOf(await section('offers'))).toBe('support-view.not_open');
  });

  test('is opened once by two clicks, also at the same time', async () => {
    await Promise.all([open(), open()]);
    expect((await open()).statusCode).toBe(200);
    expect(await rows('select 1 from support_view where organisation_id = ?', [firm.id])).toHaveLength(1);
    expect(await rows('select 1 from notification where organisation_id = ?', [firm.id])).toHaveLength(1);
  });

  test('ends by itself, and can be opened again', async () => {
    const first = await opened();
    expect((await section('projects')).statusCode).toBe(200);
    await pass(first.id);
    const refused = await section('projects');
    expect([refused.statusCode, codeOf(refused)]).toEqual([403, 'support-view.not_open']);
    expect(refused.json()).toMatchObject({ message: expect.stringContaining('Deschideți-o din pagina organizației') });
    expect((await read()).open).toBeNull();
    const second = await opened();
    expect(second.id).not.toBe(first.id);
    expect(await acts(first.id)).toEqual(['support-view.open', 'support-view.read', 'support-view.lapse']);
    expect((await section('projects')).statusCode).toBe(200);
  });

  test('whose time has passed is ended once by the system, and pages of both sides are told', async () => {
    const view = await opened();
    const lapsed = async () =>
      (await applyDue(database.orm, new Date(), lapseSupportViews)).filter(({ id }) => id === view.id);
    expect(await lapsed()).toEqual([]);
    await pass(view.id);
    const db = createReadDb(database.orm);
    const wanted = { after: await currentPlace(db), organisations: [firm.id], kinds: ['admin' as const] };
    // Events are read again while a transaction that began before them still runs in any database.
    const except = (await readLiveEvents(db, wanted)).events.map((event) => event.id);
    expect(await lapsed()).toEqual([{ id: view.id }]);
    expect(await lapsed()).toEqual([]);
    await asSystem(database.orm, (write) => lapseSupportViews.apply(write, view.id));
    expect(await acts(view.id)).toEqual(['support-view.open', 'support-view.lapse']);
    expect(
      await rows(
        `select a.account_id, v.status, v.ended_at = date_trunc('milliseconds', v.ends_at) as "inTime" from audit a join support_view v on v.id = a.entity_id
        where v.id = ? and a.action = 'support-view.lapse'`,
        [view.id],
      ),
    ).toEqual([{ account_id: null, status: 'ended', inTime: true }]);
    const { events } = await readLiveEvents(db, { ...wanted, except });
    const topic = `support-view:${view.id}`;
    const told = events.flatMap((event) => event.told).filter((one) => one.topic === topic);
    expect(told).toHaveLength(2);
    expect(told).toContainEqual({ topic, organisation: firm.id, kind: null });
    expect(told).toContainEqual({ topic, organisation: null, kind: 'admin' });
  });

  test('whose time has passed ends by the system when its administrator ends it', async () => {
    const view = await opened();
    await pass(view.id);
    expect((await admin.post(`/support-views/${view.id}/end`, { version: 9 })).statusCode).toBe(409);
    expect((await admin.post(`/support-views/${view.id}/end`, { version: view.version })).statusCode).toBe(200);
    expect(
      await rows(
        `select action, account_id from audit where entity_id = ? and outcome = 'done' order by id desc limit 1`,
        [view.id],
      ),
    ).toEqual([{ action: 'support-view.lapse', account_id: null }]);
  });

  test('is of one administrator: others open their own and cannot end it', async () => {
    const view = await opened();
    const second = await colleague('editor');
    expect(codeOf(await section('offers', second))).toBe('support-view.not_open');
    expect((await second.post(`/support-views/${view.id}/end`, { version: view.version })).statusCode).toBe(404);
    expect((await opened(firm.id, second)).id).not.toBe(view.id);
    expect((await read()).items).toHaveLength(2);
  });

  test('needs an editor of the area; viewers see who looked', async () => {
    await opened();
    const viewer = await colleague('viewer');
    const other = await colleague('editor');
    await rows(`update membership set areas = '{library}' where account_id = ?`, [other.actor.accountId]);
    for (const [by, code] of [
      [viewer, 'auth.forbidden'],
      [other, 'member.area_missing'],
    ] as const) {
      for (const answer of [await open(firm.id, by), await section('offers', by)])
        expect([answer.statusCode, codeOf(answer)]).toEqual([403, code]);
      expect(await read(by)).toMatchObject({ canOpen: false, open: null, items: [{ reason: REASON }] });
    }
  });

  test.each(['pending', 'suspended', 'needs_info', 'rejected'] as const)(
    'shows an organisation that is %s',
    async (status) => {
      for (const kind of ['uat', 'firma'] as const) {
        const { id } = await applies(app, { kind, status });
        await opened(id);
        for (const name of supportSectionsOf(kind))
          expect([name, (await section(name, admin, id)).statusCode]).toEqual([name, 200]);
        expect((await section(kind === 'uat' ? 'opportunities' : 'requests', admin, id)).statusCode).toBe(404);
      }
    },
  );

  test('is refused for the association, for a merged record and for an unknown one', async () => {
    const own = admin.actor.organisationId;
    expect(codeOf(await open(own))).toBe('support-view.association');
    expect((await admin.get(`/organisations/${own}/support-views`)).statusCode).toBe(404);
    const view = await opened();
    const kept = await applies(app, { status: 'approved' });
    await rows(`update organisation set merged_into_id = ?, status = 'rejected' where id = ?`, [kept.id, firm.id]);
    for (const answer of [
      await open(),
      await section('offers'),
      await admin.get(`/organisations/${firm.id}/support-views`),
      await open(newId()),
      await section('offers', admin, newId()),
    ])
      expect(answer.statusCode).toBe(404);
    expect(await acts(view.id)).toEqual(['support-view.open']);
  });

  test('can be ended after its organisation was merged', async () => {
    const view = await opened();
    const kept = await applies(app, { status: 'approved' });
    await rows(`update organisation set merged_into_id = ?, status = 'rejected' where id = ?`, [kept.id, firm.id]);
    const answer = await admin.post(`/support-views/${view.id}/end`, { version: view.version });
    expect(answer.statusCode).toBe(200);
    expect(supportViews.parse(answer.json())).toMatchObject({
      canOpen: false,
      open: null,
      items: [{ id: view.id, isOpen: false }],
    });
    expect(await acts(view.id)).toEqual(['support-view.open', 'support-view.end']);
  });

  test('can be opened 20 times a day', async () => {
    await rows(
      `insert into attempt (kind, key, at) select 'support-view:account', ?, now() from generate_series(1, 20)`,
      [admin.actor.accountId],
    );
    const refused = await open();
    expect([refused.statusCode, codeOf(refused)]).toEqual([429, 'support-view.too_many']);
    expect(await rows('select 1 from support_view where organisation_id = ?', [firm.id])).toEqual([]);
  });
});
