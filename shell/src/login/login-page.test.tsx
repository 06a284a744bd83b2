/** @jest-environment jsdom */
import '../testing/browser-globals.ts';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { MembershipView } from '@psp/contracts/accounts';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { answerIdentity, firma, refusal, session, signedOut } from '../testing/identity.ts';
import { addressOf, openPage } from '../testing/open-page.tsx';
import { AdminLoginPage } from './admin-login-page.tsx';
import { LoginPage } from './login-page.tsx';

const routes = [
  { path: '/login', element: <LoginPage /> },
  { path: '/admin-login', element: <AdminLoginPage /> },
];
const signedIn = { session, challenge: null, memberships: [], recoveryCodes: null };
const challenged = { ...signedIn, session: null, challenge: { kind: 'code' } };
const several: MembershipView[] = [session.organisation, firma].map((organisation) => ({
  organisation,
  role: 'owner',
}));

async function sendPassword() {
  await userEvent.type(screen.getByLabelText('E-mail'), 'ioana@exemplu.ro');
  await userEvent.type(screen.getByLabelText('Parolă'), 'o parolă lungă');
  await userEvent.click(screen.getByRole('button', { name: 'Conectare' }));
}

async function sendCode(code: string) {
  await userEvent.type(await screen.findByRole('textbox'), code);
  await userEvent.click(screen.getByRole('button', { name: 'Verifică și continuă' }));
}

beforeEach(signedOut);
beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

test('with one organisation the person arrives where they wanted to go', async () => {
  answerIdentity({ 'POST /session': signedIn });
  const router = openPage(routes, '/login?tip=uat&inapoi=%2Fuat%2Fprojects');
  await sendPassword();
  await waitFor(() => expect(addressOf(router)).toBe('/uat/projects'));
});

test('what the page before has to say stays, with the address filled in and the way to another mail', async () => {
  answerIdentity({});
  const router = openPage(routes, '/parteneri');
  const state = { notice: 'Am trimis un link la ioana@exemplu.ro.', email: 'ioana@exemplu.ro', mayResend: true };
  await act(() => router.navigate('/login', { state }));
  await userEvent.click(await screen.findByRole('link', { name: /^Membru PSP/ }));
  expect((await screen.findByLabelText<HTMLInputElement>('E-mail')).value).toBe('ioana@exemplu.ro');
  expect(screen.getByText('Am trimis un link la ioana@exemplu.ro.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Nu ați primit e-mailul?' }).getAttribute('href')).toBe('/confirmare');
});

test('a wrong sign-in, whatever is wrong, also reminds of the link that confirms a sign-up; not an administrator', async () => {
  const message = 'Credențiale invalide. Verificați email-ul și parola.';
  const wrong = [401, refusal('auth.invalid_credentials', message)];
  answerIdentity({ 'POST /session': wrong, 'POST /admin-session': wrong });
  const linesAt = async (path: string) => {
    openPage(routes, path);
    await sendPassword();
    const summary = await screen.findByRole('alert', { name: 'Există o problemă' });
    const lines = within(summary).getAllByRole('listitem');
    cleanup();
    return lines.map(({ textContent }) => textContent);
  };
  const reminder = 'V-ați înscris de curând? Deschideți întâi linkul de confirmare primit pe e-mail.';
  expect(await linesAt('/login?tip=uat')).toEqual([message, reminder]);
  expect(await linesAt('/admin-login')).toEqual([message]);
});

test('with several organisations the person picks one first, and the way back is kept', async () => {
  answerIdentity({ 'POST /session': { ...signedIn, memberships: several } });
  const router = openPage(routes, '/login?tip=uat&inapoi=%2Fuat%2Fprojects');
  await sendPassword();
  await waitFor(() => expect(addressOf(router)).toBe('/organizatie?inapoi=%2Fuat%2Fprojects'));
});

test('an invitation is gone back to without a choice', async () => {
  answerIdentity({ 'POST /session': { ...signedIn, memberships: several } });
  const router = openPage(routes, '/login?tip=uat&inapoi=%2Finvitatie');
  await sendPassword();
  await waitFor(() => expect(addressOf(router)).toBe('/invitatie'));
});

test('a person whose organisation is not approved arrives at the application', async () => {
  const organisation = { ...session.organisation, status: 'needs_info' };
  answerIdentity({ 'POST /session': { ...signedIn, session: { ...session, organisation } } });
  const router = openPage(routes, '/login?tip=uat');
  await sendPassword();
  await waitFor(() => expect(addressOf(router)).toBe('/cerere'));
});

test('the second step asks for six digits, takes spaces, and tells a wrong code at the field', async () => {
  const asked = answerIdentity({
    'POST /session': challenged,
    'POST /session/second-factor': [401, refusal('auth.code_invalid', 'Codul nu este corect.')],
  });
  openPage(routes, '/login?tip=uat');
  await sendPassword();
  await sendCode('12 34');
  expect(screen.getAllByText('Codul are 6 cifre.').length).toBe(2);
  expect(asked.length).toBe(1);
  await userEvent.clear(screen.getByRole('textbox'));
  await sendCode('123 456');
  expect((await screen.findByRole('link', { name: 'Codul nu este corect.' })).getAttribute('href')).toBe('#code');
  expect(asked[1]).toEqual({ call: 'POST /session/second-factor', body: { code: '123456' } });
  const field = screen.getByRole('textbox');
  expect([field.getAttribute('autocomplete'), field.getAttribute('inputmode')]).toEqual(['one-time-code', 'numeric']);
});

test('a recovery code serves in place of the authenticator', async () => {
  const asked = answerIdentity({ 'POST /session': challenged, 'POST /session/second-factor': signedIn });
  const router = openPage(routes, '/login?tip=uat');
  await sendPassword();
  await userEvent.click(await screen.findByRole('button', { name: 'Folosiți un cod de rezervă' }));
  await sendCode('ABCD-2345');
  await waitFor(() => expect(addressOf(router)).toBe('/uat/dashboard'));
  expect(asked[1]?.body).toEqual({ code: 'ABCD-2345' });
});

test('when the challenge has expired the password is asked for again, and the screen says why', async () => {
  const message = 'A trecut prea mult timp.';
  answerIdentity({
    'POST /session': challenged,
    'POST /session/second-factor': [401, refusal('auth.challenge_expired', message)],
  });
  openPage(routes, '/login?tip=uat');
  await sendPassword();
  await sendCode('123456');
  expect((await screen.findByRole('alert', { name: 'Există o problemă' })).textContent).toContain(message);
  expect(screen.getByLabelText('Parolă')).toBeTruthy();
});

test('an administrator enrols an authenticator and sees the recovery codes before going on', async () => {
  const organisation = { ...session.organisation, kind: 'admin' };
  const enrol = { kind: 'enrol', secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/x', qr: '<svg/>' };
  answerIdentity({
    'POST /admin-session': { ...challenged, challenge: enrol },
    'POST /session/second-factor': { ...signedIn, session: { ...session, organisation }, recoveryCodes: ['ABCD-2345'] },
  });
  const router = openPage(routes, '/admin-login');
  await sendPassword();
  expect((await screen.findByRole('img')).getAttribute('src')).toBe('data:image/svg+xml,%3Csvg%2F%3E');
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy();
  const app = screen.getByRole('link', { name: 'Deschideți în aplicația de autentificare' });
  expect(app.getAttribute('href')).toBe('otpauth://totp/x');
  expect(screen.queryByRole('button', { name: 'Folosiți un cod de rezervă' })).toBeNull();
  await sendCode('123456');
  expect(await screen.findByText('ABCD-2345')).toBeTruthy();
  expect(addressOf(router)).toBe('/admin-login');
  await userEvent.click(screen.getByRole('button', { name: 'Am salvat codurile' }));
  await waitFor(() => expect(addressOf(router)).toBe('/admin/dashboard'));
});

describe('a page loaded again at the second step', () => {
  const reload = async (kind: 'code' | null, path = '/login?tip=uat') => {
    answerIdentity({
      'POST /session': challenged,
      'GET /session/challenge': { kind },
      'POST /session/second-factor': signedIn,
    });
    openPage(routes, '/login?tip=uat');
    await sendPassword();
    await screen.findByRole('heading', { name: 'Al doilea pas' });
    cleanup();
    return openPage(routes, path);
  };

  test('asks for the code again, not for the password, and once it is given no more', async () => {
    const router = await reload('code');
    await sendCode('123456');
    await waitFor(() => expect(addressOf(router)).toBe('/uat/dashboard'));
    cleanup();
    openPage(routes, '/login?tip=uat');
    expect(screen.getByLabelText('Parolă')).toBeTruthy();
  });

  test('asks for the password when the time for the code is over', async () => {
    await reload(null);
    expect(await screen.findByLabelText('Parolă')).toBeTruthy();
  });

  test('asks for the password on another screen, and after the person went back to it', async () => {
    await reload('code', '/admin-login');
    expect(screen.getByLabelText('Parolă')).toBeTruthy();
    cleanup();
    await reload('code');
    await userEvent.click(await screen.findByRole('button', { name: 'Înapoi la parolă' }));
    cleanup();
    openPage(routes, '/login?tip=uat');
    expect(screen.getByLabelText('Parolă')).toBeTruthy();
  });
});
