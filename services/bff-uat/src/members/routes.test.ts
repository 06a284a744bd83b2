import { beforeEach, describe, expect, test } from '@jest/globals';
import type { TestApp } from '@psp/bff-kit/testing/app';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { type MembersView, membersView } from '@psp/contracts/members';
import { hashSecret, newSecret } from '@psp/domain/operating/secrets';
import { newId } from '@psp/domain/id';
import { issueInvitation } from '@psp/domain/joining/members/issue-invitation';
import { bffUat } from '../app.ts';
import { asSystem } from '@psp/domain/as-system';

type Person = Awaited<ReturnType<TestApp['as']>>;
const { app, database, rows } = await startTestApp(bffUat, 'uat');
let owner: Person;
let editor: Person;
let viewer: Person;

const colleague = (role: 'owner' | 'editor' | 'viewer') =>
  app.as({ kind: 'uat', role, organisationId: owner.actor.organisationId });
beforeEach(async () => {
  owner = await app.as({ kind: 'uat' });
  [editor, viewer] = [await colleague('editor'), await colleague('viewer')];
});

const view = (response: { statusCode: number; json(): unknown }): MembersView => {
  expect(response.json()).not.toHaveProperty('code');
  return membersView.parse(response.json());
};
const list = async (person: Person) => view(await person.get('/members'));
const memberOf = async (person: Person) => {
  const found = (await list(owner)).members.find(({ email }) => email === person.email);
  if (!found) throw new Error('not a member');
  return found;
};
const codeOf = (response: { json(): unknown }) => (response.json() as { code?: string }).code;
const acts = async (): Promise<string[]> =>
  (
    await rows<{ action: string }>(
      `select action from audit where organisation_id = ? and outcome = 'done' order by id`,
      [owner.actor.organisationId],
    )
  ).map(({ action }) => action);

describe('reading', () => {
  test('an owner sees who may be changed, and others only whom they work with', async () => {
    await owner.post('/members/invitations', { email: 'nou@exemplu.ro', role: 'viewer' });
    const own = await list(owner);
    expect(own).toMatchObject({ canManage: true, invitations: [{ email: 'nou@exemplu.ro', isExpired: false }] });
    expect(own.members.map(({ role, isYou, actions }) => [role, isYou, actions])).toEqual([
      ['owner', true, []],
      ['editor', false, ['changeRole', 'remove', 'handOver']],
      ['viewer', false, ['changeRole', 'remove', 'handOver']],
    ]);
    const seen = await list(viewer);
    expect(seen).toMatchObject({ canManage: false, invitations: [], accessRequests: [] });
    expect(seen.members.map(({ actions }) => actions)).toEqual([[], [], ['remove']]);
  });

  test('who is suspended is marked for everybody', async () => {
    await rows(`update account set status = 'suspended' where id = ?`, [editor.actor.accountId]);
    const marks = (await list(viewer)).members.map(({ role, isSuspended }) => [role, isSuspended]);
    expect(marks).toEqual([
      ['owner', false],
      ['editor', true],
      ['viewer', false],
    ]);
  });

  test("another organisation's people are not found", async () => {
    const other = await app.as({ kind: 'uat' });
    const { id } = await memberOf(editor);
    for (const [path, body] of [
      ['role', { role: 'owner', version: 1 }],
      ['remove', { version: 1 }],
      ['hand-over', { version: 1 }],
    ] as const)
      expect((await other.post(`/members/${id}/${path}`, body)).statusCode).toBe(404);
  });
});

describe('roles', () => {
  test('a changed role holds on the next request', async () => {
    const { id, version } = await memberOf(editor);
    view(await owner.post(`/members/${id}/role`, { role: 'owner', version }));
    expect((await list(editor)).canManage).toBe(true);
    expect(codeOf(await owner.post(`/members/${id}/role`, { role: 'viewer', version }))).toBe('version.stale');
    expect(await acts()).toEqual(['membership.changeRole']);
  });

  test('the last owner can neither step down nor leave nor be taken out', async () => {
    const { id, version } = await memberOf(owner);
    expect(codeOf(await owner.post(`/members/${id}/role`, { role: 'editor', version }))).toBe('member.last_owner');
    expect(codeOf(await owner.post(`/members/${id}/remove`, { version }))).toBe('member.last_owner');
    expect(
      await rows(`select 1 from audit where action = 'membership.remove' and outcome = 'refused' and entity_id = ?`, [
        id,
      ]),
    ).toHaveLength(1);
  });

  test('two owners who take the role from each other at once: one is refused', async () => {
    for (let round = 0; round < 5; round++) {
      const second = await colleague('owner');
      const [mine, theirs] = [await memberOf(owner), await memberOf(second)];
      const answers = await Promise.all([
        owner.post(`/members/${theirs.id}/role`, { role: 'editor', version: theirs.version }),
        second.post(`/members/${mine.id}/role`, { role: 'editor', version: mine.version }),
      ]);
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403]);
      if (answers[1]?.statusCode === 200) owner = second;
      for (const person of [owner])
        expect((await list(person)).members.filter(({ role }) => role === 'owner')).toHaveLength(1);
    }
  });

  test('two owners who leave at once: one stays', async () => {
    const second = await colleague('owner');
    const [mine, theirs] = [await memberOf(owner), await memberOf(second)];
    const answers = await Promise.all([
      owner.post(`/members/${mine.id}/remove`, { version: 1 }),
      second.post(`/members/${theirs.id}/remove`, { version: 1 }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  test('the database itself keeps an owner, whatever the code does', async () => {
    await expect(
      rows('delete from membership where organisation_id = ?', [owner.actor.organisationId]),
    ).rejects.toMatchObject({
      constraint: 'membership_keeps_owner',
    });
  });

  test('handing over makes the other an owner and oneself an editor', async () => {
    const { id, version } = await memberOf(viewer);
    const after = view(await owner.post(`/members/${id}/hand-over`, { version }));
    expect(after).toMatchObject({ canManage: false });
    expect(after.members.map(({ role, isYou }) => [role, isYou])).toEqual([
      ['owner', false],
      ['editor', expect.any(Boolean)],
      ['editor', expect.any(Boolean)],
    ]);
    expect(await acts()).toEqual(['membership.handOver', 'membership.changeRole']);
    expect((await owner.post('/members/invitations', { email: 'x@exemplu.ro', role: 'viewer' })).statusCode).toBe(403);
  });

  test('nobody hands over to oneself', async () => {
    const { id, version } = await memberOf(owner);
    expect(codeOf(await owner.post(`/members/${id}/hand-over`, { version }))).toBe('action.not_allowed');
  });
});

describe('leaving', () => {
  test('a member who is taken out is refused from the next request on', async () => {
    const { id, version } = await memberOf(editor);
    view(await owner.post(`/members/${id}/remove`, { version }));
    expect((await editor.get('/members')).statusCode).toBe(401);
    expect(await acts()).toEqual(['membership.remove']);
  });

  test('a viewer may leave but take nobody else out', async () => {
    const other = await memberOf(editor);
    expect((await viewer.post(`/members/${other.id}/remove`, { version: other.version })).statusCode).toBe(403);
    const { id, version } = await memberOf(viewer);
    expect((await viewer.post(`/members/${id}/remove`, { version })).statusCode).toBe(200);
    expect((await viewer.get('/members')).statusCode).toBe(401);
  });

  test('editors do not look after people', async () => {
    const { id } = await memberOf(viewer);
    for (const [path, body] of [
      [`/members/${id}/role`, { role: 'owner', version: 1 }],
      [`/members/${id}/hand-over`, { version: 1 }],
      ['/members/invitations', { email: 'x@exemplu.ro', role: 'owner' }],
    ] as const)
      expect((await editor.post(path, body)).statusCode).toBe(403);
  });
});

describe('invitations', () => {
  const invite = (email: string, headers = {}) =>
    owner.post('/members/invitations', { email, role: 'editor' }, headers);
  const jobs = (id: string) =>
    rows(`select 1 from pgboss.job where name = 'send-link' and data ->> 'invitationId' = ?`, [id]);

  test('an invitation asks the worker for one mail and is made once, however often it is sent', async () => {
    const key = { 'idempotency-key': newId() };
    const answers = await Promise.all(Array.from({ length: 5 }, () => invite('coleg@exemplu.ro', key)));
    for (const answer of answers) expect(view(answer).invitations).toHaveLength(1);
    const [invitation] = (await list(owner)).invitations;
    expect(await jobs(invitation?.id ?? '')).toHaveLength(1);
    expect(codeOf(await invite('COLEG@exemplu.ro'))).toBe('invitation.exists');
  });

  test('whoever is a member is not invited', async () => {
    expect((await invite(viewer.email.toUpperCase())).json()).toMatchObject({
      code: 'member.exists',
      message: expect.stringMatching(
        /^.+ face deja parte din organizație, din \d.+ la \d\d:\d\d\. Rolul se schimbă în lista/,
      ),
    });
  });

  test('sending again ends the link before and starts a new week', async () => {
    const [before] = view(await invite('coleg@exemplu.ro')).invitations;
    const id = before?.id ?? '';
    await asSystem(database.orm, (write) => issueInvitation(write, id));
    const [first] = await rows<{ token: string }>('select token_hash as token from invitation where id = ?', [id]);
    await rows(`update invitation set expires_at = now() - interval '1 hour' where id = ?`, [id]);
    expect((await list(owner)).invitations).toMatchObject([{ isExpired: true }]);
    const [again] = view(
      await owner.post(`/members/invitations/${id}/resend`, { version: before?.version }),
    ).invitations;
    expect(again).toMatchObject({ isExpired: false });
    const [none] = await rows<{ token: string | null }>('select token_hash as token from invitation where id = ?', [
      id,
    ]);
    expect([first?.token.length, none?.token]).toEqual([43, null]);
    expect(await jobs(id)).toHaveLength(2);
    expect(codeOf(await owner.post(`/members/invitations/${id}/resend`, { version: before?.version }))).toBe(
      'version.stale',
    );
  });

  test('the mail carries a link of which only the hash is kept', async () => {
    const [invitation] = view(await invite('posta@exemplu.ro')).invitations;
    await asSystem(database.orm, (write) => issueInvitation(write, invitation?.id ?? ''));
    const [mail] = await rows<{ data: { token: string } }>(
      `select data from mail where recipient = 'posta@exemplu.ro'`,
    );
    const [row] = await rows<{ hash: string }>('select token_hash as hash from invitation where id = ?', [
      invitation?.id,
    ]);
    expect(mail?.data).toMatchObject({ organisation: 'Organizația uat', invitedBy: 'Ioana Test', role: 'editor' });
    expect(hashSecret(mail?.data.token ?? '')).toBe(row?.hash);
  });

  test('a revoked invitation gets no mail and makes room for another', async () => {
    const [invitation] = view(await invite('retras@exemplu.ro')).invitations;
    const path = `/members/invitations/${invitation?.id}/revoke`;
    expect(view(await owner.post(path, { version: invitation?.version })).invitations).toEqual([]);
    await asSystem(database.orm, (write) => issueInvitation(write, invitation?.id ?? ''));
    expect(await rows(`select 1 from mail where template = 'invitation' and recipient = 'retras@exemplu.ro'`)).toEqual(
      [],
    );
    view(await invite('retras@exemplu.ro'));
    expect(await acts()).toEqual(['invitation.create', 'invitation.revoke', 'invitation.create']);
  });

  test('one that expired makes room too', async () => {
    const [invitation] = view(await invite('tarziu@exemplu.ro')).invitations;
    await rows(`update invitation set expires_at = now() - interval '1 second' where id = ?`, [invitation?.id]);
    expect(view(await invite('tarziu@exemplu.ro')).invitations).toMatchObject([{ isExpired: false }]);
  });

  test('an address is sent five invitations a day, those that are withdrawn too', async () => {
    for (let n = 0; n < 5; n += 1) {
      const invited = view(await invite('straina@exemplu.ro')).invitations;
      const { id, version } = invited.find(({ email }) => email === 'straina@exemplu.ro') ?? {};
      view(await owner.post(`/members/invitations/${id}/revoke`, { version }));
    }
    expect(codeOf(await invite('STRAINA@exemplu.ro'))).toBe('invitation.too_often');
    view(await invite('alta@exemplu.ro'));
  });

  test('fifty an hour are enough for an organisation', async () => {
    await rows(`insert into attempt (kind, key) select 'invite:organisation', ? from generate_series(1, 50)`, [
      owner.actor.organisationId,
    ]);
    expect((await invite('prea.mult@exemplu.ro')).statusCode).toBe(429);
  });

  test('a role that does not exist, or a status in the body, is refused', async () => {
    for (const body of [
      { email: 'a@exemplu.ro', role: 'admin' },
      { email: 'a@exemplu.ro', role: 'viewer', status: 'approved' },
      { email: 'fără arond', role: 'viewer' },
    ])
      expect((await owner.post('/members/invitations', body)).statusCode).toBe(400);
  });
});

describe('requests for access', () => {
  const ask = async (): Promise<{ id: string; email: string }> => {
    const email = `${newSecret()}@exemplu.ro`;
    const [account] = await rows<{ id: string }>(
      `insert into account (email, display_name, password_hash) values (?, 'Mihai Nou', '') returning id`,
      [email],
    );
    const [request] = await rows<{ id: string }>(
      `insert into access_request (organisation_id, account_id, message) values (?, ?, 'Lucrez la urbanism.') returning id`,
      [owner.actor.organisationId, account?.id],
    );
    return { id: request?.id ?? '', email };
  };

  test('an owner gives a place with a role, and who asked is told', async () => {
    const { id, email } = await ask();
    expect((await list(owner)).accessRequests).toMatchObject([{ id, message: 'Lucrez la urbanism.' }]);
    expect((await owner.get('/navigation-counts')).json()).toMatchObject({ members: 1 });
    const after = view(await owner.post(`/members/access-requests/${id}/accept`, { role: 'viewer', version: 1 }));
    expect(after.accessRequests).toEqual([]);
    expect(after.members.find((member) => member.email === email)).toMatchObject({ role: 'viewer' });
    expect(await rows('select template, data from mail where recipient = ?', [email])).toMatchObject([
      { template: 'access-accepted', data: { role: 'viewer' } },
    ]);
    expect(await acts()).toEqual(['access-request.accept', 'membership.join']);
    expect((await owner.post(`/members/access-requests/${id}/accept`, { role: 'viewer', version: 2 })).statusCode).toBe(
      409,
    );
  });

  test('a refusal has a reason', async () => {
    const { id, email } = await ask();
    const path = `/members/access-requests/${id}/decline`;
    expect((await owner.post(path, { version: 1, reason: ' ' })).statusCode).toBe(400);
    view(await owner.post(path, { version: 1, reason: 'Nu vă cunoaștem.' }));
    expect(await rows('select data from mail where recipient = ?', [email])).toMatchObject([
      { data: { reason: 'Nu vă cunoaștem.' } },
    ]);
  });

  test("another organisation's request is not found", async () => {
    const { id } = await ask();
    const other = await app.as({ kind: 'uat' });
    expect((await other.post(`/members/access-requests/${id}/accept`, { role: 'owner', version: 1 })).statusCode).toBe(
      404,
    );
  });
});
