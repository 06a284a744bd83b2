import { afterEach, expect, test } from '@jest/globals';
import { withReason } from '@psp/contracts/common';
import type { AccountDetail } from '@psp/contracts/users';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openAt } from '../testing/open-at.tsx';
import { answerPortal, portalAnswersNothing } from '../testing/portal.ts';
import { PersonActions } from './person-page.tsx';

const person: AccountDetail = {
  id: 'ioana',
  displayName: 'Ioana Munteanu',
  email: 'ioana@primaria.ro',
  phone: null,
  position: '',
  status: 'active',
  statusReason: null,
  createdAt: '2026-03-05T07:30:00Z',
  lastSeenAt: null,
  hasTwoFactor: true,
  deletionDueAt: null,
  memberships: [],
  history: [],
  version: 3,
  actions: ['suspend', 'restore', 'resetTwoFactor'],
};

function show(deciding: Partial<AccountDetail>) {
  openAt(<PersonActions person={{ ...person, ...deciding }} />);
}

const dialog = () => screen.queryByRole('dialog') ?? screen.queryByRole('alertdialog');

afterEach(() => {
  portalAnswersNothing();
  cleanup();
});

test.each([
  ['Suspendă', 'suspend'],
  ['Ridică suspendarea', 'restore'],
  ['Resetează autentificarea în doi pași', 'reset-two-factor'],
])('%s asks for a reason and sends it with the version of the page', async (label, path) => {
  const calls = answerPortal(person);
  show({});
  await userEvent.click(screen.getByRole('button', { name: label }));
  const asked = await waitFor(() => dialog() ?? Promise.reject(new Error('nothing is asked')));
  await userEvent.click(within(asked).getByRole('button', { name: label }));
  expect(calls).toEqual([]);
  await userEvent.type(within(asked).getByLabelText('Motivul'), 'Cerut în scris.');
  await userEvent.click(within(asked).getByRole('button', { name: label }));
  await waitFor(() => expect(dialog()).toBeNull());
  expect(calls).toEqual([
    { call: `POST /api/admin/accounts/ioana/${path}`, body: { version: 3, reason: 'Cerut în scris.' } },
  ]);
  expect(withReason.safeParse(calls[0]?.body).success).toBe(true);
});

test('only the actions that the server allows are offered', () => {
  show({ actions: [] });
  expect(screen.queryAllByRole('button')).toEqual([]);
});
