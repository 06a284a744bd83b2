import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { type MembersView, membersView } from '@psp/contracts/members';
import { bffFirma } from '../app.ts';

const { app } = await startTestApp(bffFirma, 'firma');

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
