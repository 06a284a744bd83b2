/** @jest-environment jsdom */
import '@psp/remote/testing/browser-globals';
import { afterEach, expect, test } from '@jest/globals';
import { DesignProvider } from '@psp/design-system/provider';
import { createQueryClient } from '@psp/remote/query';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { RequestEditor } from './request-editor.tsx';

afterEach(cleanup);

function open() {
  const element = <RequestEditor initial={null} onCreated={() => {}} />;
  const router = createMemoryRouter([{ path: '*', element }]);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <DesignProvider navigate={() => {}}>
        <RouterProvider router={router} />
      </DesignProvider>
    </QueryClientProvider>,
  );
}

test('a blank request is not checked: the summary takes focus and each sentence leads to its field', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Verifică și trimite' }));
  const summary = await screen.findByRole('alert', { name: 'Există o problemă' });
  expect(document.activeElement).toBe(summary);
  expect(within(summary).getByText('Toate câmpurile sunt obligatorii')).toBeTruthy();
  const link = within(summary).getByRole('link', { name: 'Scrieți titlul solicitării.' });
  expect(document.querySelector(link.getAttribute('href') ?? '')).toBe(screen.getByLabelText('Titlu'));
  expect(document.title).toBe('Eroare: Solicitare nouă – Portal PSP');
});

test('before anything is written the page says that the draft saves itself', () => {
  open();
  expect(screen.getByText('Ciorna se salvează singură.')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Solicitare nouă' })).toBeTruthy();
});

test('a budget that is no number is told, and not left out of the request', async () => {
  open();
  await userEvent.type(screen.getByRole('textbox', { name: /^Buget maxim/ }), 'cinci mii');
  await userEvent.click(screen.getByRole('button', { name: 'Verifică și trimite' }));
  const summary = await screen.findByRole('alert', { name: 'Există o problemă' });
  expect(within(summary).getByRole('link', { name: 'Scrieți suma în cifre, de exemplu 15.000.' })).toBeTruthy();
});
