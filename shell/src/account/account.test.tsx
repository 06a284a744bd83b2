import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { AccountView } from '@psp/contracts/accounts';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { account, none, openAccount, press } from '../testing/account.tsx';
import { answerIdentity, refusal, signInAs } from '@psp/remote/testing/identity';

const wrong = [422, refusal('account.password_wrong', 'Parola actuală nu este corectă.')] satisfies [number, object];

beforeEach(() => signInAs());
afterEach(cleanup);

test('a profile changed in another tab keeps the typed text, and the next save succeeds', async () => {
  let saved = account;
  const calls = answerIdentity({
    ...none,
    'GET /user': () => saved,
    'PUT /user': () => (saved.version === 4 ? saved : conflict()),
  });
  const conflict = (): [number, object] => {
    saved = { ...account, phone: null, version: 4 };
    return [409, refusal('version.stale', 'Între timp, altcineva a modificat.')];
  };
  await openAccount('/cont');
  await userEvent.clear(screen.getByLabelText(/^Funcția/));
  await userEvent.type(screen.getByLabelText(/^Funcția/), 'Primar');
  await press('Salvează');
  expect((await screen.findByText('necompletat')).tagName).toBe('DD');
  expect(screen.getByLabelText<HTMLInputElement>(/^Funcția/).value).toBe('Primar');
  await press('Salvează');
  expect(await screen.findAllByText('Datele au fost salvate.')).toBeTruthy();
  const body = { displayName: 'Ioana Munteanu', position: 'Primar', phone: '+40722123456' };
  expect(calls.map((one) => one.body)).toEqual([
    { ...body, version: 3 },
    { ...body, version: 4 },
  ]);
});

test('an invalid phone number shows an error and sends nothing', async () => {
  const calls = answerIdentity({ ...none, 'GET /user': account });
  await openAccount('/cont');
  await userEvent.type(screen.getByLabelText(/^Telefon/), '9');
  await press('Salvează');
  expect(screen.getAllByText(/zece cifre/).length).toBe(2);
  expect(calls).toEqual([]);
  expect(document.title).toBe('Eroare: Date personale – Contul meu – Portal PSP');
});

test('a new e-mail address has to be confirmed by its link; a wrong password shows at its field', async () => {
  const answers: (object | [number, object])[] = [wrong, [202, {}]];
  answerIdentity({ ...none, 'GET /user': account, 'POST /user/email': () => answers.shift() ?? {} });
  await openAccount('/cont');
  await userEvent.type(screen.getByLabelText('Adresa nouă'), 'noua@exemplu.ro');
  await userEvent.type(screen.getByLabelText('Parola actuală'), 'gresita');
  await press('Schimbă adresa');
  const link = await screen.findByRole('link', { name: 'Parola actuală nu este corectă.' });
  expect(link.getAttribute('href')).toBe('#email-password');
  await press('Schimbă adresa');
  expect(await screen.findByText(/^Am trimis un e-mail la noua@exemplu.ro/)).toBeTruthy();
});

test('a pending change of address is shown; its link can be sent again and the change cancelled', async () => {
  let pendingEmail: AccountView['pendingEmail'] = { email: 'noua@exemplu.ro', expiresAt: '2026-11-22T10:00:00Z' };
  const calls = answerIdentity({
    ...none,
    'GET /user': () => ({ ...account, pendingEmail }),
    'POST /user/email/resend': {},
    'POST /user/email/cancel': () => {
      pendingEmail = null;
      return {};
    },
  });
  await openAccount('/cont');
  expect(screen.getByText('Adresa noua@exemplu.ro așteaptă confirmarea.')).toBeTruthy();
  await press('Trimite din nou');
  expect(await screen.findByText(/^Am trimis alt link la noua@exemplu.ro/)).toBeTruthy();
  await press('Renunță la schimbare');
  expect(await screen.findByText(/^Ați renunțat la schimbarea adresei/)).toBeTruthy();
  expect(screen.queryByText(/așteaptă confirmarea/)).toBeNull();
  expect(calls.map(({ call }) => call)).toEqual(['POST /user/email/resend', 'POST /user/email/cancel']);
});
