import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { account, none, openAccount, press } from '../testing/account.tsx';
import { answerIdentity, refusal, signInAs } from '@psp/remote/testing/identity';

beforeEach(() => signInAs());
afterEach(cleanup);

test('the second step is turned on with a code; its recovery codes have to be saved first', async () => {
  let isOn = false;
  const on = { enabledAt: '2026-11-21T10:00:00Z', recoveryCodesLeft: 10, isRequired: false };
  answerIdentity({
    ...none,
    'GET /user': () => (isOn ? { ...account, twoFactor: on } : account),
    'POST /factors': { id: 'totp', secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://x', qr: '<svg/>' },
    'POST /factors/totp/verify': () => {
      isOn = true;
      return { recoveryCodes: ['ABCD-2345'] };
    },
  });
  await openAccount('/cont/securitate');
  await press('Pornește');
  await userEvent.type(document.querySelector('#two-factor-password') ?? document.body, 'parola');
  await press('Continuă');
  await userEvent.type(await screen.findByLabelText('Codul din aplicația de autentificare'), '123 456');
  await press('Verifică și pornește');
  expect(await screen.findByText('ABCD-2345')).toBeTruthy();
  expect(screen.getByText('Pornită')).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'Date personale' }));
  expect(await screen.findByRole('alertdialog', { name: 'Nu ați salvat codurile de rezervă' })).toBeTruthy();
  await press('Rămân pe pagină');
  await press('Am salvat codurile');
  expect(await screen.findByText('Autentificarea în doi pași este pornită.')).toBeTruthy();
  expect(screen.getByText(/Mai aveți 10 coduri de rezervă/)).toBeTruthy();
});

test('the outcome is shown and announced even when the account cannot be refetched', async () => {
  const on = { ...account, twoFactor: { enabledAt: '2026-11-01T10:00:00Z', recoveryCodesLeft: 1, isRequired: false } };
  const off = { ...on.twoFactor, enabledAt: null, recoveryCodesLeft: 0 };
  let answer: [number, object] = [200, on];
  answerIdentity({
    ...none,
    'GET /user': () => answer,
    'POST /factors/recovery-codes': { recoveryCodes: ['ABCD-2345', 'EFGH-6789'] },
    'DELETE /factors/totp': { ...on, twoFactor: off },
  });
  await openAccount('/cont/securitate');
  answer = [500, refusal('internal', 'A apărut o eroare.')];
  await press('Generează alte coduri de rezervă');
  await userEvent.keyboard('parola');
  await press('Generează alte coduri de rezervă');
  await press('Am salvat codurile');
  expect(await screen.findByText(/Mai aveți 2 coduri de rezervă/)).toBeTruthy();
  await press('Oprește');
  await userEvent.keyboard('parola');
  await press('Oprește');
  expect(await screen.findByText('Oprită')).toBeTruthy();
  expect(screen.getByText('Autentificarea în doi pași a fost oprită.')).toBeTruthy();
});

test('a mandatory second step cannot be turned off', async () => {
  const twoFactor = { enabledAt: '2026-11-01T10:00:00Z', recoveryCodesLeft: 1, isRequired: true };
  answerIdentity({ ...none, 'GET /user': { ...account, twoFactor } });
  await openAccount('/cont/securitate');
  expect(screen.getByText(/Mai aveți 1 cod de rezervă nefolosit/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Oprește' })).toBeNull();
});

test('another session can be ended; the current one is marked', async () => {
  const place = { address: '10.0.0.1', organisation: 'Comuna', createdAt: '2026-11-01T07:00:00Z' };
  const here = { ...place, id: 'a', device: 'Chrome pe Windows', lastSeenAt: '2026-11-20T07:00:00Z', isCurrent: true };
  const there = { ...here, id: 'b', device: 'Safari pe iPhone', isCurrent: false };
  let items = [here, there];
  answerIdentity({
    'GET /user': account,
    'GET /sessions': () => ({ items }),
    'POST /sessions/b/end': () => {
      items = [here];
      return {};
    },
  });
  await openAccount('/cont/securitate');
  await userEvent.click(await screen.findByRole('button', { name: /^Deconectează Safari pe iPhone, conectat din / }));
  expect(await screen.findByText('Niciun alt dispozitiv nu este conectat.')).toBeTruthy();
  expect(screen.getByText('Acest dispozitiv')).toBeTruthy();
  expect(screen.queryByText('Safari pe iPhone')).toBeNull();
});

test('a session that has already ended leaves the list, and the error is shown', async () => {
  const here = {
    id: 'a',
    device: 'Chrome pe Windows',
    address: null,
    organisation: 'Comuna',
    createdAt: '2026-11-01T07:00:00Z',
    lastSeenAt: '2026-11-20T07:00:00Z',
    isCurrent: true,
  };
  const there = { ...here, id: 'b', device: 'Safari pe iPhone', isCurrent: false };
  let items = [here, there];
  answerIdentity({
    'GET /user': account,
    'GET /sessions': () => ({ items }),
    'POST /sessions/b/end': () => {
      items = [here];
      return [404, refusal('not_found', 'Dispozitivul nu mai este conectat.')];
    },
  });
  await openAccount('/cont/securitate');
  await userEvent.click(await screen.findByRole('button', { name: /^Deconectează Safari pe iPhone/ }));
  expect(await screen.findByText('Dispozitivul nu mai este conectat.')).toBeTruthy();
  expect(screen.queryByText('Safari pe iPhone')).toBeNull();
});

test('signing out everywhere asks for confirmation and leads to the home page', async () => {
  const calls = answerIdentity({ ...none, 'GET /user': account, 'POST /logout': {} });
  await openAccount('/cont/securitate');
  await press('Deconectează toate dispozitivele, inclusiv pe acesta');
  expect(screen.getByText(/^Toate dispozitivele vor fi deconectate/)).toBeTruthy();
  expect(calls).toEqual([]);
  await press('Deconectează toate');
  expect(await screen.findByRole('heading', { name: 'Altă pagină' })).toBeTruthy();
  expect(calls.map(({ call, body }) => [call, body])).toEqual([['POST /logout', { scope: 'global' }]]);
});
