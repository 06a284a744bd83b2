import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { OpenInvitation } from '@psp/contracts/invitations';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { answerIdentity, firma, refusal, session, signedOut, signInAs } from '@psp/remote/testing/identity';
import { addressOf, openPage } from '@psp/remote/testing/open-page';
import { InvitationPage } from './invitation-page.tsx';

const TOKEN = 'x'.repeat(43);
const invitation: OpenInvitation = {
  organisation: { id: 'firma', name: 'Digital Consult', kind: 'firma' },
  invitedBy: 'Ana Ionescu',
  role: 'editor',
  email: 'Ioana@exemplu.ro',
  hasAccount: true,
};
const open = () => openPage([{ path: '/invitatie', element: <InvitationPage /> }], `/invitatie#${TOKEN}`);
const read = (changes: Partial<OpenInvitation> = {}) => ({ 'POST /invitations/read': { ...invitation, ...changes } });

beforeEach(() => {
  sessionStorage.clear();
  signedOut();
});
afterEach(cleanup);

test('the invited user accepts with one press and continues for the new organisation', async () => {
  signInAs();
  const asked = answerIdentity({
    ...read(),
    'POST /invitations/accept': {},
    'POST /session/organisation': { session: { ...session, organisation: firma } },
  });
  const router = open();
  expect((await screen.findByText('Ana Ionescu')).tagName).toBe('DD');
  await userEvent.click(await screen.findByRole('button', { name: 'Acceptă invitația' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Lucrează pentru Digital Consult' }));
  await waitFor(() => expect(addressOf(router)).toBe('/firma/dashboard'));
  expect(asked.slice(1)).toEqual([
    { call: 'POST /invitations/accept', body: { token: TOKEN, account: null } },
    { call: 'POST /session/organisation', body: { organisationId: 'firma' } },
  ]);
  expect(sessionStorage.length).toBe(0);
});

test.each([
  ['admin', 'Asociația Servicii Publice', 'Asociația Servicii Publice'],
  ['uat', 'Comuna Șelimbăr', 'Comuna Șelimbăr (Membru PSP)'],
] as const)('an invitation states the kind of organisation once, for %s', async (kind, name, expected) => {
  answerIdentity(read({ organisation: { id: 'una', name, kind } }));
  open();
  expect((await screen.findByText(expected)).tagName).toBe('DD');
});

test('another signed-in user reads whose invitation it is, and can sign out on the page', async () => {
  signInAs();
  answerIdentity({ ...read({ email: 'andrei@exemplu.ro' }), 'POST /logout': {} });
  open();
  expect(await screen.findByText(/invitația este pentru andrei@exemplu.ro/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Deconectare' }));
  expect(await screen.findByRole('button', { name: 'Acceptă invitația' })).toBeTruthy();
});

test.each([
  ['firma', '/login?tip=firma'],
  ['admin', '/admin-login'],
] as const)(
  'a user with an account accepts without signing in and is sent to the sign-in, for %s',
  async (kind, address) => {
    const organisation = { ...invitation.organisation, kind };
    const asked = answerIdentity({ ...read({ organisation }), 'POST /invitations/accept': {} });
    const router = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Acceptă invitația' }));
    await waitFor(() => expect(addressOf(router)).toBe(address));
    expect(asked.at(-1)).toEqual({ call: 'POST /invitations/accept', body: { token: TOKEN, account: null } });
  },
);

test('a new user creates an account with the accepted terms and is sent to the sign-in', async () => {
  const legal = { consentVersion: '2027-01-15', documents: [] };
  const asked = answerIdentity({
    ...read({ hasAccount: false }),
    'POST /invitations/accept': {},
    'GET /api/public/legal': legal,
  });
  const router = open();
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Creează contul și acceptă' }));
  await screen.findByLabelText('Numele dvs.');
  await send();
  const summary = within(await screen.findByRole('alert', { name: 'Există o problemă' }));
  const ids = summary.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
  expect(ids).toEqual(['#name', '#password', '#acceptsTerms', '#acceptsProcessing']);
  for (const id of ids) expect(document.querySelector(id)).not.toBeNull();
  await userEvent.type(screen.getByLabelText('Numele dvs.'), ' Ioana Munteanu ');
  await userEvent.type(screen.getByLabelText('Parola'), 'cal verde pe munte');
  await userEvent.type(screen.getByLabelText('Confirmați parola'), 'cal verde pe munte');
  for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box);
  await send();
  await waitFor(() => expect(addressOf(router)).toBe('/login?tip=firma'));
  expect(router.state.location.state).toMatchObject({ email: 'Ioana@exemplu.ro' });
  const account = { displayName: 'Ioana Munteanu', position: '', password: 'cal verde pe munte' };
  const consent = { acceptsTerms: true, acceptsProcessing: true, termsVersion: '2027-01-15' };
  expect(asked.at(-1)?.body).toEqual({ token: TOKEN, account: { ...account, ...consent } });
});

test('an expired invitation is refused; the page without a token asks for the link', async () => {
  answerIdentity({ 'POST /invitations/read': [410, refusal('link.invalid', 'Linkul nu mai este valabil.')] });
  open();
  expect(await screen.findByRole('heading', { name: 'Invitația nu mai este valabilă' })).toBeTruthy();
  cleanup();
  sessionStorage.clear();
  openPage([{ path: '/invitatie', element: <InvitationPage /> }], '/invitatie');
  expect(screen.getByRole('heading', { name: 'Deschideți invitația din e-mail' })).toBeTruthy();
});
