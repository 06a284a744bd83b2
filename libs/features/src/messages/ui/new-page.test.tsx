import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createQueryClient } from '@psp/remote/query';
import { session, signInAs } from '@psp/remote/testing/identity';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { NewPage } from './new-page.tsx';
import { messagesArea } from './testing/area.ts';

beforeEach(() => signInAs(session));
afterEach(cleanup);

test('a new message without a recipient asks for one and navigates to it', async () => {
  const start = { existing: null, other: { id: 'firma', name: 'Softprim' }, subject: '', refusal: null };
  const { area } = messagesArea('uat', () => start, [{ id: 'firma', name: 'Softprim', county: null }]);
  const router = createMemoryRouter([{ path: '*', element: <NewPage area={area} /> }], {
    initialEntries: ['/uat/messages/new'],
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await userEvent.type(await screen.findByRole('combobox', { name: /Către/ }), 'Soft');
  await userEvent.click(await screen.findByRole('option', { name: 'Softprim' }));
  expect(router.state.location.search).toBe('?to=firma');
});
