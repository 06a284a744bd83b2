import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { useSession } from '@psp/auth/session';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { UnsavedGuard } from './unsaved-guard.tsx';

let discarded: number;
beforeEach(() => {
  discarded = 0;
  useSession.setState({ status: 'signed-in', ended: false });
});
afterEach(cleanup);

function open() {
  const discard = async () => {
    discarded += 1;
  };
  const routes = [
    { path: '/text', element: <UnsavedGuard isDirty onLeave={discard} /> },
    { path: '*', element: <h1>Altă pagină</h1> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/text'] });
  render(<RouterProvider router={router} />);
  return router;
}

test('the unsaved text is discarded only when the user confirms leaving', async () => {
  const router = open();
  act(() => void router.navigate('/alta'));
  await userEvent.click(await screen.findByRole('button', { name: 'Rămân în pagină' }));
  expect(discarded).toBe(0);
  act(() => void router.navigate('/alta'));
  await userEvent.click(await screen.findByRole('button', { name: 'Plec fără să salvez' }));
  expect(await screen.findByRole('heading', { name: 'Altă pagină' })).toBeTruthy();
  expect(discarded).toBe(1);
});

test('after the session has ended, the user can go to the sign-in page without a question, and the text is kept', async () => {
  const router = open();
  act(() => useSession.setState({ status: 'anonymous', ended: true }));
  act(() => void router.navigate('/login'));
  expect(await screen.findByRole('heading', { name: 'Altă pagină' })).toBeTruthy();
  expect(discarded).toBe(0);
});
