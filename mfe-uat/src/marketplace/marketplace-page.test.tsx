import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { acceptSession } from '@psp/auth/session';
import type { MemberPartner, MemberPartnerList } from '@psp/contracts/marketplace';
import type { PartnerView } from '@psp/contracts/partners';
import { DesignProvider } from '@psp/design-system/provider';
import { expectFocus } from '@psp/design-system/testing/focus';
import { createQueryClient } from '@psp/remote/query';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ComparePage } from './compare-page.tsx';
import { MarketplacePage } from './marketplace-page.tsx';

const idOf = (n: number) => `0190a000-0000-7000-8000-0000000000f${n}`;
const firm = (n: number): MemberPartner => ({
  id: idOf(n),
  name: `Firma ${n}`,
  description: '',
  countyCode: 'SB',
  locality: 'Sibiu',
  services: ['Portal', 'Arhivă', 'GIS', 'Scanare'],
  domains: ['it-digitalizare'],
  employees: null,
  experienceYears: null,
  verified: true,
  rating: 4.5,
  reviewCount: 3,
  logo: null,
  isFavourite: false,
  portfolioCount: 2,
  responseHours: 5,
  offer: n === 1 ? { title: 'Analiză gratuită', validUntil: '2026-12-31' } : null,
});

const { fetch } = globalThis;
let favourites: string[];
let sent: string[];

const list = (): MemberPartnerList => {
  const items = [1, 2, 3, 4, 5].map((n) => ({ ...firm(n), isFavourite: favourites.includes(idOf(n)) }));
  const suitedTo: MemberPartnerList['suitedTo'] = ['it-digitalizare'];
  return { items, total: 5, page: 1, pageSize: 20, favourites: favourites.length, suitedTo };
};
const profile = (id: string): Partial<PartnerView> => ({
  ...firm(Number(id.at(-1))),
  certificates: [
    { id, name: 'ISO 9001', issuer: '', issuedOn: null, validUntil: null, expired: false, isFiled: false, files: [] },
    { id: idOf(9), name: 'ISO vechi', issuer: '', issuedOn: null, validUntil: '2001-01-01', expired: true, files: [] },
  ],
  discounts: [],
  portfolio: [],
  completedProjects: 7,
  responseTime: { answers: 3, medianHours: 5 },
});

beforeEach(() => {
  [favourites, sent] = [[], []];
  globalThis.fetch = (address, init) => {
    const { pathname } = new URL(String(address), 'http://portal.test');
    const id = /partners\/([^/]+)/.exec(pathname)?.[1] ?? '';
    if (init?.method === 'POST') {
      sent.push(pathname);
      favourites = pathname.endsWith('unfavourite') ? [] : [id];
      return Promise.resolve(new Response(null, { status: 204 }));
    }
    return Promise.resolve(Response.json(id ? profile(id) : list()));
  };
  signInAs('editor');
});
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
});

const signInAs = (role: string) =>
  acceptSession({
    account: { id: idOf(8), displayName: 'Ana', email: 'ana@exemplu.ro' },
    organisation: { id: idOf(9), name: 'Comuna', kind: 'uat', status: 'approved' },
    role,
  } as unknown as Parameters<typeof acceptSession>[0]);

function open(address = '/uat/marketplace') {
  const routes = [
    { path: '/uat/marketplace', element: <MarketplacePage /> },
    { path: '/uat/marketplace/compare', element: <ComparePage /> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <DesignProvider navigate={(to) => void router.navigate(String(to))}>
        <main>
          <RouterProvider router={router} />
        </main>
      </DesignProvider>
    </QueryClientProvider>,
  );
  return router;
}
const box = (n: number) => screen.findByRole<HTMLInputElement>('checkbox', { name: new RegExp(`Firma ${n}$`) });

test('six placeholder cards are shown while the list loads', () => {
  open();
  expect(screen.getByText('Se încarcă partenerii…')).toBeTruthy();
});

test('a card shows the facts of a partner and links to a message to the firm', async () => {
  open();
  const card = (await screen.findByRole('heading', { name: 'Firma 1' })).closest('li');
  expect(card?.textContent).toMatch(
    /încă unul.*Ofertă specială: Analiză gratuită, până la 31 decembrie 2026.*2 proiecte în portofoliu/,
  );
  const href = (name: RegExp) => screen.getAllByRole('link', { name })[0]?.getAttribute('href');
  expect(href(/^Contact: Firma 1/)).toBe(`/uat/messages/new?to=${idOf(1)}`);
  expect(href(/^Vezi profilul complet: Firma 1/)).toBe(`/partener/${idOf(1)}`);
  expect(screen.getByText(/domeniile solicitărilor dvs. deschise \(IT și Digitalizare\)/)).toBeTruthy();
});

test('up to four firms are kept in the address, and compared without expired certificates', async () => {
  const router = open();
  for (const n of [1, 2, 3, 4]) await userEvent.click(await box(n));
  expect((await box(5)).disabled).toBe(true);
  await userEvent.click(await screen.findByRole('button', { name: 'Scoate din comparație: Firma 2' }));
  expect(router.state.location.search).toBe(`?compare=${[1, 3, 4].map(idOf).join('%2C')}`);
  await userEvent.click(screen.getByRole('link', { name: 'Compară 3' }));
  const table = within(await screen.findByRole('table', { name: 'Partenerii față în față' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Criteriu',
    ...[1, 3, 4].map((n) => `Firma ${n}`),
  ]);
  const certificates = table.getByRole('row', { name: /^Certificări valabile/ });
  expect(certificates.textContent).toContain('ISO 9001 (fără document anexat)');
  expect(certificates.textContent).not.toContain('ISO vechi');
  expect(screen.getByRole('link', { name: 'Cere oferte de la cei 3' }).getAttribute('href')).toBe(
    `/uat/service-requests/new?${[1, 3, 4].map((n) => `partener=${idOf(n)}`).join('&')}`,
  );
});

test('focus moves from a removed firm to the next one, and from the last one to the title', async () => {
  open(`/uat/marketplace?compare=${[1, 2].map(idOf).join()}`);
  const chip = (n: number) => screen.findByRole('button', { name: `Scoate din comparație: Firma ${n}` });
  (await chip(1)).focus();
  await userEvent.keyboard('{Enter}');
  const left = await chip(2);
  await expectFocus(() => left);
  await userEvent.keyboard('{Enter}');
  await expectFocus(() => screen.getByRole('heading', { level: 1 }));
});

test('a chosen firm that has left the portal is marked and can be removed', async () => {
  const answer = globalThis.fetch;
  globalThis.fetch = (address, init) =>
    String(address).endsWith(`/partners/${idOf(2)}`)
      ? Promise.resolve(Response.json({ code: 'not_found', message: 'Nu există.' }, { status: 404 }))
      : answer(address, init);
  const router = open(`/uat/marketplace?compare=${[1, 2].map(idOf).join()}`);
  await userEvent.click(
    await screen.findByRole('button', { name: 'Scoate din comparație: Firmă care nu mai este în portal' }),
  );
  expect(router.state.location.search).toBe(`?compare=${idOf(1)}`);
});

test('a phone offers each firm on one side of the comparison only', async () => {
  open(`/uat/marketplace/compare?compare=${[1, 2, 3].map(idOf).join()}`);
  const first = await screen.findByLabelText<HTMLSelectElement>('Primul partener');
  expect([...first.options].map(({ label }) => label)).toEqual(['Firma 1', 'Firma 3']);
  await userEvent.selectOptions(screen.getByLabelText('Al doilea partener'), 'Firma 3');
  expect([...first.options].map(({ label }) => label)).toEqual(['Firma 1', 'Firma 2']);
});

test('a favourite is stored by the service and counted', async () => {
  open();
  const heart = await screen.findByRole('button', { name: 'Favorit: Firma 1' });
  await userEvent.click(heart);
  await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('true'));
  expect(await screen.findByRole('link', { name: 'Favorite (1)' })).toBeTruthy();
  expect(sent).toEqual([`/api/uat/marketplace/partners/${idOf(1)}/favourite`]);
});

test('a viewer can neither add favourites nor contact firms', async () => {
  signInAs('viewer');
  open();
  await screen.findByRole('heading', { name: 'Firma 1' });
  expect(screen.queryByRole('button', { name: /^Favorit/ })).toBeNull();
  expect(screen.queryByRole('link', { name: /^Contact|Creează/ })).toBeNull();
});
