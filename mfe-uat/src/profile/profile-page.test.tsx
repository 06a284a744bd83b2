/** @jest-environment jsdom */
import '@psp/remote/testing/browser-globals';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { useSession } from '@psp/auth/session';
import type { Role } from '@psp/contracts/common';
import type { OrganisationProfile } from '@psp/contracts/organisation-profile';
import { membersQuery } from '@psp/features/members/ui/queries';
import { createQueryClient } from '@psp/remote/query';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { api } from '../common/api.ts';
import { ProfilePage } from './profile-page.tsx';
import { profileQuery } from './queries.ts';

const profile: OrganisationProfile = {
  name: 'Comuna Șelimbăr',
  cui: '4221306',
  uatType: 'commune',
  package: 'bronze',
  countyCode: 'SB',
  locality: 'Șelimbăr',
  address: 'Strada Mare 1',
  email: '',
  phone: '+40269208800',
  logo: null,
  memberSince: '2026-03-05T07:30:00Z',
  version: 4,
};
const person = (name: string, role: Role) => ({
  ...{ id: name, displayName: name, position: 'Referent', email: `${name.toLowerCase()}@exemplu.ro`, role },
  ...{ joinedAt: '2026-03-05T07:30:00Z', lastSeenAt: null, isYou: false, version: 1, actions: [] },
});
const members = {
  ...{ canManage: false, invitations: [], accessRequests: [] },
  members: [person('Ioana', 'owner'), person('Vlad', 'viewer')],
};

const { fetch } = globalThis;
let sent: [path: string, body: object][];

beforeEach(() => {
  sent = [];
  globalThis.fetch = (address, init) => {
    const { pathname } = new URL(String(address), 'http://portal.test');
    if (init?.method === undefined || init.method === 'GET') return Promise.resolve(Response.json(profile));
    sent.push([pathname, JSON.parse(String(init.body))]);
    const isAsked = pathname.endsWith('/identity');
    return Promise.resolve(isAsked ? Response.json({ number: 'TK-2026-000007' }) : new Response(null, { status: 204 }));
  };
});
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
});

function open(role: Role) {
  useSession.setState({ role });
  const client = createQueryClient();
  client.setQueryData(profileQuery.queryKey, profile);
  client.setQueryData(membersQuery(api, 'uat').queryKey, members);
  const router = createMemoryRouter([{ path: '*', element: <ProfilePage /> }]);
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

test('it tells what the authority is, its package with its price, and who writes for it', () => {
  open('editor');
  expect(screen.getByText('Bronze. Pentru comune și orașe. Preț la cerere.')).toBeTruthy();
  const people = within(screen.getByRole('region', { name: 'Persoane de contact' }));
  expect(people.getByText('Ioana')).toBeTruthy();
  expect(people.queryByText('Vlad')).toBeNull();
});

test('contact data is checked, then saved with the version that was read', async () => {
  open('editor');
  const form = within(screen.getByRole('form', { name: 'Date de contact' }));
  await userEvent.type(form.getByLabelText(/^E-mailul/), 'primaria');
  await userEvent.click(form.getByRole('button', { name: 'Salvează' }));
  expect((await form.findAllByText('Introduceți o adresă de e-mail validă.')).length).toBeGreaterThan(0);
  expect(sent).toEqual([]);
  await userEvent.type(form.getByLabelText(/^E-mailul/), '@exemplu.ro');
  await userEvent.click(form.getByRole('button', { name: 'Salvează' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual([
    '/api/uat/profile',
    { version: 4, address: 'Strada Mare 1', email: 'primaria@exemplu.ro', phone: '+40269208800' },
  ]);
});

test('another name is asked of the association, which answers with the number of a ticket', async () => {
  open('editor');
  const form = within(screen.getByRole('form', { name: 'Modificarea denumirii sau a CUI-ului' }));
  await userEvent.type(form.getByLabelText('De ce se schimbă'), 'Hotărârea 5');
  await userEvent.click(form.getByRole('button', { name: 'Trimite asociației' }));
  expect(await form.findByText('Cererea a fost trimisă: tichetul TK-2026-000007.')).toBeTruthy();
  expect(sent[0]?.[1]).toMatchObject({ name: 'Comuna Șelimbăr', cui: '', reason: 'Hotărârea 5' });
});

test('who only reads is shown the data without forms', () => {
  open('viewer');
  expect(screen.getByText('0269 208 800')).toBeTruthy();
  expect(screen.queryByRole('form')).toBeNull();
  expect(screen.queryByLabelText(/^Siglă/)).toBeNull();
});
