import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { answerIdentity, firma, refusal, session, signInAs } from '@psp/remote/testing/identity';
import { addressOf, openPage } from '@psp/remote/testing/open-page';
import { membershipsLoader, OrganisationChoicePage } from './organisation-choice-page.tsx';

const admin = { id: 'psp', name: 'Asociația', kind: 'admin', status: 'approved' };
const items = [
  { organisation: session.organisation, role: 'owner' },
  { organisation: { ...firma, status: 'pending' }, role: 'viewer' },
  { organisation: admin, role: 'editor' },
];
const memberships = { 'GET /memberships': { items } };
const open = (search = '') =>
  openPage(
    [{ path: '/organizatie', loader: membershipsLoader, element: <OrganisationChoicePage /> }],
    `/organizatie${search}`,
  );

beforeEach(() => signInAs());
afterEach(cleanup);

test('each organisation shows its kind, the role, and its status unless it is approved', async () => {
  answerIdentity(memberships);
  open();
  const own = await screen.findByRole('button', { name: /Rășinari/ });
  expect(own.textContent).toContain('Membru PSP, rol: proprietar · Organizația curentă');
  expect(own.getAttribute('aria-current')).toBe('true');
  const other = screen.getByRole('button', { name: /Firma/ });
  expect(other.textContent).toContain('Partener PSP, rol: cititor');
  expect(other.textContent).toContain('În așteptare');
});

test('a suspended organisation is marked and links to the reason', async () => {
  signInAs({ ...session, organisation: { ...session.organisation, status: 'suspended' } });
  const organisation = { ...firma, status: 'suspended' };
  answerIdentity({ ...memberships, 'POST /session/organisation': { session: { ...session, organisation } } });
  const router = open();
  expect(await screen.findByText(/^Accesul dvs. pentru Comuna Rășinari este suspendat/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Vezi motivul' }).getAttribute('href')).toBe('/cerere');
  await userEvent.click(screen.getByRole('button', { name: /Firma/ }));
  await waitFor(() => expect(addressOf(router)).toBe('/cerere'));
});

test('choosing another organisation switches to it, and opens its application until that is approved', async () => {
  const organisation = { ...firma, status: 'pending' };
  const calls = answerIdentity({
    ...memberships,
    'POST /session/organisation': { session: { ...session, organisation } },
  });
  const router = open('?inapoi=%2Fuat%2Fprojects');
  await userEvent.click(await screen.findByRole('button', { name: /Firma/ }));
  await waitFor(() => expect(addressOf(router)).toBe('/cerere'));
  expect(calls).toEqual([{ call: 'POST /session/organisation', body: { organisationId: 'firma' } }]);
});

test('choosing the current organisation sends nothing and opens the requested page', async () => {
  const calls = answerIdentity(memberships);
  const router = open('?inapoi=%2Fuat%2Fprojects');
  await userEvent.click(await screen.findByRole('button', { name: /Rășinari/ }));
  await waitFor(() => expect(addressOf(router)).toBe('/uat/projects'));
  expect(calls).toEqual([]);
});

test('when the association requires the second step, the refusal stays on the page with a link to set it up', async () => {
  const code = refusal('auth.second_factor_required', 'Este nevoie de autentificarea în doi pași.');
  answerIdentity({ ...memberships, 'POST /session/organisation': [403, code] });
  const router = open();
  await userEvent.click(await screen.findByRole('button', { name: /Asociația/ }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/doi pași\. Deconectați-vă/);
  expect(addressOf(router)).toBe('/organizatie');
});
