import { beforeAll, describe, expect, test } from '@jest/globals';
import type { TestApp } from '@psp/bff-kit/testing/app';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { accountDetail, organisationView } from '@psp/contracts/users';
import { newId } from '@psp/domain/id';
import { bffAdmin } from '../app.ts';
import { applies } from '../testing/applicants.ts';

type Person = Awaited<ReturnType<TestApp['as']>>;
const { app, rows } = await startTestApp(bffAdmin, 'admin');
let admin: Person;
let editor: Person;

beforeAll(async () => {
  admin = await app.as({ kind: 'admin' });
  editor = await app.as({ kind: 'admin', role: 'editor', organisationId: admin.actor.organisationId });
});

const codeOf = (response: { json(): unknown }) => (response.json() as { code?: string }).code;
const accountOf = async ({ actor }: Person, by = editor) =>
  accountDetail.parse((await by.get(`/accounts/${actor.accountId}`)).json());
const moderate = async (person: Person, path: string, by = editor) => {
  const { version } = await accountOf(person);
  return by.post(`/accounts/${person.actor.accountId}/${path}`, { version, reason: 'Motiv.' });
};
const colleague = (firm: { id: string }, role: 'owner' | 'editor') =>
  app.as({ kind: 'firma', role, organisationId: firm.id });

test("the association's people are its owners' to decide on", async () => {
  await rows(`update account set totp_secret = 'x', totp_enabled_at = now() where id = ?`, [admin.actor.accountId]);
  expect((await accountOf(admin)).actions).toEqual([]);
  for (const path of ['suspend', 'reset-two-factor'])
    expect(codeOf(await moderate(admin, path))).toBe('auth.forbidden');
  const other = await app.as({ kind: 'admin', role: 'viewer', organisationId: admin.actor.organisationId });
  expect((await accountOf(other)).actions).toEqual([]);
  expect(codeOf(await moderate(other, 'suspend'))).toBe('auth.forbidden');
  expect((await accountOf(other, admin)).actions).toEqual(['suspend']);
  expect((await moderate(other, 'suspend', admin)).statusCode).toBe(200);
  expect(codeOf(await moderate(other, 'restore'))).toBe('auth.forbidden');
});

describe('the only owner who stays', () => {
  test('of an approved organisation is not suspended, of one that is suspended itself is', async () => {
    const firm = await applies(app, { status: 'approved' });
    await colleague(firm, 'editor');
    const second = await colleague(firm, 'owner');
    await rows('update account set deletion_due_at = now() where id = ?', [second.actor.accountId]);
    const refused = await moderate(firm, 'suspend');
    expect([refused.statusCode, codeOf(refused)]).toEqual([409, 'member.last_owner']);
    await rows('update account set deletion_due_at = null where id = ?', [second.actor.accountId]);
    expect((await moderate(second, 'suspend')).statusCode).toBe(200);
    expect(codeOf(await moderate(firm, 'suspend'))).toBe('member.last_owner');
    await rows(`update organisation set status = 'suspended' where id = ?`, [firm.id]);
    expect((await moderate(firm, 'suspend')).statusCode).toBe(200);
  });

  test('of two suspended at the same moment one stays', async () => {
    const firm = await applies(app, { status: 'approved' });
    const second = await colleague(firm, 'owner');
    const answers = await Promise.all([moderate(firm, 'suspend'), moderate(second, 'suspend')]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });
});

describe('an owner made by the association', () => {
  const read = async (id: string, by = editor) => organisationView.parse((await by.get(`/organisations/${id}`)).json());
  const make = async (firm: { id: string }, person: Person, reason = 'Proprietarul a plecat.', by = editor) => {
    const { version } = await read(firm.id);
    return by.post(`/organisations/${firm.id}/owner`, { accountId: person.actor.accountId, version, reason });
  };

  test('is a member beside the owners, with a reason that everybody there reads', async () => {
    const firm = await applies(app, { status: 'suspended' });
    const member = await colleague(firm, 'editor');
    expect((await read(firm.id)).people.map(({ role, actions }) => [role, actions])).toEqual([
      ['owner', []],
      ['editor', ['makeOwner']],
    ]);
    expect((await make(firm, member, ' ')).statusCode).toBe(400);
    const after = organisationView.parse((await make(firm, member)).json());
    expect(after.people.map(({ role, actions }) => [role, actions])).toEqual([
      ['owner', []],
      ['owner', []],
    ]);
    expect(after.history.at(-1)).toMatchObject({
      action: 'membership.changeRole',
      from: 'editor',
      to: 'owner',
      reason: 'Proprietarul a plecat.',
    });
    const told = await rows('select message, href from notification where account_id = ?', [member.actor.accountId]);
    expect(told).toMatchObject([
      { message: expect.stringContaining('Motiv: Proprietarul a plecat.'), href: '/firma/members' },
    ]);
    expect(codeOf(await make(firm, member))).toBe('action.not_allowed');
  });

  test.each([`status = 'suspended'`, 'deletion_due_at = now()'])('is nobody with %s', async (change) => {
    const firm = await applies(app, { status: 'approved' });
    const member = await colleague(firm, 'editor');
    await rows(`update account set ${change} where id = ?`, [member.actor.accountId]);
    expect((await read(firm.id)).people.map(({ actions }) => actions)).toEqual([[], []]);
    expect(codeOf(await make(firm, member))).toBe('member.not_active');
  });

  test('is neither a stranger nor oneself nor of the association', async () => {
    const firm = await applies(app, { status: 'approved' });
    expect((await make(firm, await app.as({ kind: 'firma' }))).statusCode).toBe(404);
    expect((await make({ id: firm.id }, { ...firm, actor: { ...firm.actor, accountId: newId() } })).statusCode).toBe(
      404,
    );
    await rows(`insert into membership (account_id, organisation_id, role) values (?, ?, 'viewer')`, [
      editor.actor.accountId,
      firm.id,
    ]);
    expect(codeOf(await make(firm, editor))).toBe('auth.forbidden');
    const association = { id: admin.actor.organisationId };
    expect((await read(association.id, admin)).people.flatMap(({ actions }) => actions)).toEqual([]);
    expect(codeOf(await make(association, editor))).toBe('auth.forbidden');
    expect(codeOf(await make(association, editor, 'Motiv.', admin))).toBe('auth.forbidden');
  });

  test('is decided on by editors, on the organisation as they read it', async () => {
    const firm = await applies(app, { status: 'approved' });
    const member = await colleague(firm, 'editor');
    const viewer = await app.as({ kind: 'admin', role: 'viewer' });
    expect((await read(firm.id, viewer)).people.flatMap(({ actions }) => actions)).toEqual([]);
    expect((await make(firm, member, 'Motiv.', viewer)).statusCode).toBe(403);
    const body = { accountId: member.actor.accountId, version: 7, reason: 'Motiv.' };
    expect(codeOf(await editor.post(`/organisations/${firm.id}/owner`, body))).toBe('version.stale');
    const entry = (await read(firm.id)).history.at(-1);
    expect(entry).toMatchObject({ action: 'membership.changeRole', outcome: 'refused' });
  });
});
