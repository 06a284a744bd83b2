import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { acceptSession } from '@psp/auth/session';
import type { PartnerView } from '@psp/contracts/partners';
import type { RequestContent } from '@psp/contracts/service-requests';
import type { SolutionItem } from '@psp/contracts/solutions';
import { DesignProvider } from '@psp/design-system/provider';
import { createQueryClient } from '@psp/remote/query';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { sent } from '../testing/views.tsx';
import { BLANK } from './content.ts';
import { EditorPage } from './editor-page.tsx';

const ACCOUNT = '0190a000-0000-7000-8000-0000000000aa';
const FIRM = '0190a000-0000-7000-8000-0000000000f1';
const SOLUTION = '0190a000-0000-7000-8000-0000000000c1';
const KEPT = `psp:draft:${ACCOUNT}:service-request:new`;

const solution: SolutionItem = {
  kind: 'authored',
  id: SOLUTION,
  partner: { id: FIRM, name: 'Civis Digital', verified: true, rating: null, reviewCount: 0 },
  title: 'Registratură electronică',
  description: 'Înregistrarea documentelor.',
  domain: 'it-digitalizare',
  priceMin: 15_000,
  priceMax: 50_000,
  currency: 'RON',
  unit: 'project',
  features: ['Instruire', 'Garanție'],
  validUntil: null,
};
const partner = {
  id: FIRM,
  name: 'Civis Digital',
  domains: ['mediu'],
  services: ['Studii de impact'],
} as unknown as PartnerView;

const { fetch } = globalThis;
let created: RequestContent[];
/** Source solutions of the created requests. */
let origins: (string | undefined)[] = [];
let answers: Record<string, () => Response>;
const refusal = (status: number, code: string) => Response.json({ code, message: 'Nu merge.' }, { status });

beforeEach(() => {
  created = [];
  origins = [];
  answers = {
    [`/api/public/solutions/${SOLUTION}`]: () => Response.json(solution),
    [`/api/public/partners/${FIRM}`]: () => Response.json(partner),
  };
  globalThis.fetch = (address, init) => {
    const { pathname } = new URL(String(address), 'http://portal.test');
    const answer = answers[pathname];
    if (answer) return Promise.resolve(answer());
    if (init?.method !== 'POST') return Promise.resolve(refusal(404, 'not_found'));
    const { content, solution: from } = JSON.parse(String(init.body)) as { content: RequestContent; solution?: string };
    created.push(content);
    origins.push(from);
    const view = { ...sent, content, status: 'draft', actions: ['edit', 'discard', 'send'] };
    return Promise.resolve(Response.json({ ...view, invited: [{ id: FIRM, name: 'Civis Digital' }] }));
  };
  acceptSession({
    account: { id: ACCOUNT, displayName: 'Ana', email: 'ana@exemplu.ro' },
    organisation: { id: FIRM, name: 'Comuna', kind: 'uat', status: 'approved' },
    role: 'editor',
  } as unknown as Parameters<typeof acceptSession>[0]);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  globalThis.fetch = fetch;
});

function open(search: string) {
  const routes = [
    { path: '/uat/service-requests/new', element: <EditorPage /> },
    { path: '*', element: <p>altă pagină</p> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [`/uat/service-requests/new?${search}`] });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <DesignProvider navigate={() => {}}>
        <RouterProvider router={router} />
      </DesignProvider>
    </QueryClientProvider>,
  );
  return router;
}
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const invited = async () =>
  within(await screen.findByRole('list', { name: 'Parteneri invitați' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('a solution fills in the title, domain, description and firm, and is named as the source', async () => {
  open(`solutie=${SOLUTION}`);
  expect((await field('Titlu')).value).toBe('Registratură electronică');
  expect((await field('Domeniu')).value).toBe('it-digitalizare');
  const { value } = await field('Descriere');
  for (const words of [
    'soluția „Registratură electronică” a firmei Civis Digital',
    '- Garanție',
    '15.000 – 50.000',
    'pe proiect',
  ])
    expect(value).toContain(words);
  expect(await invited()).toEqual(['Civis Digital']);
  expect(screen.getByText(/Din soluția „Registratură electronică” a firmei Civis Digital/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Vezi în marketplace' }).getAttribute('href')).toBe(
    `/marketplace/${SOLUTION}`,
  );
  expect(created).toEqual([]);
});

test('an unedited prefilled request is saved when it is checked', async () => {
  const router = open(`solutie=${SOLUTION}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Verifică și trimite' }));
  await waitFor(() => expect(router.state.location.search).toBe('?step=check'));
  expect(created).toMatchObject([{ title: 'Registratură electronică', visibility: 'invited', invited: [FIRM] }]);
  expect(origins).toEqual([SOLUTION]);
});

test('a single firm is invited, its only domain is chosen, and the text is left to the user', async () => {
  open(`partener=${FIRM}`);
  expect((await field('Titlu')).value).toBe('');
  expect((await field('Domeniu')).value).toBe('mediu');
  expect(await invited()).toEqual(['Civis Digital']);
});

test('several firms are all invited, and their only common domain is chosen', async () => {
  const other = SOLUTION;
  answers[`/api/public/partners/${other}`] = () =>
    Response.json({ ...partner, id: other, name: 'Verde', domains: ['mediu', 'it-digitalizare'] });
  open(`partener=${FIRM}&partener=${other}&partener=${FIRM}`);
  expect((await field('Domeniu')).value).toBe('mediu');
  expect(await invited()).toEqual(['Civis Digital', 'Verde']);
});

test('a domain of the marketplace is chosen and nobody is invited', async () => {
  open('domeniu=mediu');
  expect((await field('Domeniu')).value).toBe('mediu');
  expect(screen.queryByRole('list', { name: 'Parteneri invitați' })).toBeNull();
  expect(screen.getByText(/ajunge la toți partenerii din el/)).toBeTruthy();
});

test('a service level is named with its price; a service that the firm does not offer is ignored', async () => {
  open(`partener=${FIRM}&serviciu=Studii+de+impact&nivel=standard`);
  expect((await field('Titlu')).value).toBe('Studii de impact – Standard');
  expect((await field('Descriere')).value).toMatch(/nivel orientativ[^]*5\.000 – 15\.000\sEUR/);
  cleanup();
  open(`partener=${FIRM}&serviciu=<script>&nivel=standard`);
  expect((await field('Titlu')).value).toBe('');
});

test('a draft started earlier is replaced only on request', async () => {
  const mine = { ...BLANK, title: 'Textul meu' };
  localStorage.setItem(KEPT, JSON.stringify({ content: mine, version: null, creation: null }));
  open(`solutie=${SOLUTION}`);
  expect((await field('Titlu')).value).toBe('Textul meu');
  expect(screen.getByText('Aveți o solicitare începută pe acest calculator')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Înlocuiește textul' }));
  expect((await field('Titlu')).value).toBe('Registratură electronică');
  expect(await invited()).toEqual(['Civis Digital']);
});

test('a draft started earlier can be kept, which closes the notice', async () => {
  localStorage.setItem(
    KEPT,
    JSON.stringify({ content: { ...BLANK, title: 'Textul meu' }, version: null, creation: null }),
  );
  open(`solutie=${SOLUTION}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Păstrează textul meu' }));
  expect((await field('Titlu')).value).toBe('Textul meu');
  await userEvent.type(await field('Titlu'), ' nou');
  await waitFor(() => expect(origins).toEqual([undefined]));
  expect(screen.queryByText('Aveți o solicitare începută pe acest calculator')).toBeNull();
});

test('a solution that no longer exists leaves an empty form with a notice', async () => {
  answers = {};
  open(`solutie=${SOLUTION}`);
  expect(await screen.findByText('Soluția sau firma nu mai este în marketplace')).toBeTruthy();
  expect((await field('Titlu')).value).toBe('');
});

test('a failed request to the marketplace can be retried', async () => {
  let isDown = true;
  answers[`/api/public/solutions/${SOLUTION}`] = () =>
    isDown ? refusal(400, 'body.invalid') : Response.json(solution);
  open(`solutie=${SOLUTION}`);
  const retry = await screen.findByRole('button', { name: 'Încearcă din nou' });
  isDown = false;
  await userEvent.click(retry);
  expect((await field('Titlu')).value).toBe('Registratură electronică');
});

test.each(['solutie=abc', 'partener=%27--', 'domeniu=magie', ''])(
  'an invalid query string opens an empty form: %s',
  async (search) => {
    open(search);
    expect((await field('Titlu')).value).toBe('');
    expect(screen.queryByText(/marketplace/)).toBeNull();
  },
);
