import { afterEach, expect, test } from '@jest/globals';
import type { ContactView } from '@psp/contracts/contact';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { ContactLine } from './contact.tsx';
import { createQueryClient } from '@psp/remote/query';

const { fetch } = globalThis;
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
});

const show = async (contact: Pick<ContactView, 'email' | 'phone'>) => {
  const asked: string[] = [];
  globalThis.fetch = (input) => {
    asked.push(String(input));
    return Promise.resolve(Response.json({ name: 'Asociația', ...contact }));
  };
  const client = createQueryClient();
  const { container } = render(
    <QueryClientProvider client={client}>
      <ContactLine />
    </QueryClientProvider>,
  );
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(asked).toEqual(['/api/public/contact']);
  return container;
};

test("the sentence links the association's e-mail and phone", async () => {
  const container = await show({ email: 'contact@asociatia.example', phone: '+40210000000' });
  await screen.findByText(/Pentru lămuriri/);
  expect(container.textContent).toBe(
    'Pentru lămuriri, scrieți asociației la contact@asociatia.example sau sunați la 0210 000 000.',
  );
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'mailto:contact@asociatia.example',
    'tel:+40210000000',
  ]);
});

test('unknown contact details are omitted, and the whole sentence without any', async () => {
  expect((await show({ email: null, phone: '+40210000000' })).textContent).toBe(
    'Pentru lămuriri, sunați la 0210 000 000.',
  );
  cleanup();
  expect((await show({ email: null, phone: null })).textContent).toBe('');
});
