import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { OrganisationView } from '@psp/contracts/users';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openAt } from '../testing/open-at.tsx';
import { PeopleCard } from './organisation-page.tsx';

const organisation: OrganisationView = {
  id: 'firma',
  kind: 'firma',
  name: 'Firma Nouă',
  status: 'approved',
  countyCode: 'SB',
  members: 2,
  createdAt: '2026-03-05T07:30:00Z',
  statusReason: null,
  badge: null,
  cui: null,
  address: '',
  email: null,
  phone: null,
  contact: null,
  people: [
    { accountId: 'ioana', displayName: 'Ioana Munteanu', email: 'ioana@firma.ro', role: 'owner', actions: [] },
    {
      accountId: 'andrei',
      displayName: 'Andrei Popa',
      email: 'andrei@firma.ro',
      role: 'editor',
      actions: ['makeOwner'],
    },
  ],
  history: [],
  version: 3,
  actions: ['suspend'],
};

const calls: { url: string; body: unknown }[] = [];
const { fetch } = globalThis;
beforeEach(() => {
  calls.length = 0;
  globalThis.fetch = async (url, init) => {
    calls.push({ url: String(url), body: JSON.parse(String(init?.body)) });
    return new Response(JSON.stringify(organisation));
  };
});
afterEach(() => {
  globalThis.fetch = fetch;
  cleanup();
});

test('a member is made an owner with a reason', async () => {
  openAt(<PeopleCard organisation={organisation} />);
  await userEvent.click(screen.getByRole('button', { name: /^Numește proprietar/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Numiți proprietar: Andrei Popa?' });
  const confirm = () => userEvent.click(within(dialog).getByRole('button', { name: 'Numește proprietar' }));
  await confirm();
  expect(calls).toEqual([]);
  await userEvent.type(within(dialog).getByLabelText(/^Motiv/), 'Proprietarul a plecat.');
  await confirm();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls).toMatchObject([
    {
      url: expect.stringContaining('/organisations/firma/owner'),
      body: { accountId: 'andrei', version: 3, reason: 'Proprietarul a plecat.' },
    },
  ]);
});
