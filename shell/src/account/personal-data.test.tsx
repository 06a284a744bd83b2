import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { expectFocus } from '@psp/design-system/testing/focus';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { account, none, openAccount, press } from '../testing/account.tsx';
import { answerIdentity, refusal, signInAs } from '@psp/remote/testing/identity';

beforeEach(() => signInAs());
afterEach(cleanup);

test('the last owner of an organisation is refused, with a link to its members', async () => {
  const message = 'Sunteți singurul proprietar al unei organizații.';
  answerIdentity({
    ...none,
    'GET /user': account,
    'POST /user/deletion': [409, refusal('account.last_owner', message)],
  });
  await openAccount('/cont/date');
  await userEvent.type(screen.getByLabelText('Parola actuală'), 'parola');
  await press('Cere ștergerea contului');
  expect((await screen.findByRole('alert', { name: 'Există o problemă' })).textContent).toContain(message);
  expect(screen.getByRole('link', { name: 'Membrii organizației' }).getAttribute('href')).toBe('/uat/members');
});

test('a scheduled deletion is shown in every section and can be cancelled', async () => {
  let deletionDueAt: string | null = '2026-12-05T10:00:00Z';
  answerIdentity({
    ...none,
    'GET /user': () => ({ ...account, deletionDueAt }),
    'POST /user/deletion/cancel': () => {
      deletionDueAt = null;
      return account;
    },
  });
  await openAccount('/cont/notificari');
  expect(screen.getByText(/^Contul dvs. va fi șters la 5 decembrie 2026/)).toBeTruthy();
  await press('Păstrează contul');
  expect(await screen.findAllByText('Ștergerea a fost anulată. Contul rămâne.')).toBeTruthy();
  await expectFocus(() => screen.getByRole('heading', { level: 1 }));
});

test('the state of an export is shown: in preparation, ready, expired or failed', async () => {
  const requested = { createdAt: '2026-11-20T12:00:00Z', readyAt: null, failedAt: null, expiresAt: null, size: null };
  const readyAt = '2026-11-20T12:01:00Z';
  const items = [
    { ...requested, id: 'nou' },
    { ...requested, id: 'gata', readyAt, expiresAt: '2999-01-01T00:00:00Z' },
    { ...requested, id: 'vechi', readyAt, expiresAt: '2026-01-01T00:00:00Z' },
    { ...requested, id: 'esec', failedAt: readyAt },
  ];
  answerIdentity({ ...none, 'GET /user': account, 'GET /user/exports': { items } });
  await openAccount('/cont/date');
  const rows = within(await screen.findByRole('list', { name: 'Exporturi cerute' })).getAllByRole('listitem');
  const states = rows.map((row) => /Se pregătește|Gata|Expirat|Nu a reușit/.exec(row.textContent ?? '')?.[0]);
  expect(states).toEqual(['Se pregătește', 'Gata', 'Expirat', 'Nu a reușit']);
  const link = screen.getByRole('link', { name: /^Descarcă/ });
  expect(link.getAttribute('href')).toBe('/api/identity/user/exports/gata/file');
  expect(screen.queryByRole('button', { name: 'Cere un export' })).toBeNull();
  await waitFor(() => expect(screen.getByText(/Exportul se pregătește/)).toBeTruthy());
});
