import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { MembershipView } from '@psp/contracts/accounts';
import { fillIn } from '@psp/design-system/testing/fill-in';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { answerIdentity, firma, refusal, session, signedOut } from '@psp/remote/testing/identity';
import { addressOf, openPage } from '@psp/remote/testing/open-page';
import { routes, sendPassword, signedIn } from '../testing/sign-in.tsx';

const several: MembershipView[] = [session.organisation, firma].map((organisation) => ({
  organisation,
  role: 'owner',
}));

beforeEach(signedOut);
beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

test('a user with one organisation arrives at the requested page', async () => {
  answerIdentity({ 'POST /token': signedIn });
  const router = openPage(routes, '/login?tip=uat&inapoi=%2Fuat%2Fprojects');
  await sendPassword();
  await waitFor(() => expect(addressOf(router)).toBe('/uat/projects'));
});

test('fields filled in by a password manager count as filled', async () => {
  answerIdentity({ 'POST /token': signedIn });
  const router = openPage(routes, '/login?tip=uat&inapoi=%2Fuat%2Fprojects');
  fillIn(screen.getByLabelText<HTMLInputElement>('E-mail'), 'ioana@exemplu.ro');
  fillIn(screen.getByLabelText<HTMLInputElement>('Parolă'), 'o parolă lungă');
  await userEvent.click(screen.getByRole('button', { name: 'Conectare' }));
  await waitFor(() => expect(addressOf(router)).toBe('/uat/projects'));
});

test('the notice of the previous page stays, with the e-mail filled in and a link to send it again', async () => {
  answerIdentity({});
  const router = openPage(routes, '/parteneri');
  const state = { notice: 'Am trimis un link la ioana@exemplu.ro.', email: 'ioana@exemplu.ro', mayResend: true };
  await act(() => router.navigate('/login', { state }));
  await userEvent.click(await screen.findByRole('link', { name: /^Membru PSP/ }));
  expect((await screen.findByLabelText<HTMLInputElement>('E-mail')).value).toBe('ioana@exemplu.ro');
  expect(screen.getByText('Am trimis un link la ioana@exemplu.ro.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Nu ați primit e-mailul?' }).getAttribute('href')).toBe('/confirmare');
});

test('every failed sign-in also reminds of the link that confirms a sign-up, except for administrators', async () => {
  const message = 'Credențiale invalide. Verificați email-ul și parola.';
  const wrong = [401, refusal('auth.invalid_credentials', message)];
  answerIdentity({ 'POST /token': wrong });
  const linesAt = async (path: string) => {
    openPage(routes, path);
    await sendPassword();
    const summary = await screen.findByRole('alert', { name: 'Eroare de autentificare' });
    expect(screen.getAllByText(message)).toHaveLength(1);
    const lines = within(summary).getAllByRole('listitem');
    cleanup();
    return lines.map(({ textContent }) => textContent);
  };
  const reminder = 'V-ați înscris de curând? Deschideți întâi linkul de confirmare primit pe e-mail.';
  expect(await linesAt('/login?tip=uat')).toEqual([message, reminder]);
  expect(await linesAt('/admin-login')).toEqual([message]);
});

test('a visitor who wants to request offers reads why to sign in', async () => {
  answerIdentity({});
  openPage(routes, '/login?tip=uat&inapoi=%2Fuat%2Fservice-requests%2Fnew%3Fsolutie%3Dx');
  expect(await screen.findByText('Conectați-vă ca să cereți oferta')).toBeTruthy();
});

test.each([
  ['auth.no_organisation', 'Contul dvs. nu face parte din nicio organizație'],
  ['auth.access_pending', 'Cererea dvs. de acces așteaptă răspuns'],
])(
  'a user without access to any organisation (%s) reads what to do and can try another account',
  async (code, title) => {
    answerIdentity({ 'POST /token': [403, refusal(code, 'Fără loc.')] });
    openPage(routes, '/login?tip=uat');
    await sendPassword();
    const heading = await screen.findByRole('heading', { level: 1, name: title });
    expect(document.activeElement).toBe(heading);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/register?tip=acces',
      '/register',
      '/support',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Conectați-vă cu alt cont' }));
    expect(await screen.findByLabelText('E-mail')).toBeTruthy();
  },
);

test('an unexpected error is shown under a general title', async () => {
  answerIdentity({ 'POST /token': [500, refusal('internal', 'Altceva.')] });
  openPage(routes, '/login?tip=uat');
  await sendPassword();
  const summary = await screen.findByRole('alert', { name: 'Eroare' });
  expect(summary.textContent).toContain('A apărut o eroare la conectare. Încercați din nou.');
});

test('a user with several organisations chooses one first, and the return path is kept', async () => {
  answerIdentity({ 'POST /token': { ...signedIn, memberships: several } });
  const router = openPage(routes, '/login?tip=uat&inapoi=%2Fuat%2Fprojects');
  await sendPassword();
  await waitFor(() => expect(addressOf(router)).toBe('/organizatie?inapoi=%2Fuat%2Fprojects'));
});

test('signing in for an invitation returns to it without a choice of organisation', async () => {
  answerIdentity({ 'POST /token': { ...signedIn, memberships: several } });
  const router = openPage(routes, '/login?tip=uat&inapoi=%2Finvitatie');
  await sendPassword();
  await waitFor(() => expect(addressOf(router)).toBe('/invitatie'));
});

test('a user whose organisation is not approved arrives at the application', async () => {
  const organisation = { ...session.organisation, status: 'needs_info' };
  answerIdentity({ 'POST /token': { ...signedIn, session: { ...session, organisation } } });
  const router = openPage(routes, '/login?tip=uat');
  await sendPassword();
  await waitFor(() => expect(addressOf(router)).toBe('/cerere'));
});
