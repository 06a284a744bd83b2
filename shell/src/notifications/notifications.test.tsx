import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { NotificationView } from '@psp/contracts/notifications';
import { expectFocus } from '@psp/design-system/testing/focus';
import { answerIdentity, firma, refusal, session, signInAs } from '@psp/remote/testing/identity';
import { addressOf, openPage } from '@psp/remote/testing/open-page';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { NotificationBell } from './bell.tsx';
import { membershipsLoader, OrganisationChoicePage } from '../organisation-choice/organisation-choice-page.tsx';
import { NotificationsPage, notificationsLoader } from './notifications-page.tsx';

const first: NotificationView = {
  id: 'a',
  title: 'Ofertă nouă',
  message: 'La „Pod peste Olt”.',
  href: '/uat/offers/a',
  readAt: null,
  createdAt: '2026-11-20T07:00:00Z',
};
const second = { ...first, id: 'b', title: 'Proiect început', href: '/uat/projects/b' };

beforeEach(() => signInAs());
afterEach(cleanup);

/** Opens a page with the bell against a service with two unread notifications. `refused`: its answer to marking. */
async function openBell(refused?: [number, object]) {
  const read = new Set<string>();
  const items = () => [first, second].map((one) => ({ ...one, readAt: read.has(one.id) ? one.createdAt : null }));
  const mark =
    (...ids: string[]) =>
    () => {
      if (refused) return refused;
      for (const id of ids) read.add(id);
      return {};
    };
  const calls = answerIdentity({
    'GET /memberships': { items: [{ organisation: session.organisation, role: 'owner' }] },
    'GET /notifications': () => ({ items: items(), total: 2, page: 1, pageSize: 20, unread: 2 - read.size }),
    'POST /notifications/a/read': mark('a'),
    'POST /notifications/read-all': mark('a', 'b'),
  });
  const router = openPage([{ path: '*', element: <NotificationBell /> }], '/');
  await userEvent.click(await screen.findByRole('button', { name: 'Notificări, 2 necitite' }));
  return { calls, router };
}

test('opening a notification marks it as read', async () => {
  const { calls, router } = await openBell();
  await userEvent.click(await screen.findByRole('link', { name: /^Ofertă nouă/ }));
  expect(addressOf(router)).toBe('/uat/offers/a');
  expect(await screen.findByRole('button', { name: 'Notificări, 1 necitită' })).toBeTruthy();
  expect(calls.map(({ call }) => call)).toEqual(['POST /notifications/a/read']);
});

test('a notification is marked as read in the panel, which links to the choices', async () => {
  const { calls, router } = await openBell();
  await userEvent.click(await screen.findByRole('button', { name: 'Marchează ca citită: Ofertă nouă' }));
  expect(await screen.findByRole('button', { name: 'Notificări, 1 necitită' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Marchează ca citită: Ofertă nouă' })).toBeNull();
  expect(calls.map(({ call }) => call)).toEqual(['POST /notifications/a/read']);
  expect(addressOf(router)).toBe('/');
  expect(screen.getByRole('link', { name: 'Alegeți ce primiți' }).getAttribute('href')).toBe('/cont/notificari');
});

test('focus moves to the next notification when one is marked as read', async () => {
  await openBell();
  const button = await screen.findByRole('button', { name: 'Marchează ca citită: Ofertă nouă' });
  button.focus();
  await userEvent.keyboard('{Enter}');
  await expectFocus(() => screen.getByRole('button', { name: 'Marchează ca citită: Proiect început' }));
});

test('after all are marked as read, the panel stays open and its button has focus', async () => {
  await openBell();
  await userEvent.click(await screen.findByRole('button', { name: 'Marchează toate ca citite' }));
  const bell = await screen.findByRole('button', { name: 'Notificări, niciuna necitită' });
  await expectFocus(() => bell);
  expect(screen.getByRole('link', { name: /^Ofertă nouă/ })).toBeTruthy();
});

test('a failure to mark all shows an error', async () => {
  await openBell([500, refusal('internal', 'A apărut o eroare.')]);
  await userEvent.click(await screen.findByRole('button', { name: 'Marchează toate ca citite' }));
  expect(await screen.findByText('Nu am putut marca notificările ca citite. Încercați din nou.')).toBeTruthy();
});

const elsewhere = { ...first, href: '/firma/opportunities/a', organisation: { id: firma.id, name: firma.name } };

/** Opens the page as a user of two organisations. `change`: the answer to switching. */
async function openPageOfAll(address: string, change: [number, object] | object) {
  const calls = answerIdentity({
    'GET /notifications': () => ({ items: [elsewhere], total: 1, page: 1, pageSize: 20, unread: 1 }),
    'GET /memberships': {
      items: [session.organisation, firma].map((organisation) => ({ organisation, role: 'owner' })),
    },
    'POST /notifications/a/read': {},
    'POST /notifications/read-all': {},
    'POST /session/organisation': change,
  });
  const routes = [
    { path: '/notificari', loader: notificationsLoader, element: <NotificationsPage /> },
    { path: '/organizatie', loader: membershipsLoader, element: <OrganisationChoicePage /> },
    { path: '*', element: null },
  ];
  const router = openPage(routes, address);
  await screen.findByRole('heading', { name: 'Notificări' });
  return { calls, router };
}

test('a notification of another organisation names it and opens after switching to it', async () => {
  const { calls, router } = await openPageOfAll('/notificari', { session: { ...session, organisation: firma } });
  const link = screen.getByRole('link', { name: /^Ofertă nouă/ });
  expect(link.textContent).toContain(`${firma.name} · `);
  expect(link.getAttribute('href')).toBe('/organizatie?inapoi=%2Ffirma%2Fopportunities%2Fa');
  await userEvent.click(link);
  await waitFor(() => expect(addressOf(router)).toBe('/firma/opportunities/a'));
  expect(calls.map(({ call }) => call).toSorted()).toEqual([
    'POST /notifications/a/read',
    'POST /session/organisation',
  ]);
});

test('when switching is refused, the choice of organisations shows the reason', async () => {
  const { router } = await openPageOfAll('/notificari', [403, refusal('auth.second_factor_required', 'Cod.')]);
  await userEvent.click(screen.getByRole('link', { name: /^Ofertă nouă/ }));
  expect(await screen.findByText(/^Cod\./)).toBeTruthy();
  expect(addressOf(router)).toBe('/organizatie?inapoi=%2Ffirma%2Fopportunities%2Fa');
});

test('a user who stays on an unsaved text keeps acting for its organisation', async () => {
  const { calls, router } = await openPageOfAll('/notificari', {});
  router.getBlocker('writing', () => true);
  await userEvent.click(screen.getByRole('link', { name: /^Ofertă nouă/ }));
  await waitFor(() => expect(router.state.blockers.get('writing')?.state).toBe('blocked'));
  expect(calls.map(({ call }) => call)).not.toContain('POST /session/organisation');
});

test('the query string filters the list, and the filtered notifications can be marked as read', async () => {
  const { calls, router } = await openPageOfAll('/notificari?kind=requests', {});
  expect(screen.getByRole('button', { name: 'Elimină filtrul Solicitări și oferte' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Marchează-le pe acestea ca citite' }));
  await waitFor(() => expect(calls.map(({ body }) => body)).toEqual([{ kind: 'requests', organisations: 'all' }]));
  await userEvent.selectOptions(screen.getByLabelText('Stare'), 'unread');
  await waitFor(() => expect(addressOf(router)).toContain('show=unread'));
});

test('a user who has read everything reads that, instead of that nothing matches', async () => {
  const none = { items: [], total: 0, page: 1, pageSize: 20, unread: 0 };
  answerIdentity({ 'GET /notifications': none, 'GET /memberships': { items: [] } });
  openPage(
    [{ path: '/notificari', loader: notificationsLoader, element: <NotificationsPage /> }],
    '/notificari?show=unread',
  );
  expect(await screen.findByText('Ați citit tot')).toBeTruthy();
  expect(screen.queryByText('Nicio notificare nu se potrivește')).toBeNull();
});
