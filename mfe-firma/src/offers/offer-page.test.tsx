import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { useSession } from '@psp/auth/session';
import type { OfferContent } from '@psp/contracts/offers';
import type { OpportunityView } from '@psp/contracts/opportunities';
import type { RequestVersion } from '@psp/contracts/request-versions';
import { createQueryClient } from '@psp/remote/query';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { offerOf, startOfferService, withoutService } from '../testing/offer-service.ts';
import { opportunityQuery, versionsQuery } from '../opportunities/queries.ts';
import { opportunity } from '../testing/opportunity.ts';
import { OfferPage } from './offer-page.tsx';

const BLANK_VERSION: RequestVersion['content'] = {
  ...{ title: '', category: 'it-digitalizare', description: '', deadline: null, budgetMin: null, budgetMax: null },
  ...{ countyCode: null, locality: '', urgency: 'medium' },
};

function open(view: OpportunityView, search = '', fill: (client: QueryClient) => void = () => {}) {
  const client = createQueryClient();
  client.setQueryDefaults(['firma', 'versions'], { staleTime: Number.POSITIVE_INFINITY });
  fill(client);
  client.setQueryData(opportunityQuery(view.id).queryKey, view);
  const routes = [
    { path: '/firma/opportunities/:id/oferta', element: <OfferPage /> },
    { path: '/firma/opportunities/:id', element: <p>Oportunitatea</p> },
  ];
  const router = createMemoryRouter(routes, {
    initialEntries: [`/firma/opportunities/${view.id}/oferta${search}`],
  });
  return render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

beforeEach(() => {
  withoutService();
  localStorage.clear();
  const account = { id: 'cont', displayName: 'Andrei Popa', email: 'andrei@exemplu.ro' };
  useSession.setState({ status: 'signed-in', account, role: 'editor' });
});

afterEach(cleanup);

test('an empty offer shows a summary that links to each missing field', async () => {
  open(opportunity);
  await userEvent.click(screen.getByRole('button', { name: 'Continuă la verificare' }));
  const summary = await screen.findByRole('alert', { name: 'Există o problemă' });
  expect(within(summary).getByText('Toate câmpurile sunt obligatorii, în afară de cele opționale')).toBeTruthy();
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

test('a viewer sees a read-only notice in place of the form', () => {
  useSession.setState({ role: 'viewer' });
  open({ ...opportunity, actions: [] });
  expect(screen.getByText('Aveți rol de cititor: puteți citi, nu și modifica')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Vezi membrii' }).getAttribute('href')).toBe('/firma/members');
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('the price with VAT follows the price and the rate as they change', async () => {
  open(opportunity);
  await userEvent.type(screen.getByLabelText(/^Preț fără TVA/), '45000,5');
  expect(screen.getByText(/^Preț cu TVA:/).textContent).toContain('54.450,61');
  await userEvent.selectOptions(screen.getByLabelText('Cota de TVA'), '11');
  expect(screen.getByText(/^Preț cu TVA:/).textContent).toContain('49.950,56');
});

test('unsaved text is restored on the next visit', async () => {
  const first = open(opportunity);
  await userEvent.type(screen.getByLabelText('Metoda de lucru'), 'În trei etape.');
  first.unmount();
  open(opportunity);
  expect(screen.getByLabelText<HTMLTextAreaElement>('Metoda de lucru').value).toBe('În trei etape.');
  expect(screen.getByText('Am adus textul nesalvat de pe acest dispozitiv')).toBeTruthy();
});

test('typed text is saved automatically: first as a new draft, then as its update', async () => {
  const service = await startOfferService();
  service.opportunity = opportunity;
  try {
    open(opportunity);
    const method = screen.getByLabelText('Metoda de lucru');
    await userEvent.type(method, 'Întâi');
    await screen.findByText(/^Text salvat/);
    await userEvent.type(method, ', apoi');
    expect(screen.getByText('Modificări nesalvate…')).toBeTruthy();
    await screen.findByText(/^Text salvat/);
    expect(service.calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /api/firma/opportunities/solicitare/offers',
      'PUT /api/firma/offers/oferta',
    ]);
    expect(service.stored).toMatchObject({ version: 2, content: { method: 'Întâi, apoi' } });
  } finally {
    await service.stop();
  }
});

test('once offers are closed, the page says what happened, who did it and when, and still shows the text', async () => {
  const first = open(opportunity);
  await userEvent.type(screen.getByLabelText('Metoda de lucru'), 'În trei etape.');
  first.unmount();
  const end = { why: 'cancelled', at: '2026-12-03T08:30:00Z' } as const;
  open({ ...opportunity, submissionOpen: false, actions: [], end });
  expect(screen.getByText(`${opportunity.uat.name} a anulat solicitarea, 3 decembrie 2026, 10:30.`)).toBeTruthy();
  expect(screen.getByText('În trei etape.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Continuă la verificare' })).toBeNull();
});

test('a text that the server would refuse is restored on the next visit, too', async () => {
  const first = open(opportunity);
  await userEvent.type(screen.getByLabelText(/^Preț fără TVA/), '0');
  await userEvent.type(screen.getByLabelText('Metoda de lucru'), 'În trei etape.');
  first.unmount();
  open(opportunity);
  expect(screen.getByLabelText<HTMLTextAreaElement>('Metoda de lucru').value).toBe('În trei etape.');
  expect(screen.getByLabelText<HTMLInputElement>(/^Preț fără TVA/).value).toBe('0');
});

const complete: OfferContent = {
  price: 45_000,
  vatRate: 21,
  deliveryDays: 60,
  validUntil: '2027-01-31',
  method: 'Metoda de pe server.',
  team: '',
};

/* Opens the second step with a text kept on this device that is newer than the stored one. */
async function openCheck() {
  const service = await startOfferService();
  service.opportunity = opportunity;
  service.stored = { version: 3, content: complete };
  const kept = { version: 3, content: { ...complete, method: 'Metoda scrisă acum.' } };
  localStorage.setItem('psp:draft:cont:offer:solicitare', JSON.stringify(kept));
  open({ ...opportunity, offer: offerOf(service.stored), actions: [] }, '?pas=verificare');
  expect(screen.getByText('Metoda scrisă acum.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Depune oferta' }));
  const dialog = await screen.findByRole('dialog');
  const submit = () => userEvent.click(within(dialog).getByRole('button', { name: 'Depune oferta' }));
  return { service, dialog, submit };
}

test('submitting first saves the text that is shown', async () => {
  const { service, submit } = await openCheck();
  try {
    await submit();
    await screen.findByText('Oportunitatea');
    expect(service.calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'PUT /api/firma/offers/oferta',
      'POST /api/firma/offers/oferta/submit',
    ]);
    expect(service.calls[0]?.body.content.method).toBe('Metoda scrisă acum.');
    expect(service.calls[1]?.body.version).toBe(4);
  } finally {
    await service.stop();
  }
});

test('nothing is submitted when the shown text cannot be saved, and the dialog says so', async () => {
  const { service, dialog, submit } = await openCheck();
  try {
    service.failures = [503];
    await submit();
    expect(await within(dialog).findByRole('alert')).toBeTruthy();
    expect(service.calls.map(({ method }) => method)).toEqual(['PUT']);
    expect(service.stored?.content.method).toBe('Metoda de pe server.');
  } finally {
    await service.stop();
  }
});

test('changes of the request since the offer are shown, and an unaffected offer can be confirmed there', async () => {
  const service = await startOfferService();
  service.opportunity = opportunity;
  service.stored = { version: 3, content: complete };
  const offer = { ...offerOf(service.stored), status: 'to_confirm' as const };
  const view = { ...opportunity, revision: 2, offer, actions: [] };
  const said = { ...BLANK_VERSION, title: view.title, description: 'Termen de 30 de zile.' };
  const items = [
    {
      revision: 2,
      at: '2026-11-21T10:00:00.000Z',
      content: { ...said, description: 'Termen de 60 de zile.' },
      files: [],
    },
    { revision: 1, at: '2026-11-21T08:30:00.000Z', content: said, files: [] },
  ];
  try {
    open(view, '', (client) => client.setQueryData(versionsQuery(view).queryKey, { items }));
    const changes = screen.getByRole('region', { name: 'Ce s-a schimbat' });
    expect(changes.textContent).toContain('Termen de scos: 30adăugat: 60 de zile.');
    expect(changes.textContent).toMatch(/Versiunea 1, din 21 noiembrie 2026, 10:30 → versiunea 2, .* 12:00/);
    await userEvent.click(screen.getByRole('button', { name: 'Nimic nu mă afectează, reconfirmă' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Reconfirmă oferta' }));
    await screen.findByText('Oportunitatea');
    expect(service.calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /api/firma/offers/oferta/submit',
    ]);
  } finally {
    await service.stop();
  }
});

const stored = () => ({ ...opportunity, offer: offerOf({ version: 3, content: complete }) });
const price = () => screen.getByLabelText<HTMLInputElement>(/^Preț fără TVA/);

test('an invalid price is marked, and the save line says what to do', async () => {
  open(stored());
  await userEvent.clear(price());
  await userEvent.type(price(), 'două mii');
  const line = /Se salvează pe server după ce corectați câmpul marcat\.$/;
  expect(await screen.findByText(line)).toBeTruthy();
  const problem = 'Scrieți prețul în cifre, de exemplu 15.000.';
  expect(await screen.findByText(problem)).toBeTruthy();
  expect(price().getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(price());
  await userEvent.clear(price());
  await userEvent.type(price(), '2000');
  expect(screen.queryByText(problem)).toBeNull();
});

test('after a reload an invalid price returns to the saved one, and other typed text is restored', async () => {
  const first = open(stored());
  await userEvent.type(screen.getByLabelText('Metoda de lucru'), ' Și alta.');
  await userEvent.clear(price());
  await userEvent.type(price(), 'două mii');
  first.unmount();
  open(stored());
  expect(price().value).toBe('45.000');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Metoda de lucru').value).toBe('Metoda de pe server. Și alta.');
});
