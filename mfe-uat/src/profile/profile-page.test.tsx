import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { useSession } from '@psp/auth/session';
import type { Role } from '@psp/contracts/common';
import type { OrganisationProfile } from '@psp/contracts/organisation-profile';
import type { OwnPackage } from '@psp/contracts/packages';
import { expectFocus } from '@psp/design-system/testing/focus';
import { overPlainHttp } from '@psp/design-system/testing/plain-http';
import { membersOf } from '@psp/features/members/ui/area';
import { membersQuery } from '@psp/features/members/ui/queries';
import { createQueryClient } from '@psp/remote/query';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ProfilePage } from './profile-page.tsx';
import { profileQuery } from './queries.ts';

const profile: OrganisationProfile = {
  name: 'Comuna Șelimbăr',
  cui: '4221306',
  uatType: 'commune',
  package: 'bronze',
  packagePrice: null,
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
  ...{ lastSeenAt: null, isYou: false, isSuspended: false, version: 1, actions: [] },
});
const ownPackage: OwnPackage = {
  ...{ package: 'bronze', price: 1200, startsOn: '2026-01-01', endsOn: '2026-12-31', standing: 'ending', daysLeft: 31 },
  ...{ inForce: null, renewal: null, proformas: [] },
};
const members = {
  ...{ canManage: false, invitations: [], accessRequests: [] },
  members: [person('Ioana', 'owner'), person('Vlad', 'viewer')],
};

const { fetch } = globalThis;
let sent: [path: string, body: object][];
/* The stored profile, and the response to the next write. */
let stored: OrganisationProfile;
let refusal: Response | null;

beforeEach(() => {
  localStorage.clear();
  useSession.setState({ account: { id: 'ana', displayName: 'Ana', email: 'ana@demo.psp' } });
  [sent, stored, refusal] = [[], profile, null];
  globalThis.fetch = (address, init) => {
    const { pathname } = new URL(String(address), 'http://portal.test');
    if (init?.method === undefined || init.method === 'GET')
      return Promise.resolve(Response.json(pathname.endsWith('/package') ? ownPackage : stored));
    sent.push([pathname, JSON.parse(String(init.body))]);
    if (refusal) {
      const answer = refusal;
      refusal = null;
      return Promise.resolve(answer);
    }
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
  client.setQueryData(membersQuery(membersOf('uat')).queryKey, members);
  const router = createMemoryRouter([{ path: '*', element: <ProfilePage /> }]);
  render(
    <QueryClientProvider client={client}>
      <main>
        <RouterProvider router={router} />
      </main>
    </QueryClientProvider>,
  );
  return client;
}
const contact = () => within(screen.getByRole('form', { name: 'Date de contact' }));
const changed = { ...profile, address: 'Piața Mică 2', version: 5 };

test('the page shows the authority, its package with the price, and its contact persons', async () => {
  open('editor');
  const own = within(screen.getByRole('region', { name: 'Pachetul și perioada' }));
  expect(await own.findByText('mai sunt 31 de zile')).toBeTruthy();
  expect(own.getByText('1 ianuarie 2026 – 31 decembrie 2026')).toBeTruthy();
  expect(screen.getByText('Bronze. Pentru comune și orașe. Preț la cerere.')).toBeTruthy();
  const people = within(screen.getByRole('region', { name: 'Persoane de contact' }));
  expect(people.getByText('Ioana')).toBeTruthy();
  expect(people.queryByText('Vlad')).toBeNull();
});

test('contact data is validated, then saved with the version that was read', async () => {
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
  expect((await screen.findByText('Datele de contact au fost salvate.')).closest('[role=status]')).toBeTruthy();
});

test('typed text is kept when a colleague has saved meanwhile; both variants are shown and one is chosen', async () => {
  const client = open('editor');
  await userEvent.type(contact().getByLabelText(/^E-mailul/), 'primaria@exemplu.ro');
  stored = changed;
  await act(() => client.refetchQueries({ queryKey: profileQuery.queryKey }));
  expect(contact().getByLabelText<HTMLInputElement>(/^E-mailul/).value).toBe('primaria@exemplu.ro');
  const by = { who: 'Dan Popa', at: '2026-03-05T12:05:00Z', cause: 'Dan Popa a făcut o schimbare.' };
  refusal = Response.json({ code: 'version.stale', message: 'Altcineva a salvat.', details: { by } }, { status: 409 });
  await userEvent.click(contact().getByRole('button', { name: 'Salvează' }));
  const both = await screen.findByRole('table', { name: 'Cele două variante' });
  expect(within(both).getByText('Piața Mică 2')).toBeTruthy();
  expect(screen.getByText('Dan Popa a salvat între timp, 5 martie 2026, 14:05')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Păstrează varianta mea' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  await expectFocus(() => screen.getByRole('heading', { level: 1 }));
  expect(sent[1]?.[1]).toEqual({
    version: 5,
    address: 'Strada Mare 1',
    email: 'primaria@exemplu.ro',
    phone: '+40269208800',
  });
});

test('an untouched form follows what a colleague has saved', async () => {
  const client = open('editor');
  stored = changed;
  await act(() => client.refetchQueries({ queryKey: profileQuery.queryKey }));
  await waitFor(() => expect(contact().getByLabelText<HTMLInputElement>('Adresa sediului').value).toBe('Piața Mică 2'));
});

test('unsaved text is restored on the next visit', async () => {
  open('editor');
  await userEvent.type(contact().getByLabelText(/^E-mailul/), 'primaria@exemplu.ro');
  cleanup();
  open('editor');
  expect(contact().getByLabelText<HTMLInputElement>(/^E-mailul/).value).toBe('primaria@exemplu.ro');
  expect(screen.getByText('Am păstrat ce ați scris data trecută și nu ați salvat.')).toBeTruthy();
});

test('a change of name is requested from the association and returns a ticket number', async () => {
  open('editor');
  const form = within(screen.getByRole('form', { name: 'Modificarea denumirii sau a CUI-ului' }));
  await userEvent.type(form.getByLabelText('De ce se schimbă'), 'Hotărârea 5');
  await userEvent.click(form.getByRole('button', { name: 'Trimite asociației' }));
  expect(await form.findByText('Cererea a fost trimisă: mesajul TK-2026-000007.')).toBeTruthy();
  expect(sent[0]?.[1]).toMatchObject({ name: 'Comuna Șelimbăr', cui: '', reason: 'Hotărârea 5' });
});

test('a viewer sees the data without forms', () => {
  open('viewer');
  expect(screen.getByText('0269 208 800')).toBeTruthy();
  expect(screen.queryByRole('form')).toBeNull();
  expect(screen.queryByLabelText(/^Fișierul siglei/)).toBeNull();
});

test('a change of name can be requested over plain HTTP', async () => {
  const restore = overPlainHttp();
  open('owner');
  const form = within(screen.getByRole('form', { name: 'Modificarea denumirii sau a CUI-ului' }));
  await userEvent.type(form.getByLabelText('De ce se schimbă'), 'Hotărârea 12.');
  await userEvent.click(form.getByRole('button', { name: 'Trimite asociației' }));
  restore();
  expect(await form.findByText('Cererea a fost trimisă: mesajul TK-2026-000007.')).toBeTruthy();
  expect(sent[0]?.[1]).toMatchObject({ key: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4/) });
});
