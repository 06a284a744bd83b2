import { beforeEach, describe, expect, test } from '@jest/globals';
import type { TestApp } from '@psp/bff-kit/testing/app';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { type MembersView, membersView } from '@psp/contracts/members';
import { bffUat } from '../app.ts';

type Person = Awaited<ReturnType<TestApp['as']>>;
const { app, rows } = await startTestApp(bffUat, 'uat');
let owner: Person;

beforeEach(async () => {
  owner = await app.as({ kind: 'uat' });
});

const view = (response: { json(): unknown }): MembersView => membersView.parse(response.json());
const codeOf = (response: { json(): unknown }) => (response.json() as { code?: string }).code;
const colleague = (role: 'owner' | 'editor') =>
  app.as({ kind: 'uat', role, organisationId: owner.actor.organisationId });
const memberOf = async ({ email }: Person, by = owner) => {
  const found = view(await by.get('/members')).members.find((member) => member.email === email);
  if (!found) throw new Error('not a member');
  return found;
};
const role = async (person: Person, to: string, by = owner) => {
  const { id, version } = await memberOf(person, by);
  return by.post(`/members/${id}/role`, { role: to, version });
};
const act = async (person: Person, what: 'remove' | 'hand-over', by = owner) => {
  const { id, version } = await memberOf(person, by);
  return by.post(`/members/${id}/${what}`, { version });
};

const SUSPENDED = `status = 'suspended'`;
const LEAVING = 'deletion_due_at = now()';

describe.each([
  ['suspended', SUSPENDED],
  ['about to be deleted', LEAVING],
])('a person whose account is %s', (_name, change) => {
  const out = ({ actor }: Person) => rows(`update account set ${change} where id = ?`, [actor.accountId]);

  test('is not the owner who lets another go', async () => {
    const second = await colleague('owner');
    await out(second);
    expect((await memberOf(owner)).actions).toEqual([]);
    expect((await memberOf(second)).actions).toEqual(['changeRole', 'remove']);
    expect(codeOf(await role(owner, 'editor'))).toBe('member.last_owner');
    expect(codeOf(await act(owner, 'remove'))).toBe('member.last_owner');
    expect((await act(second, 'remove')).statusCode).toBe(200);
  });

  test('is not made an owner', async () => {
    const editor = await colleague('editor');
    await out(editor);
    expect((await memberOf(editor)).actions).toEqual(['changeRole', 'remove']);
    expect(codeOf(await role(editor, 'owner'))).toBe('member.not_active');
    expect(codeOf(await act(editor, 'hand-over'))).toBe('member.not_active');
    expect((await role(editor, 'viewer')).statusCode).toBe(200);
  });
});

describe('whoever changes their own place', () => {
  test('reads what their new role may read', async () => {
    await colleague('owner');
    await owner.post('/members/invitations', { email: 'x@exemplu.ro', role: 'viewer' });
    const after = view(await role(owner, 'editor'));
    expect(after).toMatchObject({ canManage: false, invitations: [], accessRequests: [] });
    expect(after.members.map(({ isYou, actions }) => [isYou, actions])).toEqual([
      [false, []],
      [true, ['remove']],
    ]);
  });

  test('reads nothing once they have left', async () => {
    await colleague('owner');
    const left = await act(owner, 'remove');
    expect(left.statusCode).toBe(200);
    expect(view(left)).toEqual({ canManage: false, members: [], invitations: [], accessRequests: [] });
  });
});

describe('the invitations of an owner', () => {
  const invites = async (person: Person, email: string) =>
    expect((await person.post('/members/invitations', { email, role: 'owner' })).statusCode).toBe(200);
  const open = async () =>
    (
      await rows<{ email: string }>(
        `select email::text as email from invitation where organisation_id = ? and accepted_at is null
           and revoked_at is null order by email`,
        [owner.actor.organisationId],
      )
    ).map(({ email }) => email);

  test.each([
    ['are taken out', (second: Person) => act(second, 'remove')],
    ['become an editor', (second: Person) => role(second, 'editor')],
    ['leave', (second: Person) => act(second, 'remove', second)],
    ['hand over', (second: Person) => act(owner, 'hand-over', second)],
  ])('end when they %s; those of others stay', async (_name, happens) => {
    const second = await colleague('owner');
    await invites(second, 'a.doua.adresa@exemplu.ro');
    await invites(second, 'expirata@exemplu.ro');
    await rows(`update invitation set expires_at = now() where email = 'expirata@exemplu.ro'`);
    await invites(owner, 'coleg@exemplu.ro');
    expect((await happens(second)).statusCode).toBe(200);
    expect(await open()).toEqual(['coleg@exemplu.ro']);
    expect(
      await rows(
        `select from_state, to_state from audit where organisation_id = ? and action = 'invitation.revoke' order by id`,
        [owner.actor.organisationId],
      ),
    ).toEqual([
      { from_state: 'open', to_state: 'revoked' },
      { from_state: 'expired', to_state: 'revoked' },
    ]);
  });

  test('stay when they only take the role from somebody else', async () => {
    const second = await colleague('owner');
    await invites(owner, 'coleg@exemplu.ro');
    await role(second, 'editor');
    expect(await open()).toEqual(['coleg@exemplu.ro']);
  });
});
