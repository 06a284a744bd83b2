import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { answerIdentity, refusal, signedOut } from '@psp/remote/testing/identity';
import { addressOf, openPage } from '@psp/remote/testing/open-page';
import { loginStateIn } from '@psp/features/accounts/ui/login-state';
import { useLocation } from 'react-router-dom';
import { tokenIn } from './link-token.ts';
import { NewPasswordPage } from './new-password-page.tsx';
import { RecoveryPage } from './recovery-page.tsx';

const TOKEN = 'aB3_-'.repeat(9);
const PASSWORD = 'cal verde pe munte';
/* Replaces the shell's sign-in page, which shows the notice. */
const SignIn = () => <p>{loginStateIn(useLocation().state)?.notice}</p>;
const routes = [
  { path: '/login', element: <SignIn /> },
  { path: '/parola', element: <RecoveryPage /> },
  { path: '/parola/noua', element: <NewPasswordPage /> },
];

async function sendPassword(password = PASSWORD) {
  await userEvent.type(await screen.findByLabelText('Parola nouă'), password);
  await userEvent.type(screen.getByLabelText('Confirmați parola'), password);
  await userEvent.click(screen.getByRole('button', { name: 'Schimbă parola' }));
}

beforeEach(() => {
  sessionStorage.clear();
  signedOut();
});
afterEach(cleanup);

test('a fragment of another shape is not a token', () => {
  expect([`#${TOKEN}`, '#continut', '#', '', `#${TOKEN}!`].map(tokenIn)).toEqual([TOKEN, null, null, null, null]);
});

test('requesting a link validates the address and always gives the same answer', async () => {
  const asked = answerIdentity({ 'POST /recover': [202, {}] });
  openPage(routes, '/parola');
  await userEvent.type(screen.getByLabelText('E-mail'), 'ioana');
  await userEvent.click(screen.getByRole('button', { name: 'Trimite linkul' }));
  expect(screen.getAllByText('Introduceți o adresă de e-mail validă.').length).toBe(2);
  await userEvent.type(screen.getByLabelText('E-mail'), '@exemplu.ro ');
  await userEvent.click(screen.getByRole('button', { name: 'Trimite linkul' }));
  expect((await screen.findByText(/^Dacă adresa ioana@exemplu.ro are un cont/)).textContent).toContain('am trimis');
  expect(asked).toEqual([{ call: 'POST /recover', body: { email: 'ioana@exemplu.ro' } }]);
});

/** Accepts checks of the link and refuses requests with a password. */
const withPassword = (status: number, refused: object) => (body: object) =>
  'password' in body ? ([status, refused] as [number, object]) : {};

test('the token is removed from the address bar, survives a reload, and is used once', async () => {
  const asked = answerIdentity({ 'POST /verify': {}, 'GET /session': { session: null } });
  const first = openPage(routes, `/parola/noua#${TOKEN}`);
  await waitFor(() => expect(addressOf(first)).toBe('/parola/noua'));
  cleanup();
  const router = openPage(routes, '/parola/noua');
  await sendPassword();
  expect(await screen.findByText('Parola a fost schimbată. Conectați-vă cu parola nouă.')).toBeTruthy();
  const link = { type: 'recovery', token: TOKEN };
  expect(asked.filter(({ body }) => 'password' in Object(body))).toEqual([
    { call: 'POST /verify', body: { ...link, password: PASSWORD } },
  ]);
  expect(addressOf(router)).toBe('/login');
  cleanup();
  openPage(routes, '/parola/noua');
  expect(screen.getByRole('link', { name: 'Cere alt link' }).getAttribute('href')).toBe('/parola');
});

test('an expired link is refused at once and offers another', async () => {
  answerIdentity({ 'POST /verify': [410, refusal('link.invalid', 'Linkul a expirat.')] });
  openPage(routes, `/parola/noua#${TOKEN}`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Linkul nu mai este valabil' })).toBeTruthy();
  expect(screen.getByText('Linkul a expirat.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Cere alt link' })).toBeTruthy();
  expect(screen.queryByLabelText('Parola nouă')).toBeNull();
});

test('a link that is used meanwhile offers another', async () => {
  answerIdentity({ 'POST /verify': withPassword(410, refusal('link.invalid', 'Linkul nu mai este valabil.')) });
  openPage(routes, `/parola/noua#${TOKEN}`);
  await sendPassword();
  expect(await screen.findByRole('link', { name: 'Cere alt link' })).toBeTruthy();
});

test('a password that the server refuses as weak shows the reason and can be changed', async () => {
  const weak = refusal('weak_password', 'Parola este prea ușor de ghicit.', { reasons: ['common'] });
  answerIdentity({ 'POST /verify': withPassword(422, weak) });
  openPage(routes, `/parola/noua#${TOKEN}`);
  await sendPassword();
  expect(await screen.findByText(/listele de parole cunoscute/)).toBeTruthy();
  expect(screen.getByRole('alert', { name: 'Există o problemă' }).textContent).toContain('prea ușor de ghicit');
  await userEvent.type(screen.getByLabelText('Parola nouă'), ' albastru');
  expect(screen.queryByText(/listele de parole cunoscute/)).toBeNull();
});
