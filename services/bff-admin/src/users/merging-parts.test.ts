import { beforeEach, describe, expect, test } from '@jest/globals';
import { mergeList } from '@psp/contracts/merges';
import { asSystem } from '@psp/domain/as-system';
import { newId } from '@psp/domain/id';
import { sweepMerges } from '@psp/domain/overseeing/users/merging/sweep';
import { acceptOffer } from '@psp/domain/sourcing/offers/decide-offer';
import { applies } from '../testing/applicants.ts';
import { codeOf, type Firm, startMerging } from '../testing/merging.ts';

type Period = 'open' | 'proposed' | 'closed';
const { app, database, rows, ana, uat, scenario, ...merging } = await startMerging();
const { freshPair, preview, merge, merged, undo, ownerOf } = merging;
const [OLD, NEW] = ['4221306', '14399840'];
let kept: Firm;
let closed: Firm;
beforeEach(async () => {
  ({ kept, closed } = await freshPair([OLD, NEW]));
});

const period = async (organisationId: string, status: Period) =>
  (
    await rows<{ id: string }>(
      `insert into package_period (created_at, updated_at, organisation_id, package, status, price, starts_on, ends_on)
        values (now(), now(), ?, 'partner', ?, 100, '2026-01-01', '2026-12-31') returning id`,
      [organisationId, status],
    )
  )[0]?.id ?? '';
const proforma = async (organisationId: string, column: 'pool_id' | 'period_id', about: string) =>
  (
    await rows<{ id: string }>(
      `insert into proforma (created_at, updated_at, number, ${column}, organisation_id, issued_by, status, total, issued_on, due_on,
          subject, issuer, buyer)
        values (now(), now(), next_proforma_number(now()), ?, ?, ?, 'issued', 100, '2026-01-01', '2026-01-31', '{}', '{}', '{}')
        returning id`,
      [about, organisationId, ana.actor.accountId],
    )
  )[0]?.id ?? '';
const pool = async () =>
  (
    await rows<{ id: string }>(
      `insert into seat_pool (seats, starts_at, closes_at) values (9, now() + interval '1 day', now()) returning id`,
    )
  )[0]?.id ?? '';
const seat = ({ actor }: Firm, poolId: string) =>
  rows(
    `insert into seat_registration (created_at, updated_at, pool_id, account_id, organisation_id, signed_by, status, price, ticket)
      values (now(), now(), ?, ?, ?, ?, 'confirmed', 100, ?)`,
    [poolId, actor.accountId, actor.organisationId, actor.accountId, newId()],
  );

describe('package periods', () => {
  test('move with their proformas, and return', async () => {
    const [open, before] = [await period(closed.id, 'open'), await period(closed.id, 'closed')];
    await period(kept.id, 'closed');
    const bill = await proforma(closed.id, 'period_id', before);
    const done = await merged();
    const owners = async () => [
      await ownerOf('package_period', open),
      await ownerOf('package_period', before),
      await ownerOf('proforma', bill),
    ];
    expect(await owners()).toEqual([kept.id, kept.id, kept.id]);
    const later = await proforma(kept.id, 'period_id', open);
    expect((await undo(done)).statusCode).toBe(200);
    expect(await owners()).toEqual([closed.id, closed.id, closed.id]);
    expect(await ownerOf('proforma', later)).toBe(closed.id);
  });

  test('of which both have an open one stay with the closed record', async () => {
    const [ours, theirs] = [await period(kept.id, 'open'), await period(closed.id, 'open')];
    expect((await preview()).groups).toContainEqual({ group: 'packages', moved: 0, stays: 1 });
    await merged();
    expect([await ownerOf('package_period', ours), await ownerOf('package_period', theirs)]).toEqual([
      kept.id,
      closed.id,
    ]);
  });

  test('of both, with an unpaid proforma of the closed record, forbid the merge', async () => {
    await period(kept.id, 'open');
    const theirs = await period(closed.id, 'open');
    expect((await preview()).refusals).toEqual([]);
    await proforma(closed.id, 'period_id', theirs);
    expect((await preview()).refusals).toEqual(['periods']);
    expect(codeOf(await merge())).toBe('merge.refused');
  });

  test('of both, of which that of the closed record is proposed, forbid the merge', async () => {
    await period(kept.id, 'open');
    await period(closed.id, 'proposed');
    expect((await preview()).refusals).toEqual(['periods']);
  });

  test('do not count as seats of one pool', async () => {
    await proforma(kept.id, 'period_id', await period(kept.id, 'closed'));
    const bill = await proforma(closed.id, 'period_id', await period(closed.id, 'closed'));
    await merged();
    expect(await ownerOf('proforma', bill)).toBe(kept.id);
  });

  test('that are open decide the package', async () => {
    await rows(`update organisation set package = 'silver' where id = ?`, [closed.id]);
    expect((await preview()).fields.map(({ field }) => field)).toContain('package');
    await period(kept.id, 'open');
    expect((await preview()).fields.map(({ field }) => field)).not.toContain('package');
    expect(codeOf(await merge(ana, { fields: ['package'] }))).toBe('merge.package_open');
  });
});

describe('seats', () => {
  test('that both have to pay in one pool forbid the merge', async () => {
    const at = await pool();
    await proforma(closed.id, 'pool_id', at);
    expect((await preview()).refusals).toEqual([]);
    await proforma(kept.id, 'pool_id', at);
    expect((await preview()).refusals).toEqual(['seats']);
    expect(codeOf(await merge())).toBe('merge.refused');
  });

  test('of both that are on no proforma yet forbid the merge', async () => {
    const at = await pool();
    await rows(
      `insert into event (created_at, updated_at, created_by, number, status, kind, title, summary, body, body_text, organiser, contact,
          sittings, starts_at, ends_at, is_online, place, price, pool_id, readers, is_public, has_certificate)
        values (now(), now(), ?, ?, 'published', 'workshop', 'Atelier', '', '', '', '', '', '[]', now() + interval '1 day',
          now() + interval '2 days', false, '', 100, ?, 'everyone', false, false)`,
      [ana.actor.accountId, newId(), at],
    );
    await seat(closed, at);
    expect((await preview()).refusals).toEqual([]);
    await seat(kept, at);
    expect((await preview()).refusals).toEqual(['seats']);
  });

  test('forbid an undo when a proforma was issued for them since', async () => {
    const at = await pool();
    await seat(closed, at);
    const done = await merged();
    await proforma(kept.id, 'pool_id', await pool());
    const bill = await proforma(kept.id, 'pool_id', at);
    expect(codeOf(await undo(done))).toBe('merge.proforma_since');
    await rows('delete from proforma where id = ?', [bill]);
    expect((await undo(done)).statusCode).toBe(200);
  });
});

describe('an undo', () => {
  test('is refused when a returned offer became a project', async () => {
    const { offerIds } = await scenario.opened(uat.actor, [closed.actor]);
    const id = offerIds[0] ?? '';
    const done = await merged();
    const version = await scenario.versionOf('offer', id);
    await scenario.as(uat.actor, (write) => acceptOffer(write, { id, version, declineReason: '' }));
    expect(codeOf(await undo(done))).toBe('merge.project_since');
  });

  test('is refused when a returned period was renewed, until the renewal is withdrawn', async () => {
    const theirs = await period(closed.id, 'open');
    const done = await merged();
    const renewal = await period(kept.id, 'proposed');
    await rows('update package_period set follows = ? where id = ?', [theirs, renewal]);
    expect(codeOf(await undo(done))).toBe('merge.renewed_since');
    await rows(`update package_period set status = 'withdrawn' where id = ?`, [renewal]);
    expect((await undo(done)).statusCode).toBe(200);
  });

  test('takes along an amendment and a decision of since', async () => {
    const project = await scenario.running(uat.actor, closed.actor);
    const solution = newId();
    await rows(
      `insert into solution (id, organisation_id, created_by, title, domain_slug, description)
        values (?, ?, ?, 'Registru', 'it-digitalizare', 'Text.')`,
      [solution, closed.id, closed.actor.accountId],
    );
    const done = await merged();
    const [amendment] = await rows<{ id: string }>(
      `insert into amendment (project_id, organisation_id, price_before, price_after, reason) values (?, ?, 1, 2, 'Motiv.') returning id`,
      [project, kept.id],
    );
    const [decision] = await rows<{ id: string }>(
      `insert into moderation_decision (created_at, entity, record_id, page_id, kind, action, outcome, title, organisation_id, decided_by)
        values (now(), 'solution', ?, ?, 'solutions', 'approve', 'approved', 'Registru', ?, ?) returning id`,
      [solution, solution, kept.id, ana.actor.accountId],
    );
    expect((await undo(done)).statusCode).toBe(200);
    expect(await ownerOf('amendment', amendment?.id ?? '')).toBe(closed.id);
    expect(await ownerOf('moderation_decision', decision?.id ?? '')).toBe(closed.id);
  });

  test('tells nothing of drafts that were discarded since', async () => {
    const id = newId();
    await rows(
      `insert into article (id, organisation_id, created_by, title, category, body, body_text, status) values (?, ?, ?, 'Schiță', (select slug from article_category limit 1), '', '', 'draft')`,
      [id, closed.id, closed.actor.accountId],
    );
    await merged();
    await rows('delete from article where id = ?', [id]);
    const [now] = mergeList.parse((await ana.get(`/organisations/${kept.id}/merges`)).json()).items;
    expect(now?.groups).toEqual([{ group: 'members', returns: 1, left: 0 }]);
  });

  test('returns what its members were told since', async () => {
    const done = await merged();
    const told = async (person: Firm) =>
      (
        await rows<{ id: string }>(
          `insert into notification (account_id, organisation_id, title, message, href) values (?, ?, 'T', 'M', '/firma') returning id`,
          [person.actor.accountId, kept.id],
        )
      )[0]?.id ?? '';
    const digested = (id: string, { actor }: Firm) =>
      rows(
        `insert into digest_item (id, account_id, organisation_id, event, title, message, href, frequency, in_portal, created_at)
          values (?, ?, ?, 'users.merged', 'T', 'M', '/firma', 'daily', true, now())`,
        [id, actor.accountId, kept.id],
      );
    const [theirs, ours] = [await told(closed), await told(kept)];
    await digested(theirs, closed);
    expect((await undo(done)).statusCode).toBe(200);
    expect([await ownerOf('notification', theirs), await ownerOf('notification', ours)]).toEqual([closed.id, kept.id]);
    expect(await ownerOf('digest_item', theirs)).toBe(closed.id);
  });

  test('uses the names that the records have then', async () => {
    const done = await merged({ fields: ['name'] });
    const [record] = await rows<{ status_reason: string }>('select status_reason from organisation where id = ?', [
      closed.id,
    ]);
    expect(record?.status_reason).toBe('Contopită cu „Atelierul Vechi”.');
    await undo(done);
    const [told] = await rows<{ message: string }>(
      `select message from notification where event = 'users.mergeUndone' and account_id = ?`,
      [kept.actor.accountId],
    );
    expect(told?.message).toContain('„Atelierul Nou” este din nou');
  });

  test('is refused when the tax code that the kept record had is taken', async () => {
    await rows('update organisation set cui = ? where id = ?', [NEW, kept.id]);
    await rows('update organisation set cui = ? where id = ?', [OLD, closed.id]);
    const done = await merged({ fields: ['cui'] });
    await applies(app, { name: 'Alta', status: 'approved', cui: NEW });
    expect(codeOf(await undo(done))).toBe('merge.cui_taken');
  });
});

test('the sweep keeps a role that was lowered since', async () => {
  await rows(`insert into membership (account_id, organisation_id, role) values (?, ?, 'owner'), (?, ?, 'viewer')`, [
    kept.actor.accountId,
    closed.id,
    closed.actor.accountId,
    kept.id,
  ]);
  const { id } = await merged();
  const mine = [closed.actor.accountId, kept.id];
  await rows(`update membership set role = 'viewer' where account_id = ? and organisation_id = ?`, mine);
  await rows(`update organisation_merge set done_at = done_at - interval '2 minutes' where id = ?`, [id]);
  await asSystem(database.orm, (write) => sweepMerges.apply(write, id));
  expect(await rows('select role from membership where account_id = ? and organisation_id = ?', mine)).toEqual([
    { role: 'viewer' },
  ]);
});
