import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { TestApp } from '@psp/bff-kit/testing/app';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { suspensionList, type SuspensionProposal, suspensionProposal } from '@psp/contracts/suspensions';
import { organisationView } from '@psp/contracts/users';
import { newId } from '@psp/domain/id';
import { asSystem } from '@psp/domain/as-system';
import { lapseSuspensions } from '@psp/domain/overseeing/users/suspensions/commands';
import { bffAdmin } from '../app.ts';
import { applies } from '../testing/applicants.ts';

type Person = Awaited<ReturnType<TestApp['as']>>;
const { app, database, rows } = await startTestApp(bffAdmin, 'admin');
let ana: Person;
let dan: Person;
let firm: Awaited<ReturnType<typeof applies>>;

beforeAll(async () => {
  ana = await app.as({ kind: 'admin' });
  dan = await app.as({ kind: 'admin', role: 'editor', organisationId: ana.actor.organisationId });
});
beforeEach(async () => {
  firm = await applies(app, { name: 'Ferma Albă', status: 'approved' });
});

const codeOf = (response: { json(): unknown }) => (response.json() as { code?: string }).code;
const read = async (by: Person) => organisationView.parse((await by.get(`/organisations/${firm.id}`)).json());
const propose = async (by: Person, headers = {}) => {
  const { version } = await read(by);
  return by.post(`/organisations/${firm.id}/suspend`, { version, reason: 'Date false.' }, headers);
};
const proposed = async (by = ana): Promise<SuspensionProposal> => {
  const { proposal } = organisationView.parse((await propose(by)).json());
  if (!proposal) throw new Error('Nothing is proposed');
  return proposal;
};
const decide = (by: Person, { id, version }: Pick<SuspensionProposal, 'id' | 'version'>, what: string, more = {}) =>
  by.post(`/suspension-proposals/${id}/${what}`, { version, ...more });
const open = async (by: Person, query = '') =>
  suspensionList
    .parse((await by.get(`/suspension-proposals${query}`)).json())
    .items.filter(({ organisation }) => organisation.id === firm.id);
const toldTo = ({ actor }: Person) =>
  rows<{ event: string; read: boolean }>(
    `select event, read_at is not null as read from notification where account_id = ? and href like ? order by id`,
    [actor.accountId, `%${firm.id}`],
  );

describe('a suspension', () => {
  test('is proposed by one administrator and confirmed by another', async () => {
    const { version, actions, otherAdministrators } = await read(ana);
    expect(actions).toContain('suspend');
    expect(otherAdministrators).toBeGreaterThanOrEqual(1);
    const path = `/organisations/${firm.id}/suspend`;
    expect((await ana.post(path, { version, reason: ' ' })).statusCode).toBe(400);
    const after = organisationView.parse((await ana.post(path, { version, reason: 'Date false.' })).json());
    expect(after).toMatchObject({
      status: 'approved',
      actions: ['correctIdentity'],
      proposal: { reason: 'Date false.', proposedBy: ana.actor.displayName, actions: ['withdraw'] },
    });
    expect((await firm.get('/organisations')).statusCode).toBe(403);
    const [waiting] = await open(dan);
    expect(waiting).toMatchObject({ status: 'open', actions: ['confirm', 'decline'] });
    expect(await toldTo(dan)).toEqual([{ event: 'users.suspensionProposed', read: false }]);
    expect(await toldTo(ana)).toEqual([]);
    const confirmed = suspensionProposal.parse((await decide(dan, waiting as SuspensionProposal, 'confirm')).json());
    expect(confirmed).toMatchObject({ status: 'confirmed', decidedBy: dan.actor.displayName, actions: [] });
    const suspended = await read(ana);
    expect(suspended).toMatchObject({ status: 'suspended', statusReason: 'Date false.', proposal: null });
    expect(suspended.history.map(({ action }) => action)).toEqual([
      'suspension.propose',
      'suspension.confirm',
      'organisation.suspend',
    ]);
    expect(await toldTo(dan)).toEqual([{ event: 'users.suspensionProposed', read: true }]);
    expect(await toldTo(ana)).toMatchObject([{ event: 'users.suspensionConfirmed' }]);
    expect(await open(dan)).toEqual([]);
    expect(await open(dan, '?status=confirmed')).toHaveLength(1);
  });

  test('is lifted by one administrator', async () => {
    await decide(dan, await proposed(), 'confirm');
    const { version } = await read(ana);
    const restored = await ana.post(`/organisations/${firm.id}/restore`, { version, reason: 'Clarificat.' });
    expect(organisationView.parse(restored.json())).toMatchObject({ status: 'approved', proposal: null });
  });

  test('of two who confirm at once is one act', async () => {
    const eva = await app.as({ kind: 'admin', organisationId: ana.actor.organisationId });
    const proposal = await proposed();
    const answers = await Promise.all([dan, eva].map((one) => decide(one, proposal, 'confirm')));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(
      (await read(ana)).history.filter(
        ({ action, outcome }) => action === 'organisation.suspend' && outcome === 'done',
      ),
    ).toHaveLength(1);
  });

  test('is not confirmed or declined by its author, nor by readers', async () => {
    const proposal = await proposed();
    expect(codeOf(await decide(ana, proposal, 'confirm'))).toBe('suspension.own');
    expect(codeOf(await decide(ana, proposal, 'decline', { reason: 'Nu.' }))).toBe('suspension.own');
    expect(codeOf(await decide(dan, proposal, 'withdraw'))).toBe('auth.forbidden');
    const viewer = await app.as({ kind: 'admin', role: 'viewer', organisationId: ana.actor.organisationId });
    expect((await decide(viewer, proposal, 'confirm')).statusCode).toBe(403);
    expect((await open(viewer))[0]?.actions).toEqual([]);
    expect((await read(ana)).status).toBe('approved');
  });
});

describe('a proposal', () => {
  test('is one for an organisation, also of a double click and of two at once', async () => {
    const keyed = { 'idempotency-key': newId() };
    expect((await propose(ana, keyed)).statusCode).toBe(200);
    const { version } = await read(dan);
    const again = await dan.post(`/organisations/${firm.id}/suspend`, { version, reason: 'Și eu.' });
    expect([codeOf(again), again.json()['message']]).toEqual([
      'suspension.open',
      expect.stringContaining(`${ana.actor.displayName} a propus deja suspendarea`),
    ]);
    firm = await applies(app, { status: 'approved' });
    const answers = await Promise.all([propose(ana), propose(dan)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await open(ana)).toHaveLength(1);
  });

  test('waits behind the older ones', async () => {
    const first = await proposed();
    firm = await applies(app, { status: 'approved' });
    const second = await proposed();
    const { items } = suspensionList.parse((await dan.get('/suspension-proposals')).json());
    const ids = items.map(({ id }) => id);
    expect(ids.indexOf(second.id)).toBe(ids.indexOf(first.id) + 1);
  });

  test('is declined with a reason that its author reads, or withdrawn', async () => {
    const first = await proposed();
    expect((await decide(dan, first, 'decline', { reason: ' ' })).statusCode).toBe(400);
    expect(codeOf(await decide(dan, { ...first, version: 9 }, 'decline', { reason: 'Nu.' }))).toBe('version.stale');
    expect((await decide(dan, first, 'decline', { reason: 'Firma a răspuns.' })).json()).toMatchObject({
      status: 'declined',
      decisionReason: 'Firma a răspuns.',
    });
    expect(await toldTo(ana)).toMatchObject([{ event: 'users.suspensionDeclined' }]);
    const second = await proposed();
    expect((await decide(ana, second, 'withdraw')).json()).toMatchObject({ status: 'withdrawn' });
    expect(codeOf(await decide(dan, second, 'confirm'))).toBe('version.stale');
    expect((await toldTo(dan)).map(({ event, read: isRead }) => [event, isRead])).toEqual([
      ['users.suspensionProposed', true],
      ['users.suspensionProposed', true],
      ['users.suspensionWithdrawn', false],
    ]);
    expect((await read(ana)).status).toBe('approved');
  });

  test('lapses after seven days, in what is read and done at once, in the row by the timed step', async () => {
    const { id, version } = await proposed();
    await rows(`update suspension_proposal set lapses_at = now() - interval '1 minute' where id = ?`, [id]);
    expect((await read(dan)).proposal).toBeNull();
    expect(await open(dan, '?status=lapsed')).toMatchObject([{ actions: [] }]);
    expect(codeOf(await decide(dan, { id, version }, 'confirm'))).toBe('suspension.lapsed');
    const lapse = () => asSystem(database.orm, (write) => lapseSuspensions.apply(write, id));
    await lapse();
    await lapse();
    expect(await rows('select status, decided_by from suspension_proposal where id = ?', [id])).toEqual([
      { status: 'lapsed', decided_by: null },
    ]);
    expect((await toldTo(dan)).map(({ event }) => event)).toEqual([
      'users.suspensionProposed',
      'users.suspensionLapsed',
    ]);
    expect((await proposed(dan)).actions).toEqual(['withdraw']);
  });

  test('that lapsed does not stand in the way of a new one', async () => {
    const { id } = await proposed();
    await rows(`update suspension_proposal set lapses_at = now() - interval '1 minute' where id = ?`, [id]);
    expect((await proposed(dan)).proposedBy).toBe(dan.actor.displayName);
    expect(await rows('select status from suspension_proposal where id = ?', [id])).toEqual([{ status: 'lapsed' }]);
  });

  test('waits while nobody else may confirm it', async () => {
    const before = await rows<{ id: string }>(
      `update account set status = 'suspended' where status = 'active' and id <> ? and id in (
        select m.account_id from membership m join organisation o on o.id = m.organisation_id where o.kind = 'admin')
       returning id`,
      [ana.actor.accountId],
    );
    expect((await read(ana)).otherAdministrators).toBe(0);
    expect(await proposed()).toMatchObject({ confirmers: 0, actions: ['withdraw'] });
    await rows(`update account set status = 'active' where id = any (?::uuid[])`, [
      `{${before.map(({ id }) => id).join()}}`,
    ]);
    expect((await read(ana)).proposal).not.toMatchObject({ confirmers: 0 });
  });

  test('of one that does not exist is not found', async () => {
    expect((await decide(dan, { id: newId(), version: 1 }, 'confirm')).statusCode).toBe(404);
  });
});
