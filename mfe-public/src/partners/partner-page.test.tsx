import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { acceptSession, useSession } from '@psp/auth/session';
import type { PartnerView, PublicReview } from '@psp/contracts/partners';
import { createQueryClient, routerContext } from '@psp/remote/query';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Missing } from '../common/missing.tsx';
import { PartnerPage, partnerHead } from './partner-page.tsx';

import { loadPartner } from './queries.ts';

const FIRM = '0192d6f3-8d02-7000-9966-9eb831be2d05';
const review = (n: number): PublicReview => ({
  id: `0190a000-0000-7000-8000-${String(n).padStart(12, '0')}`,
  author: 'Comuna Sadu',
  rating: 4,
  quality: 5,
  timeliness: 3,
  communication: 4,
  price: 4,
  body: `Recenzia ${n}`,
  publishedAt: '2026-03-05T10:00:00.000Z',
  reply: n === 1 ? 'Mulțumim.' : null,
});
const NO_DOCUMENT = { issuer: '', issuedOn: null, validUntil: '2099-01-01', expired: false, files: [] };
const partner: PartnerView = {
  id: FIRM,
  name: 'Civis Digital',
  description: 'Servicii electronice.',
  countyCode: 'SB',
  locality: 'Sibiu',
  services: ['Portal', 'Registratură'],
  domains: ['it-digitalizare'],
  employees: '10-50',
  experienceYears: 21,
  verified: true,
  rating: 4,
  reviewCount: 21,
  logo: null,
  website: 'https://civis.example',
  memberSince: '2024-03-05T10:00:00.000Z',
  completedProjects: 2,
  responseTime: { answers: 3, medianHours: 30 },
  ...{
    industry: 'it',
    industryName: 'IT',
    foundedYear: 2008,
    capacity: 3,
    specializations: ['GIS'],
    servedCounties: ['SB'],
  },
  ...{ phone: null, email: null },
  certificates: [
    { id: FIRM, name: 'ISO 27001', issuer: 'SRAC', issuedOn: null, validUntil: '2023-01-01', expired: true, files: [] },
    { ...NO_DOCUMENT, id: 'c2', name: 'ISO 9001', isFiled: false },
    { ...NO_DOCUMENT, id: 'c3', name: 'ISO 14001', isFiled: true },
  ],
  portfolio: [
    {
      id: FIRM,
      name: 'Arhivă',
      beneficiary: 'Comuna Sadu',
      budget: 12_000,
      year: 2023,
      description: '',
      confirmedBy: null,
    },
  ],
  projects: [
    {
      id: 'p1',
      title: 'Registru agricol',
      category: 'mediu',
      authority: 'Comuna Sadu',
      completedAt: '2026-03-05T10:00:00.000Z',
    },
    { id: 'p2', title: null, category: 'mediu', authority: 'Orașul Avrig', completedAt: '2026-02-05T10:00:00.000Z' },
  ],
  team: [{ id: 't1', name: 'Ana Pop', position: 'Analist', experience: '9 ani' }],
  discounts: [{ id: 'd1', title: '10% pentru membri', description: 'La primul contract.', validUntil: '2027-01-01' }],
  reviews: Array.from({ length: 20 }, (_, n) => review(n + 1)),
};

const { fetch } = globalThis;
let given: PartnerView | null;
beforeEach(() => {
  given = partner;
  acceptSession(null);
  globalThis.fetch = (address) => {
    const { pathname } = new URL(String(address), 'http://portal.test');
    if (!given) return Promise.resolve(Response.json({ code: 'not_found', message: 'Nu există.' }, { status: 404 }));
    const page = { items: [review(21)], total: 21, page: 2, pageSize: 20 };
    return Promise.resolve(Response.json(pathname.endsWith('/reviews') ? page : given));
  };
});
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
});

function open(search = '', id = FIRM) {
  const client = createQueryClient();
  const router = createMemoryRouter(
    [
      {
        path: '/partener/:id',
        loader: loadPartner,
        Component: PartnerPage,
        errorElement: <Missing what="partner" />,
        HydrateFallback: () => null,
      },
    ],
    { initialEntries: [`/partener/${id}${search}`], getContext: routerContext(client) },
  );
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}
const title = () => screen.findByRole('heading', { level: 1, name: 'Civis Digital' });

test('a profile that cannot be loaded shows it in the document title and can be retried', async () => {
  const answer = globalThis.fetch;
  globalThis.fetch = async () => Response.json({ code: 'internal', message: 'A apărut o eroare.' }, { status: 500 });
  document.title = 'Pagina de dinainte';
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Nu am putut încărca pagina' })).toBeTruthy();
  expect(document.title).toBe('Nu am putut încărca pagina – Portal PSP');
  globalThis.fetch = answer;
  await userEvent.click(screen.getByRole('button', { name: 'Încearcă din nou' }));
  await title();
});

test('the overview has facts, the response time with its explanation, discounts and certificates', async () => {
  open();
  await title();
  expect(screen.getByText('De obicei în 30 de ore')).toBeTruthy();
  expect(screen.getByText(/^Jumătate dintre cele 3 oferte/)).toBeTruthy();
  expect(screen.getByText('10% pentru membri')).toBeTruthy();
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
  expect(items.filter((text) => text.startsWith('ISO'))).toEqual([
    'ISO 9001Valabil până la 1 ianuarie 2099Declarat de companie, fără document anexat',
    'ISO 14001Valabil până la 1 ianuarie 2099',
  ]);
  expect(screen.getByText('Partener verificat')).toBeTruthy();
  const website = screen.getByRole('link', { name: 'civis.example' });
  expect(website.getAttribute('rel')).toBe('nofollow noopener');
});

test('with fewer than three offers no response time is shown', async () => {
  given = { ...partner, responseTime: { answers: 2, medianHours: null } };
  open();
  await title();
  expect(screen.queryByText('Timp de răspuns')).toBeNull();
});

test('each section is a link with its own address', async () => {
  const router = open();
  await title();
  const sections = within(screen.getByRole('navigation', { name: 'Secțiunile profilului' }));
  expect(sections.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Prezentare', `/partener/${FIRM}`],
    ['Servicii', `/partener/${FIRM}?sectiune=servicii`],
    ['Portofoliu', `/partener/${FIRM}?sectiune=portofoliu`],
    ['Echipă', `/partener/${FIRM}?sectiune=echipa`],
    ['Recenzii (21)', `/partener/${FIRM}?sectiune=recenzii`],
  ]);
  await userEvent.click(sections.getByRole('link', { name: 'Portofoliu' }));
  expect(await screen.findByText('Registru agricol')).toBeTruthy();
  expect(screen.getByText('Mediu și Dezvoltare Durabilă')).toBeTruthy();
  expect(screen.getByText(/Valoare, fără TVA: 12\.000\slei/)).toBeTruthy();
  expect(sections.getByRole('link', { current: true }).textContent).toBe('Portofoliu');
  await userEvent.click(sections.getByRole('link', { name: 'Echipă' }));
  expect(await screen.findByText('Ana Pop')).toBeTruthy();
  expect(router.state.location.search).toBe('?sectiune=echipa');
});

test('reviews have criteria and replies, twenty per page', async () => {
  open('?sectiune=recenzii');
  expect(await screen.findByText('Mulțumim.')).toBeTruthy();
  expect(screen.getAllByText('Termen: 3 din 5')).toHaveLength(20);
  expect(screen.getByRole('link', { name: 'Înainte' }).getAttribute('href')).toBe(
    `/partener/${FIRM}?sectiune=recenzii&pagina=2`,
  );
  cleanup();
  open('?sectiune=recenzii&pagina=2');
  expect(await screen.findByText('Recenzia 21')).toBeTruthy();
  expect(screen.queryByText('Recenzia 1')).toBeNull();
});

test('an empty profile shows a message in each section', async () => {
  const nothing = { certificates: [], portfolio: [], projects: [], team: [], discounts: [], reviews: [] };
  given = { ...partner, ...nothing, rating: null, reviewCount: 0, completedProjects: 0 };
  for (const [section, words] of [
    ['prezentare', 'Compania nu a adăugat certificări.'],
    ['portofoliu', 'Niciun proiect finalizat prin portal încă.'],
    ['echipa', 'Compania nu și-a prezentat încă echipa.'],
    ['recenzii', 'Recenziile apar după ce un proiect din portal se încheie și ambele părți l-au evaluat.'],
  ] as const) {
    open(`?sectiune=${section}`);
    expect(await screen.findByText(words)).toBeTruthy();
    cleanup();
  }
});

test('the contact button opens a request to this firm, through the sign-in for visitors', async () => {
  open();
  await title();
  const contact = () => screen.getByRole('link', { name: 'Cere o ofertă' }).getAttribute('href');
  expect(contact()).toBe(`/login?tip=uat&inapoi=${encodeURIComponent(`/uat/service-requests/new?partener=${FIRM}`)}`);
  cleanup();
  useSession.setState({ status: 'signed-in', kind: 'uat' });
  open();
  await title();
  expect(contact()).toBe(`/uat/service-requests/new?partener=${FIRM}`);
});

test.each([
  ['an unknown', FIRM],
  ['an impossible', 'abc'],
  ['a strange', "1'%20or%201=1"],
])('%s partner is not found, with a link to the list', async (_, id) => {
  given = null;
  open('', id);
  expect(await screen.findByRole('heading', { name: 'Partenerul nu a fost găsit' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Înapoi la parteneri' }).getAttribute('href')).toBe('/parteneri');
});

test('a website that is not a web address is not linked', async () => {
  given = { ...partner, website: 'javascript:alert(1)' };
  open();
  await title();
  expect(document.querySelector('a[href^="javascript"]')).toBeNull();
  expect(screen.queryByText('Pagină web')).toBeNull();
});

test('the JSON-LD has a rating only when there are reviews', () => {
  const organisation = (view: PartnerView) => partnerHead(view).jsonLd?.[0];
  expect(organisation(partner)).toMatchObject({
    '@type': 'Organization',
    aggregateRating: { ratingValue: 4, reviewCount: 21, bestRating: 5 },
    sameAs: 'https://civis.example/',
  });
  expect(organisation({ ...partner, rating: null, reviewCount: 0 })).not.toHaveProperty('aggregateRating');
  expect(partnerHead(partner).jsonLd?.[1]).toMatchObject({ '@type': 'BreadcrumbList' });
});
