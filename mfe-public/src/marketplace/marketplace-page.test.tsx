import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { acceptSession, useSession } from '@psp/auth/session';
import type { Kind } from '@psp/contracts/common';
import type { IndicativeItem, MarketList, SolutionItem } from '@psp/contracts/solutions';
import { createQueryClient } from '@psp/remote/query';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { MarketplacePage } from './marketplace-page.tsx';

const FIRM = '0190a000-0000-7000-8000-0000000000f1';
const partner = { id: FIRM, name: 'Civis Digital', verified: true, rating: 4.87, reviewCount: 21 };
const authored: SolutionItem = {
  kind: 'authored',
  id: '0190a000-0000-7000-8000-0000000000c1',
  partner,
  title: 'Registratură electronică',
  description: 'Înregistrarea documentelor.',
  domain: 'it-digitalizare',
  priceMin: 15_000,
  priceMax: 50_000,
  currency: 'RON',
  unit: 'project',
  features: ['Instruire'],
  validUntil: '2027-03-05',
};
const indicative: IndicativeItem = {
  kind: 'indicative',
  partner: { ...partner, name: 'Verde Aer', verified: false, rating: null, reviewCount: 0 },
  service: 'Audit energetic',
  tier: 'premium',
  title: 'Audit energetic – Premium',
  description: 'Nivel orientativ.',
  priceMin: 15_000,
  priceMax: 50_000,
  currency: 'EUR',
  features: ['Analiză', 'Instruire', 'Asistență'],
};
const list = (more: Partial<MarketList> = {}): MarketList => ({
  items: [authored, indicative],
  total: 2,
  page: 1,
  pageSize: 20,
  partner: null,
  ...more,
});

const { fetch } = globalThis;
let asked: string[];
let answer: () => Response | Promise<Response>;
beforeEach(() => {
  asked = [];
  answer = () => Response.json(list());
  acceptSession(null);
  globalThis.fetch = (address) => {
    asked.push(String(address));
    return Promise.resolve(answer());
  };
});
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
});

const signIn = (kind: Kind) => useSession.setState({ status: 'signed-in', kind });
function open(address = '/marketplace') {
  const router = createMemoryRouter([{ path: '/marketplace', element: <MarketplacePage /> }], {
    initialEntries: [address],
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}
const card = async (title: string): Promise<HTMLElement> => {
  const found = (await screen.findByRole('heading', { name: title })).closest('li');
  if (!found) throw new Error(`${title} stands in no card`);
  return found;
};
const textOf = (element: HTMLElement) => (element.textContent ?? '').replaceAll('\u00a0', ' ');

test('a solution shows its price without VAT, unit, validity, domain, features and firm', async () => {
  open();
  const shown = await card('Registratură electronică');
  for (const words of [
    '15.000 – 50.000 lei, fără TVA pe proiect',
    'Valabilă până la 5 martie 2027',
    'IT și Digitalizare',
    'Instruire',
    'Partener verificat',
    '(21 de recenzii)',
  ])
    expect(textOf(shown)).toContain(words);
  expect(within(shown).getByRole('link', { name: 'Civis Digital' }).getAttribute('href')).toBe(`/partener/${FIRM}`);
  expect(textOf(shown)).not.toContain('Orientativ');
});

test('a price level of a service is marked as indicative', async () => {
  open();
  const shown = await card('Audit energetic – Premium');
  expect(textOf(shown)).toContain('Orientativ');
  expect(textOf(shown)).toContain('15.000 – 50.000 EUR, fără TVA');
  expect(within(shown).getByRole('list', { name: 'Ce cuprinde' }).children).toHaveLength(3);
});

const offer = () => screen.findByRole('link', { name: /^Cere ofertă: Registratură/ });
const level = () => screen.getByRole('link', { name: /^Cere ofertă: Audit/ }).getAttribute('href');

test('a user of an authority gets a direct link to the request', async () => {
  signIn('uat');
  open();
  expect((await offer()).getAttribute('href')).toBe(`/uat/service-requests/new?solutie=${authored.id}`);
  expect(level()).toBe(`/uat/service-requests/new?partener=${FIRM}&serviciu=Audit+energetic&nivel=premium`);
});

test('a visitor gets a link to the request through the sign-in', async () => {
  open();
  const address = new URL((await offer()).getAttribute('href') ?? '', 'http://portal.test');
  expect(address.pathname).toBe('/login');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    tip: 'uat',
    inapoi: `/uat/service-requests/new?solutie=${authored.id}`,
  });
});

test.each(['firma', 'admin'] as const)('%s cannot request offers and reads why', async (kind) => {
  signIn(kind);
  open();
  await card('Registratură electronică');
  expect(screen.queryByRole('link', { name: /^Cere ofertă/ })).toBeNull();
  expect(screen.getByText('Numai autoritățile pot cere oferte.')).toBeTruthy();
});

test('the address holds the filters, chips remove them, and the count is announced', async () => {
  answer = () => Response.json(list({ partner: { id: FIRM, name: 'Civis Digital' } }));
  const router = open(`/marketplace?q=apa&category=mediu&partner=${FIRM}&page=2`);
  expect(await screen.findByText('Companie: Civis Digital')).toBeTruthy();
  expect(asked[0]).toContain(`q=apa&category=mediu&partner=${FIRM}`);
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('2 soluții'));
  await userEvent.click(screen.getByRole('button', { name: /Elimină filtrul Companie: Civis/ }));
  expect(router.state.location.search).toBe('?q=apa&category=mediu');
  await userEvent.selectOptions(screen.getByLabelText('Domeniu'), 'Resurse Umane');
  expect(router.state.location.search).toBe('?q=apa&category=resurse-umane');
  await userEvent.clear(screen.getByLabelText('Caută'));
  await waitFor(() => expect(router.state.location.search).toBe('?category=resurse-umane'));
  await userEvent.click(screen.getByRole('button', { name: 'Șterge filtrele' }));
  expect(router.state.location.search).toBe('');
});

test('invalid filters in the address are ignored', async () => {
  open('/marketplace?category=magie&partner=abc&page=-3&q=' + encodeURIComponent('%_"\''));
  await card('Registratură electronică');
  const { searchParams } = new URL(asked[0] ?? '', 'http://portal.test');
  expect(Object.fromEntries(searchParams)).toEqual({ page: '1', q: '%_"\'' });
});

test('no match, a page past the end, an empty list and a failure have different messages', async () => {
  answer = () => Response.json(list({ items: [], total: 0 }));
  open('/marketplace?q=nimic');
  expect(await screen.findByRole('heading', { name: 'Nicio soluție nu se potrivește' })).toBeTruthy();
  cleanup();
  open();
  expect(await screen.findByRole('heading', { name: 'Nicio soluție încă' })).toBeTruthy();
  cleanup();
  answer = () => Response.json(list({ items: [], total: 41, page: 9 }));
  open('/marketplace?q=a&page=9');
  expect((await screen.findByRole('link', { name: 'Prima pagină' })).getAttribute('href')).toBe('/marketplace?q=a');
  cleanup();
  answer = () => Response.json({ code: 'body.invalid', message: 'Nu merge.' }, { status: 400 });
  open();
  const retry = await screen.findByRole('button', { name: 'Încearcă din nou' });
  answer = () => Response.json(list());
  await userEvent.click(retry);
  expect(await card('Registratură electronică')).toBeTruthy();
});

test('texts that look like code are escaped', async () => {
  const evil = '<img src=x onerror=alert(1)>';
  answer = () => Response.json(list({ items: [{ ...authored, title: evil, description: evil, features: [evil] }] }));
  open();
  await card(evil);
  expect(document.querySelector('img')).toBeNull();
});

test('indicative levels are explained only when some are listed', async () => {
  open();
  expect(await screen.findByText(/nu sunt oferte/)).toBeTruthy();
  cleanup();
  answer = () => Response.json(list({ items: [authored], total: 1 }));
  open();
  await screen.findByText('Registratură electronică');
  expect(screen.queryByText(/nu sunt oferte/)).toBeNull();
});

test('the order is explained, with a search and without', async () => {
  open();
  expect(await screen.findByText(/companii, de la cea mai nouă/)).toBeTruthy();
  cleanup();
  open('/marketplace?q=apa');
  expect(await screen.findByText(/cele cu cuvintele căutate în titlu, apoi celelalte/)).toBeTruthy();
});

test('an invalid filter shows a notice with a link that drops it', async () => {
  open('/marketplace?q=apa&partner=nimeni');
  expect(await screen.findByText('Companie necunoscută')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Elimină filtrul' }).getAttribute('href')).toBe('/marketplace?q=apa');
  cleanup();
  open(`/marketplace?partner=${FIRM}`);
  expect(screen.queryByRole('link', { name: 'Elimină filtrul' })).toBeNull();
});
