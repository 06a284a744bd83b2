import { beforeAll, describe, expect, test } from '@jest/globals';
import type { TestApp } from '@psp/bff-kit/testing/app';
import { startTestApp } from '@psp/bff-kit/testing/start';
import type { AdminArea } from '@psp/contracts/admin-areas';
import { membersView } from '@psp/contracts/members';
import { organisationView } from '@psp/contracts/users';
import { newId } from '@psp/domain/id';
import { acceptInvitation } from '@psp/domain/joining/members/accept-invitation';
import { hashSecret, newSecret } from '@psp/domain/operating/secrets';
import { transaction } from '@psp/domain/write';
import { bffAdmin } from './app.ts';
import { applies } from './testing/applicants.ts';

type Person = Awaited<ReturnType<TestApp['as']>>;
const { app, rows } = await startTestApp(bffAdmin, 'admin');
let owner: Person;

beforeAll(async () => {
  owner = await app.as({ kind: 'admin' });
});

const codeOf = (response: { json(): unknown }) => (response.json() as { code?: string }).code;
const team = async () => membersView.parse((await owner.get('/members')).json()).members;
const memberOf = async (person: Person) => {
  const { email } = person;
  const found = (await team()).find((member) => member.email === email);
  if (!found) throw new Error('not a member');
  return found;
};
const change = async (person: Person, body: object, by = owner) => {
  const { id, version } = await memberOf(person);
  return by.post(`/members/${id}/role`, { version, ...body });
};
const editorOf = async (areas: AdminArea[] | null) => {
  const editor = await app.as({ kind: 'admin', role: 'editor', organisationId: owner.actor.organisationId });
  if (areas) await change(editor, { role: 'editor', areas });
  return editor;
};

test('every write of the association names its area of work', async () => {
  const support = await editorOf(['support']);
  const writes = app.routes.filter(({ method, access }) => method !== 'GET' && access !== 'anyone');
  expect(writes.length).toBeGreaterThan(100);
  const missing: Record<string, number> = {};
  for (const { method, path } of writes) {
    const url = path.replace(/:\w+/g, () => newId());
    const answer = await support.call(method as 'POST', url, {}, { 'x-portal-upload': '1' });
    const area = codeOf(answer) === 'member.area_missing' ? answer.json().details.area : 'none';
    missing[area] = (missing[area] ?? 0) + 1;
  }
  expect(Object.keys(missing).sort()).toEqual(['events', 'library', 'moderation', 'none', 'settings']);
});

describe('an editor with areas of work', () => {
  test('acts in them, and elsewhere reads without acts', async () => {
    const [library, support, all] = [
      await editorOf(['library']),
      await editorOf(['support', 'events']),
      await editorOf(null),
    ];
    const firm = await applies(app, { status: 'approved' });
    const read = async (by: Person) => organisationView.parse((await by.get(`/organisations/${firm.id}`)).json());
    expect((await read(library)).actions).toEqual([]);
    expect((await read(support)).actions).toContain('suspend');
    expect((await read(all)).actions).toContain('suspend');
    const { version } = await read(support);
    const propose = (by: Person) => by.post(`/organisations/${firm.id}/suspend`, { version, reason: 'Motiv.' });
    const refused = await propose(library);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      403,
      {
        code: 'member.area_missing',
        details: { area: 'support' },
        message: expect.stringContaining('„Suport și organizații”'),
      },
    ]);
    expect((await propose(support)).statusCode).toBe(200);
    const [row] = await rows<{ outcome: string }>(
      `select outcome from audit where account_id = ? and action = 'suspension.propose'`,
      [library.actor.accountId],
    );
    expect(row).toEqual({ outcome: 'refused' });
  });

  test('loses them on the next request', async () => {
    const editor = await editorOf(['support']);
    const firm = await applies(app, { status: 'approved' });
    const path = `/organisations/${firm.id}/suspend`;
    await change(editor, { role: 'editor', areas: ['events'] });
    expect(codeOf(await editor.post(path, { version: 1, reason: 'Motiv.' }))).toBe('member.area_missing');
  });
});

describe('areas of work', () => {
  test('come with an invitation and with access that is granted', async () => {
    const { organisationId } = owner.actor;
    const [email, token] = [`${newId()}@exemplu.ro`, newSecret()];
    const invite = (body: object) => owner.post('/members/invitations', { email, ...body });
    expect((await invite({ role: 'editor', areas: [] })).statusCode).toBe(400);
    expect(codeOf(await invite({ role: 'viewer', areas: ['library'] }))).toBe('action.not_allowed');
    const { invitations } = membersView.parse((await invite({ role: 'editor', areas: ['library'] })).json());
    expect(invitations).toMatchObject([{ email, role: 'editor', areas: ['library'] }]);
    const invited = await app.as({ kind: 'uat' });
    await rows('update invitation set token_hash = ?, email = ?::citext where id = ?', [
      ...[hashSecret(token), invited.email, invitations[0]?.id],
    ]);
    const acceptance = { token, account: null, signedIn: invited.actor, address: '127.0.0.1' };
    await transaction(app.orm, { actor: invited.actor }, (write) => acceptInvitation(write, acceptance));
    expect(await memberOf(invited)).toMatchObject({ role: 'editor', areas: ['library'] });
    const asking = await app.as({ kind: 'uat' });
    const [request] = await rows<{ id: string }>(
      'insert into access_request (organisation_id, account_id, created_at) values (?, ?, now()) returning id',
      [organisationId, asking.actor.accountId],
    );
    const accept = (body: object) =>
      owner.post(`/members/access-requests/${request?.id}/accept`, { role: 'editor', version: 1, ...body });
    expect(codeOf(await accept({ role: 'owner', areas: ['events'] }))).toBe('action.not_allowed');
    expect((await accept({ areas: ['events', 'support'] })).statusCode).toBe(200);
    expect(await memberOf(asking)).toMatchObject({ role: 'editor', areas: ['events', 'support'] });
  });

  test('are set by an owner, with the version read, audited and told', async () => {
    const editor = await editorOf(null);
    expect(await memberOf(editor)).toMatchObject({ areas: null });
    expect((await change(editor, { role: 'editor', areas: [] })).statusCode).toBe(400);
    expect((await change(editor, { role: 'editor', areas: ['tot'] })).statusCode).toBe(400);
    const { id, version } = await memberOf(editor);
    expect((await editor.post(`/members/${id}/role`, { role: 'editor', areas: null, version })).statusCode).toBe(403);
    await change(editor, { role: 'editor', areas: ['library', 'support'] });
    expect(await memberOf(editor)).toMatchObject({ areas: ['library', 'support'], version: version + 1 });
    const stale = await owner.post(`/members/${id}/role`, { role: 'editor', areas: null, version });
    expect(codeOf(stale)).toBe('version.stale');
    // The same again, and a change by the release before, which names no areas.
    await change(editor, { role: 'editor', areas: ['support', 'library'] });
    await change(editor, { role: 'editor' });
    expect(await memberOf(editor)).toMatchObject({ areas: ['library', 'support'], version: version + 1 });
    expect(
      await rows(`select details from audit where entity_id = ? and action = 'membership.changeAreas'`, [id]),
    ).toEqual([{ details: { before: null, after: ['library', 'support'] } }]);
    expect(
      await rows(`select message from notification where account_id = ? and event = 'members.areasChanged'`, [
        editor.actor.accountId,
      ]),
    ).toEqual([{ message: expect.stringContaining('Bibliotecă și asistent; Suport și organizații') }]);
  });

  test('belong to editors alone', async () => {
    const editor = await editorOf(['library']);
    expect(codeOf(await change(editor, { role: 'viewer', areas: ['library'] }))).toBe('action.not_allowed');
    await change(editor, { role: 'owner' });
    expect(await memberOf(editor)).toMatchObject({ role: 'owner', areas: null });
    await change(editor, { role: 'editor', areas: ['events'] });
    expect(await memberOf(editor)).toMatchObject({ role: 'editor', areas: ['events'] });
    const { id } = await memberOf(editor);
    const [last] = await rows<{ details: object }>(
      `select details from audit where entity_id = ? and action = 'membership.changeRole' order by id desc limit 1`,
      [id],
    );
    expect(last).toEqual({ details: { before: null, after: ['events'] } });
    const message = `select message from notification where account_id = ? and event = 'members.roleChanged' order by id desc limit 1`;
    expect(await rows(message, [editor.actor.accountId])).toEqual([
      { message: expect.stringContaining('Evenimente și cursuri') },
    ]);
  });
});

test('the last owner of the association neither leaves nor is demoted', async () => {
  const sole = await app.as({ kind: 'admin' });
  await app.as({ kind: 'admin', role: 'editor', organisationId: sole.actor.organisationId });
  const { members } = membersView.parse((await sole.get('/members')).json());
  const own = members.find(({ isYou }) => isYou);
  expect(own).toMatchObject({ role: 'owner', actions: [] });
  const { id, version } = own ?? { id: '', version: 0 };
  expect(codeOf(await sole.post(`/members/${id}/remove`, { version }))).toBe('member.last_owner');
  for (const role of ['editor', 'viewer'])
    expect(codeOf(await sole.post(`/members/${id}/role`, { version, role }))).toBe('member.last_owner');
  const [row] = await rows(`select role from membership where id = ?`, [id]);
  expect(row).toEqual({ role: 'owner' });
});
