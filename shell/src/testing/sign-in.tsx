import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AdminLoginPage } from '../login/admin-login-page.tsx';
import { LoginPage } from '../login/login-page.tsx';
import { session } from '@psp/remote/testing/identity';

/** Routes of the sign-in pages. */
export const routes = [
  { path: '/login', element: <LoginPage /> },
  { path: '/admin-login', element: <AdminLoginPage /> },
];

/** Answer to a correct password. */
export const signedIn = { session, challenge: null, memberships: [], recoveryCodes: null };
/** Answer to a correct password when a code is required. */
export const challenged = { ...signedIn, session: null, challenge: { kind: 'code' } };

/** Fills in and sends the password step. */
export async function sendPassword() {
  await userEvent.type(screen.getByLabelText('E-mail'), 'ioana@exemplu.ro');
  await userEvent.type(screen.getByLabelText('Parolă'), 'o parolă lungă');
  await userEvent.click(screen.getByRole('button', { name: 'Conectare' }));
}

/** Fills in and sends the code step. */
export async function sendCode(code: string) {
  await userEvent.type(await screen.findByRole('textbox'), code);
  await userEvent.click(screen.getByRole('button', { name: 'Verifică și continuă' }));
}
