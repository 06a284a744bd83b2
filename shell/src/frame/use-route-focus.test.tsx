/** @jest-environment jsdom */
import '@psp/remote/testing/browser-globals';
import { afterEach, expect, test } from '@jest/globals';
import { SAME_SCREEN } from '@psp/remote/focus';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { useRouteFocus } from './use-route-focus.ts';

afterEach(cleanup);

function Frame() {
  const main = useRef<HTMLElement>(null);
  useRouteFocus(main);
  return (
    <main ref={main}>
      <Outlet />
    </main>
  );
}

const Form = () => (
  <>
    <h1>Formular</h1>
    <input aria-label="Subiect" />
  </>
);

function open() {
  const children = [
    { path: 'nou', Component: Form },
    { path: ':id', Component: Form },
    { path: 'lista/:id', element: <h1>Lista</h1> },
  ];
  const router = createMemoryRouter([{ path: '/', Component: Frame, children }], { initialEntries: ['/nou'] });
  render(<RouterProvider router={router} />);
  screen.getByLabelText('Subiect').focus();
  return router;
}
const frame = () => act(() => new Promise((resolve) => requestAnimationFrame(resolve)));

test('another page has its title focused', async () => {
  const router = open();
  await act(() => router.navigate('/numar'));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Formular' })));
});

test('a screen that only gets another address keeps the focus', async () => {
  const router = open();
  await act(() => router.navigate('/numar', { state: SAME_SCREEN }));
  await frame();
  expect(document.activeElement).toBe(screen.getByLabelText('Subiect'));
});

test('what had the focus may be gone all the same; then the title has it', async () => {
  const router = open();
  await act(() => router.navigate('/lista/1', { state: SAME_SCREEN }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Lista' })));
});
