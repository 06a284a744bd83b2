import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AdminLoginPage } from '../login/admin-login-page.tsx';
import { LoginPage } from '../login/login-page.tsx';
import { session } from '@psp/remote/testing/identity';

/** The sign-in screens. */
export const routes = [
  { path: '/login', element: <LoginPage /> },
  { path: '/admin-login', element: <AdminLoginPage /> },
];

/** The answer to a right password. */
export const signedIn = { session, challenge: null, memberships: [], recoveryCodes: null };
/** The same where a code is asked for first. */
export const challenged = { ...signedIn, session: null, challenge: { kind: 'code' } };

/** Fills the password's step and sends it. */
export async function sendPassword() {
  await userEvent.type(screen.getByLabelText('E-mail'), 'ioana@exemplu.ro');
  await userEvent.type(screen.getByLabelText('Parolă'), 'o parolă lungă');
  await userEvent.click(screen.getByRole('button', { name: 'Conectare' }));
}

/** Fills the code's step and sends it. */
export async function sendCode(code: string) {
  await userEvent.type(await screen.findByRole('textbox'), code);
  await userEvent.click(screen.getByRole('button', { name: 'Verifică și continuă' }));
}
