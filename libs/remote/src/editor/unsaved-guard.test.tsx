import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { useSession } from '@psp/auth/session';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { UnsavedGuard } from './unsaved-guard.tsx';

let givenUp: number;
beforeEach(() => {
  givenUp = 0;
  useSession.setState({ status: 'signed-in', ended: false });
});
afterEach(cleanup);

function open() {
  const giveUp = async () => {
    givenUp += 1;
  };
  const routes = [
    { path: '/text', element: <UnsavedGuard isDirty onLeave={giveUp} /> },
    { path: '*', element: <h1>Altă pagină</h1> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/text'] });
  render(<RouterProvider router={router} />);
  return router;
}

test('a text that is left on purpose is given up, and not before', async () => {
  const router = open();
  act(() => void router.navigate('/alta'));
  await userEvent.click(await screen.findByRole('button', { name: 'Rămân în pagină' }));
  expect(givenUp).toBe(0);
  act(() => void router.navigate('/alta'));
  await userEvent.click(await screen.findByRole('button', { name: 'Plec fără să salvez' }));
  expect(await screen.findByRole('heading', { name: 'Altă pagină' })).toBeTruthy();
  expect(givenUp).toBe(1);
});

test('whose session has ended goes to the sign-in without a question, and the text waits', async () => {
  const router = open();
  act(() => useSession.setState({ status: 'anonymous', ended: true }));
  act(() => void router.navigate('/login'));
  expect(await screen.findByRole('heading', { name: 'Altă pagină' })).toBeTruthy();
  expect(givenUp).toBe(0);
});
