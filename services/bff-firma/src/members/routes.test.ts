import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '@psp/bff-kit/testing/app';
import { type MembersView, membersView } from '@psp/contracts/members';
import { createTestDatabase, type TestDatabase } from '@psp/domain/testing/database';
import { bffFirma } from '../app.ts';

let database: TestDatabase;
let app: TestApp;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp(bffFirma, { orm: database.orm, area: 'firma' });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const view = (response: { json(): unknown }): MembersView => membersView.parse(response.json());

test('an owner of a firm invites and takes people out, an editor does neither', async () => {
  const owner = await app.as({ kind: 'firma' });
  const editor = await app.as({ kind: 'firma', role: 'editor', organisationId: owner.actor.organisationId });
  const invitation = { email: 'coleg@firma.ro', role: 'viewer' };
  expect((await editor.post('/members/invitations', invitation)).statusCode).toBe(403);
  const invited = view(await owner.post('/members/invitations', invitation));
  expect(invited).toMatchObject({ canManage: true, invitations: [{ ...invitation, invitedBy: 'Ioana Test' }] });

  const member = invited.members.find(({ email }) => email === editor.email);
  const body = { version: member?.version };
  expect((await editor.post(`/members/${member?.id}/role`, { ...body, role: 'owner' })).statusCode).toBe(403);
  expect(view(await editor.get('/members')).members.map(({ role }) => role)).toEqual(['owner', 'editor']);

  const after = view(await owner.post(`/members/${member?.id}/remove`, body));
  expect(after.members.map(({ email }) => email)).toEqual([owner.email]);
  expect((await editor.get('/members')).statusCode).toBe(401);
});
