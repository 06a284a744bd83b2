/** @jest-environment jsdom */
import '../testing/browser-globals.ts';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { useSession } from '@psp/auth/session';
import type { OpportunityView } from '@psp/contracts/opportunities';
import { createQueryClient } from '@psp/remote/query';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { opportunityQuery } from '../opportunities/queries.ts';
import { OfferPage } from './offer-page.tsx';

const opportunity: OpportunityView = {
  id: 'solicitare',
  number: 'SP-2026-000123',
  title: 'Digitalizarea registrului agricol',
  category: 'it-digitalizare',
  countyCode: 'SB',
  locality: 'Sibiu',
  deadline: '2026-12-20T10:00:00Z',
  budgetMin: null,
  budgetMax: 90_000,
  urgency: 'high',
  status: 'active',
  sentAt: '2026-11-10T10:00:00Z',
  views: 1,
  responses: 0,
  offerId: null,
  fit: { domain: true, county: true, invited: false },
  description: 'Preluarea fișelor.',
  revision: 1,
  uat: { id: 'uat', name: 'Municipiul Sibiu', county: 'Sibiu' },
  submissionOpen: true,
  outcome: 'pending',
  cancelReason: null,
  questions: [],
  offer: null,
  actions: ['ask', 'startOffer'],
};

function open(view: OpportunityView) {
  const client = createQueryClient();
  client.setQueryData(opportunityQuery(view.id).queryKey, view);
  const router = createMemoryRouter([{ path: '/firma/opportunities/:id/oferta', element: <OfferPage /> }], {
    initialEntries: [`/firma/opportunities/${view.id}/oferta`],
  });
  return render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

beforeEach(() => {
  localStorage.clear();
  const account = { id: 'cont', displayName: 'Andrei Popa', email: 'andrei@exemplu.ro' };
  useSession.setState({ status: 'signed-in', account });
});

afterEach(cleanup);

test('an empty offer is met with a summary that links to each missing field, in the words of the field', async () => {
  open(opportunity);
  await userEvent.click(screen.getByRole('button', { name: 'Continuă la verificare' }));
  const summary = await screen.findByRole('alert', { name: 'Există o problemă' });
  expect(within(summary).getByText('Toate câmpurile sunt obligatorii')).toBeTruthy();
  const links = within(summary).getAllByRole('link');
  expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['#offer-price', 'Introduceți prețul fără TVA.'],
    ['#offer-deliveryDays', 'Introduceți numărul de zile până la predare.'],
    ['#offer-validUntil', 'Alegeți data până la care este valabilă oferta.'],
    ['#offer-method', 'Descrieți metoda de lucru.'],
  ]);
  for (const link of links) expect(document.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
  expect(document.title).toMatch(/^Eroare: /);
});

test('the price with VAT follows the price and the rate as they change', async () => {
  open(opportunity);
  await userEvent.type(screen.getByLabelText(/^Preț fără TVA/), '45000,5');
  expect(screen.getByText(/^Preț cu TVA:/).textContent).toContain('54.450,61');
  await userEvent.selectOptions(screen.getByLabelText('Cota de TVA'), '11');
  expect(screen.getByText(/^Preț cu TVA:/).textContent).toContain('49.950,56');
});

test('what was typed and not sent is there again on the next visit', async () => {
  const first = open(opportunity);
  await userEvent.type(screen.getByLabelText('Metoda de lucru'), 'În trei etape.');
  first.unmount();
  open(opportunity);
  expect(screen.getByLabelText<HTMLTextAreaElement>('Metoda de lucru').value).toBe('În trei etape.');
  expect(screen.getByText('Am adus textul nesalvat de pe acest dispozitiv')).toBeTruthy();
});

test('after the deadline the page says so and still shows the text', async () => {
  const first = open(opportunity);
  await userEvent.type(screen.getByLabelText('Metoda de lucru'), 'În trei etape.');
  first.unmount();
  open({ ...opportunity, submissionOpen: false, actions: [] });
  expect(screen.getByText('Termenul de depunere a trecut')).toBeTruthy();
  expect(screen.getByText('În trei etape.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Continuă la verificare' })).toBeNull();
});
