/** @jest-environment jsdom */
import '@psp/remote/testing/browser-globals';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { NotificationView } from '@psp/contracts/notifications';
import { answerIdentity, refusal, signInAs } from '@psp/remote/testing/identity';
import { addressOf, openPage } from '@psp/remote/testing/open-page';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { NotificationBell } from './bell.tsx';

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

/** Opens a page with the bell, which knows two unread notifications until they are marked. */
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
  const asked = answerIdentity({
    'GET /notifications': () => ({ items: items(), total: 2, page: 1, pageSize: 20, unread: 2 - read.size }),
    'POST /notifications/a/read': mark('a'),
    'POST /notifications/read-all': mark('a', 'b'),
  });
  const router = openPage([{ path: '*', element: <NotificationBell /> }], '/');
  await userEvent.click(await screen.findByRole('button', { name: 'Notificări, 2 necitite' }));
  return { asked, router };
}

test('a notification that is opened is marked as read', async () => {
  const { asked, router } = await openBell();
  await userEvent.click(await screen.findByRole('link', { name: /^Ofertă nouă/ }));
  expect(addressOf(router)).toBe('/uat/offers/a');
  expect(await screen.findByRole('button', { name: 'Notificări, 1 necitită' })).toBeTruthy();
  expect(asked.map(({ call }) => call)).toEqual(['POST /notifications/a/read']);
});

test('when all are marked as read the panel stays open, with the focus on its button', async () => {
  await openBell();
  await userEvent.click(await screen.findByRole('button', { name: 'Marchează toate ca citite' }));
  const bell = await screen.findByRole('button', { name: 'Notificări, niciuna necitită' });
  await waitFor(() => expect(document.activeElement).toBe(bell));
  expect(screen.getByRole('link', { name: /^Ofertă nouă/ })).toBeTruthy();
});

test('a failure to mark all is told', async () => {
  await openBell([500, refusal('internal', 'A apărut o eroare.')]);
  await userEvent.click(await screen.findByRole('button', { name: 'Marchează toate ca citite' }));
  expect(await screen.findByText('Nu am putut marca notificările ca citite. Încercați din nou.')).toBeTruthy();
});
