import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { answerIdentity, refusal, session, signedOut } from '@psp/remote/testing/identity';
import { addressOf, openPage } from '@psp/remote/testing/open-page';
import { challenged, routes, sendCode, sendPassword, signedIn } from '../testing/sign-in.tsx';

beforeEach(signedOut);
beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

test('the second step requires six digits, accepts spaces, and shows a wrong code at the field', async () => {
  const calls = answerIdentity({
    'POST /token': challenged,
    'POST /factors/totp/verify': [401, refusal('auth.code_invalid', 'Codul nu este corect.')],
  });
  openPage(routes, '/login?tip=uat');
  await sendPassword();
  await sendCode('12 34');
  expect(screen.getAllByText('Codul are 6 cifre.').length).toBe(2);
  expect(calls.length).toBe(1);
  await userEvent.clear(screen.getByRole('textbox'));
  await sendCode('123 456');
  expect((await screen.findByRole('link', { name: 'Codul nu este corect.' })).getAttribute('href')).toBe('#code');
  expect(calls[1]).toEqual({ call: 'POST /factors/totp/verify', body: { code: '123456', challenge: 'sign-in' } });
  const field = screen.getByRole('textbox');
  expect([field.getAttribute('autocomplete'), field.getAttribute('inputmode')]).toEqual(['one-time-code', 'numeric']);
});

test('a recovery code is accepted in place of the authenticator', async () => {
  const calls = answerIdentity({ 'POST /token': challenged, 'POST /factors/totp/verify': signedIn });
  const router = openPage(routes, '/login?tip=uat');
  await sendPassword();
  await userEvent.click(await screen.findByRole('button', { name: 'Folosiți un cod de rezervă' }));
  await sendCode('ABCD-2345');
  await waitFor(() => expect(addressOf(router)).toBe('/uat/dashboard'));
  expect(calls[1]?.body).toMatchObject({ code: 'ABCD-2345' });
});

test('when the challenge has expired, the password step is shown again with the reason', async () => {
  const message = 'A trecut prea mult timp.';
  answerIdentity({
    'POST /token': challenged,
    'POST /factors/totp/verify': [401, refusal('auth.challenge_expired', message)],
  });
  openPage(routes, '/login?tip=uat');
  await sendPassword();
  await sendCode('123456');
  expect((await screen.findByRole('alert', { name: 'Există o problemă' })).textContent).toContain(message);
  expect(screen.getByLabelText('Parolă')).toBeTruthy();
});

test('an administrator enrols an authenticator and sees the recovery codes before continuing', async () => {
  const organisation = { ...session.organisation, kind: 'admin' };
  const enrol = { kind: 'enrol', secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/x', qr: '<svg/>' };
  answerIdentity({
    'POST /token': { ...challenged, challenge: enrol },
    'POST /factors/totp/verify': { ...signedIn, session: { ...session, organisation }, recoveryCodes: ['ABCD-2345'] },
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

describe('a page reloaded at the second step', () => {
  const reload = async (kind: 'code' | null, path = '/login?tip=uat') => {
    answerIdentity({
      'POST /token': challenged,
      'POST /factors/totp/challenge': { kind },
      'POST /factors/totp/verify': signedIn,
    });
    openPage(routes, '/login?tip=uat');
    await sendPassword();
    await screen.findByRole('heading', { name: 'Al doilea pas' });
    cleanup();
    return openPage(routes, path);
  };

  test('asks for the code only, and no longer once it was accepted', async () => {
    const router = await reload('code');
    await sendCode('123456');
    await waitFor(() => expect(addressOf(router)).toBe('/uat/dashboard'));
    cleanup();
    openPage(routes, '/login?tip=uat');
    expect(screen.getByLabelText('Parolă')).toBeTruthy();
  });

  test('asks for the password when the challenge has expired', async () => {
    await reload(null);
    expect(await screen.findByLabelText('Parolă')).toBeTruthy();
  });

  test('asks for the password on the other sign-in screen, and after the user returned to the password', async () => {
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
