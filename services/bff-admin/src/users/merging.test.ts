import { beforeEach, describe, expect, test } from '@jest/globals';
import { mergeCandidates, mergeList } from '@psp/contracts/merges';
import { organisationView } from '@psp/contracts/users';
import { asSystem } from '@psp/domain/as-system';
import { newId } from '@psp/domain/id';
import { sweepMerges } from '@psp/domain/overseeing/users/merging/sweep';
import { acceptOffer } from '@psp/domain/sourcing/offers/decide-offer';
import { aRequest } from '@psp/domain/testing/scenario';
import { applies } from '../testing/applicants.ts';
import { codeOf, type Firm, type Person, startMerging } from '../testing/merging.ts';

const { app, database, rows, ana, uat, scenario, ...merging } = await startMerging();
const { freshPair, versionOf, preview, bodyOf, merge, merged, undo, ownerOf } = merging;
const SOLUTION = `insert into solution (id, organisation_id, created_by, title, domain_slug, description)
  values (?, ?, ?, 'Registru', 'it-digitalizare', 'Text.')`;
const CUI = '4221306';
let kept: Firm;
let closed: Firm;
beforeEach(async () => {
  ({ kept, closed } = await freshPair([CUI]));
});

/** Makes the person of one firm a member of another. */
const joins = ({ actor }: Person, organisationId: string, role: string) =>
  rows('insert into membership (account_id, organisation_id, role) values (?, ?, ?)', [
    actor.accountId,
    organisationId,
    role,
  ]);

describe('a merge', () => {
  test('moves what the other record has, closes it, and takes its members along', async () => {
    await rows(`update organisation set cui = '4221306', phone = '+40268111222' where id = ?`, [closed.id]);
    const request = await scenario.sent(uat.actor, aRequest());
    const offer = await scenario.submitted(closed.actor, request);
    expect(await preview()).toMatchObject({
      refusals: [],
      groups: [{ group: 'members', moved: 1, stays: 0 }],
      fields: expect.arrayContaining([
        { field: 'name', kept: 'Atelierul Nou', closed: 'Atelierul Vechi' },
        { field: 'cui', kept: '', closed: CUI },
      ]),
      actions: ['merge'],
    });
    const done = await merged({ fields: ['cui'] });
    expect(done).toMatchObject({ status: 'done', kept: { name: 'Atelierul Nou' }, actions: ['undo'] });
    expect(await ownerOf('offer', offer)).toBe(kept.id);
    const view = organisationView.parse((await ana.get(`/organisations/${closed.id}`)).json());
    expect(view).toMatchObject({ status: 'rejected', mergedInto: { id: kept.id }, isMerged: true, members: 0 });
    const now = organisationView.parse((await ana.get(`/organisations/${kept.id}`)).json());
    expect(now).toMatchObject({ cui: CUI, phone: null, members: 2 });
    expect(now.history.map(({ action }) => action)).toContain('organisation-merge.merge');
    expect(await rows('select organisation_id from session where account_id = ?', [closed.actor.accountId])).toEqual([
      { organisation_id: kept.id },
    ]);
    const told = await rows<{ account_id: string }>(
      `select account_id from notification where event = 'users.merged' and organisation_id = ?`,
      [kept.id],
    );
    expect(told.map(({ account_id }) => account_id).sort()).toEqual(
      [kept.actor.accountId, closed.actor.accountId].sort(),
    );
  });

  test('keeps the stronger role of who is a member of both, and an undo returns both roles', async () => {
    await joins(kept, closed.id, 'viewer');
    await joins(closed, kept.id, 'viewer');
    expect((await preview()).warnings).toContain('both');
    const done = await merged();
    const roles = () =>
      rows(`select organisation_id, account_id, role from membership where organisation_id in (?, ?) order by id`, [
        kept.id,
        closed.id,
      ]);
    const roleOf = async ({ actor }: Person) =>
      (
        await rows('select role from membership where account_id = ? and organisation_id = ?', [
          actor.accountId,
          kept.id,
        ])
      )[0];
    expect([await roleOf(kept), await roleOf(closed)]).toEqual([{ role: 'owner' }, { role: 'owner' }]);
    expect((await undo(done)).statusCode).toBe(200);
    expect((await roles()).map((row) => (row as { role: string }).role).sort()).toEqual([
      'owner',
      'owner',
      'viewer',
      'viewer',
    ]);
    expect(await roleOf(closed)).toEqual({ role: 'viewer' });
  });

  test('of two administrators at once, and of a double click, is one', async () => {
    const dan = await app.as({ kind: 'admin', organisationId: ana.actor.organisationId });
    const body = await bodyOf();
    const path = `/organisations/${kept.id}/merges`;
    const key = { 'idempotency-key': newId() };
    const answers = await Promise.all([ana.post(path, body, key), ana.post(path, body, key), dan.post(path, body)]);
    expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThanOrEqual(1);
    expect(await rows('select 1 from organisation_merge where kept_id = ?', [kept.id])).toHaveLength(1);
    expect(codeOf(await merge(dan))).toBe('merge.refused');
    const { items } = mergeList.parse((await ana.get(`/organisations/${closed.id}/merges`)).json());
    expect(items).toHaveLength(1);
  });

  test('of both ways at once is one', async () => {
    const [one, other] = [await bodyOf(), await versionOf(closed.id)];
    const answers = await Promise.all([
      ana.post(`/organisations/${kept.id}/merges`, one),
      ana.post(`/organisations/${closed.id}/merges`, {
        ...one,
        ...{ version: other, closedId: kept.id, closedVersion: one.version, name: 'Atelierul Nou' },
      }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  test('needs the name, a reason and the versions that were read, of an owner of the association', async () => {
    const editor = await app.as({ kind: 'admin', role: 'editor', organisationId: ana.actor.organisationId });
    const viewer = await app.as({ kind: 'admin', role: 'viewer', organisationId: ana.actor.organisationId });
    for (const one of [editor, viewer]) {
      expect((await merge(one)).statusCode).toBe(403);
      expect(await preview(one)).toMatchObject({ refusals: [], actions: [] });
    }
    expect(codeOf(await merge(ana, { name: 'Atelierul' }))).toBe('merge.name_differs');
    expect((await merge(ana, { reason: ' ' })).statusCode).toBe(400);
    expect((await merge(ana, { fields: ['status'] })).statusCode).toBe(400);
    expect(codeOf(await merge(ana, { version: 99 }))).toBe('version.stale');
    expect(codeOf(await merge(ana, { closedVersion: 99 }))).toBe('version.stale');
    expect((await merge(ana, { closedId: newId() })).statusCode).toBe(404);
    expect((await ana.get(`/organisations/${kept.id}/merge-preview?closed=${newId()}`)).statusCode).toBe(404);
    expect(await ownerOf('session', closed.sessionId)).toBe(closed.id);
  });

  test('also moves what a running request wrote for the closed record', async () => {
    const { id } = await merged();
    await rows('update notification set organisation_id = ? where organisation_id = ?', [closed.id, kept.id]);
    await rows(`update organisation_merge set done_at = done_at - interval '2 minutes' where id = ?`, [id]);
    await asSystem(database.orm, (write) => sweepMerges.apply(write, id));
    expect(await rows('select 1 from notification where organisation_id = ?', [closed.id])).toEqual([]);
  });
});

describe('a merge is refused', () => {
  const refusals = async (one = kept.id, other = closed.id) => (await preview(ana, one, other)).refusals;

  test('of one record with itself, of two kinds, and of the association', async () => {
    expect(await refusals(kept.id, kept.id)).toEqual(['same']);
    expect(await refusals(kept.id, uat.actor.organisationId)).toContain('kinds');
    expect(await refusals(kept.id, ana.actor.organisationId)).toEqual(['association']);
    const answer = await merge(ana, { closedId: ana.actor.organisationId, closedVersion: 1 });
    expect([409, 422]).toContain(answer.statusCode);
  });

  test.each(['pending', 'needs_info', 'rejected', 'suspended'])('of one that is %s', async (status) => {
    await rows('update organisation set status = ? where id = ?', [status, closed.id]);
    expect(await refusals()).toEqual(['closedStatus']);
    expect(await refusals(closed.id, kept.id)).toEqual(['keptStatus']);
    expect(codeOf(await merge())).toBe('merge.refused');
  });

  test('while a suspension is proposed, or a bulk act is about to change one of them', async () => {
    await ana.post(`/organisations/${closed.id}/suspend`, {
      version: await versionOf(closed.id),
      reason: 'Date false.',
    });
    const [act] = await rows<{ id: string }>(
      `insert into bulk_act (created_by, action, reason, status, created_at) values (?, 'remindProfile', '', 'running', now()) returning id`,
      [ana.actor.accountId],
    );
    await rows(`insert into bulk_act_row (act_id, position, subject_id, name) values (?, 1, ?, 'Atelierul')`, [
      act?.id,
      kept.id,
    ]);
    expect(await refusals()).toEqual(['suspension', 'bulk']);
    expect(codeOf(await merge())).toBe('merge.refused');
  });

  test('while both saw one request that is not opened; it does not show who made an offer', async () => {
    const request = await scenario.sent(uat.actor, aRequest());
    for (const one of [kept, closed])
      await rows('insert into service_request_view (request_id, organisation_id, viewed_at) values (?, ?, now())', [
        request,
        one.id,
      ]);
    const before = await preview();
    expect(before.refusals).toEqual(['sealed']);
    await scenario.submitted(closed.actor, request);
    expect(await preview()).toEqual(before);
    expect(codeOf(await merge())).toBe('merge.refused');
  });

  test('when the offer of the closed one was chosen before that of the kept one', async () => {
    const { offerIds } = await scenario.opened(uat.actor, [closed.actor, kept.actor]);
    const id = offerIds[0] ?? '';
    const version = await scenario.versionOf('offer', id);
    await scenario.as(uat.actor, (write) =>
      acceptOffer(write, { id, version, declineReason: 'A fost mai scumpă.', reason: 'Cea mai bună.' }),
    );
    expect(await refusals()).toEqual(['chosen']);
    expect(await refusals(closed.id, kept.id)).toEqual([]);
  });

  test('of authorities of which one leads a common purchase with the other', async () => {
    const [leader, other] = [await app.as({ kind: 'uat' }), await app.as({ kind: 'uat' })];
    const group = await scenario.draft(leader.actor, aRequest());
    await rows(
      `insert into group_part (request_id, organisation_id, status, need, place) values (?, ?, 'invited', '', '')`,
      [group, other.actor.organisationId],
    );
    expect(await refusals(leader.actor.organisationId, other.actor.organisationId)).toEqual(['group']);
  });
});

describe('an undo', () => {
  test('returns rows that were not changed since, once, and leaves what is new', async () => {
    const [first, second] = [newId(), newId()];
    for (const id of [first, second]) await rows(SOLUTION, [id, closed.id, closed.actor.accountId]);
    const done = await merged({ fields: ['name'] });
    await rows('delete from solution where id = ?', [second]);
    const added = newId();
    await rows(SOLUTION, [added, kept.id, kept.actor.accountId]);
    const [now] = mergeList.parse((await ana.get(`/organisations/${kept.id}/merges`)).json()).items;
    expect(now?.groups).toEqual([
      { group: 'members', returns: 1, left: 0 },
      { group: 'solutions', returns: 1, left: 1 },
    ]);
    const editor = await app.as({ kind: 'admin', role: 'editor', organisationId: ana.actor.organisationId });
    expect((await undo(done, editor)).statusCode).toBe(403);
    const answers = await Promise.all([undo(done), undo(done)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect([await ownerOf('solution', first), await ownerOf('solution', added)]).toEqual([closed.id, kept.id]);
    expect(
      await rows('select name, status, merged_into_id from organisation where id in (?, ?) order by name', [
        kept.id,
        closed.id,
      ]),
    ).toEqual([
      { name: 'Atelierul Nou', status: 'approved', merged_into_id: null },
      { name: 'Atelierul Vechi', status: 'approved', merged_into_id: null },
    ]);
    expect(
      await rows(`select 1 from notification where event = 'users.mergeUndone' and account_id in (?, ?)`, [
        kept.actor.accountId,
        closed.actor.accountId,
      ]),
    ).toHaveLength(2);
    expect((await closed.get('/organisations')).statusCode).toBe(403);
  });

  test('is refused after a day, of a stale page, and when the kept record was merged or suspended since', async () => {
    const done = await merged();
    expect(codeOf(await undo({ ...done, version: 9 }))).toBe('version.stale');
    await rows(`update organisation set status = 'suspended' where id = ?`, [kept.id]);
    expect(codeOf(await undo(done))).toBe('merge.kept_closed');
    await rows(`update organisation set status = 'approved' where id = ?`, [kept.id]);
    await rows(`update organisation_merge set undo_until = now() - interval '1 second' where id = ?`, [done.id]);
    expect(codeOf(await undo(done))).toBe('merge.too_late');
    const [late] = mergeList.parse((await ana.get(`/organisations/${kept.id}/merges`)).json()).items;
    expect(late).toMatchObject({ groups: [], actions: [] });
    expect((await undo({ id: newId(), version: 1 })).statusCode).toBe(404);
  });

  test('is refused when a record would be left without an owner, or without its tax code', async () => {
    await rows(`update organisation set cui = '4221306' where id = ?`, [closed.id]);
    const done = await merged();
    const third = await applies(app, { name: 'Alta', status: 'approved', cui: CUI });
    expect(codeOf(await undo(done))).toBe('merge.cui_taken');
    await rows('update organisation set cui = null where id = ?', [third.id]);
    await rows(`update membership set role = 'viewer' where account_id = ?`, [kept.actor.accountId]);
    expect(codeOf(await undo(done))).toBe('merge.no_owner');
    expect(
      await ownerOf(
        'membership',
        (await rows<{ id: string }>('select id from membership where account_id = ?', [closed.actor.accountId]))[0]
          ?.id ?? '',
      ),
    ).toBe(kept.id);
  });
});

describe('candidates', () => {
  test('are records of the same kind with equal values, or found by the search', async () => {
    await rows(`update organisation set cui = '4221306', phone = '+40268111222' where id = ?`, [kept.id]);
    await rows(
      `update organisation set status = 'pending', cui = '4221306', phone = '+40268111222', name = 'ATELIERUL NOU' where id = ?`,
      [closed.id],
    );
    const read = async (q = '') =>
      mergeCandidates.parse(
        (await ana.get(`/organisations/${kept.id}/merge-candidates?q=${encodeURIComponent(q)}`)).json(),
      ).items;
    expect((await read())[0]).toMatchObject({ id: closed.id, signs: ['cui', 'name', 'domain', 'phone'] });
    await applies(app, { name: 'Complet alta', status: 'approved' });
    expect((await read('complet alta')).map(({ name, signs }) => [name, signs])).toEqual([
      ['Complet alta', ['domain']],
    ]);
    expect((await ana.get(`/organisations/${newId()}/merge-candidates`)).statusCode).toBe(404);
  });

  test('are found however many organisations of the other kind have the words that are searched', async () => {
    await rows(`insert into organisation (kind, name, status, uat_type)
      select 'uat', 'Cantina Comunei ' || n, 'approved', 'commune' from generate_series(1, 25) n`);
    await rows(`update organisation set name = 'Cantina Veche' where id = ?`, [closed.id]);
    const found = await ana.get(`/organisations/${kept.id}/merge-candidates?q=cantina`);
    expect(mergeCandidates.parse(found.json()).items.map(({ id }) => id)).toEqual([closed.id]);
  });
});
