/** @jest-environment jsdom */
import '@psp/remote/testing/browser-globals';
import { afterEach, expect, test } from '@jest/globals';
import type { ContactView } from '@psp/contracts/contact';
import { createQueryClient } from '@psp/remote/query';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { PrivacyPage, TermsPage } from './legal-page.tsx';

const { fetch } = globalThis;
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
});

const show = (Page: typeof TermsPage, contact: ContactView): HTMLElement => {
  globalThis.fetch = () => Promise.resolve(Response.json(contact));
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <Page />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return screen.getByRole('region', { name: 'Contact' });
};

test.each([
  ['terms', TermsPage],
  ['privacy', PrivacyPage],
])('the page of %s ends with how the association is reached', async (_, Page) => {
  const contact = show(Page, { name: 'Asociația', email: 'contact@asociatia.example', phone: '+40210000000' });
  const email = await within(contact).findByRole('link', { name: 'contact@asociatia.example' });
  expect(email.getAttribute('href')).toBe('mailto:contact@asociatia.example');
  expect(within(contact).getByRole('link', { name: '0210 000 000' })).toBeTruthy();
});

test('an association that has given no address does not send people to one', async () => {
  const contact = show(TermsPage, { name: 'Asociația', email: null, phone: null });
  expect(await within(contact).findByText(/nu a publicat încă/)).toBeTruthy();
  expect(within(contact).queryByRole('link')).toBeNull();
});
