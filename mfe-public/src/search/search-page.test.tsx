import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { useSession } from '@psp/auth/session';
import type { OwnResults, SearchView } from '@psp/contracts/search';
import { SEARCH_KINDS, type SearchKind } from '@psp/contracts/search-groups';
import { createQueryClient } from '@psp/remote/query';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { readSearch, searchAddress } from './address.ts';
import { SearchPage } from './search-page.tsx';

const { fetch } = globalThis;
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
});

const item = (n: number, title = `Civis ${n}`) => ({
  id: `id-${n}`,
  title,
  subtitle: 'Sibiu',
  href: `/partener/id-${n}`,
});
const view = (totals: Partial<Record<SearchKind, number>>, more: Partial<SearchView> = {}): SearchView => ({
  terms: ['civis'],
  corrected: null,
  groups: SEARCH_KINDS.map((kind) => ({
    kind,
    total: totals[kind] ?? 0,
    items: Array.from({ length: Math.min(totals[kind] ?? 0, 5) }, (_, n) => item(n)),
  })),
  ...more,
});

const open = (address: string, answer: SearchView | number, own: OwnResults = { groups: [] }) => {
  globalThis.fetch = (asked) => {
    if (!String(asked instanceof Request ? asked.url : asked).includes('/api/public/'))
      return Promise.resolve(Response.json(own));
    return Promise.resolve(typeof answer === 'number' ? new Response('', { status: answer }) : Response.json(answer));
  };
  const router = createMemoryRouter([{ path: '/cautare', element: <SearchPage /> }], { initialEntries: [address] });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
};

test('results are grouped, with counts, highlighted matches and a link to all', async () => {
  open('/cautare?q=civis', view({ partner: 12, article: 1 }));
  const partners = await screen.findByRole('region', { name: 'Parteneri' });
  expect(within(partners).getAllByRole('link', { name: /^Civis/ })).toHaveLength(5);
  expect(partners.querySelector('mark')?.textContent).toBe('Civis');
  expect(within(partners).getByRole('link', { name: 'Vezi toate: Parteneri (12)' }).getAttribute('href')).toBe(
    '/cautare?q=civis&kind=partner',
  );
  expect(
    within(screen.getByRole('region', { name: 'Articole' })).queryByRole('link', { name: /Vezi toate/ }),
  ).toBeNull();
  expect(screen.queryByRole('region', { name: 'Soluții' })).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('13 rezultate');
});

test('the form works without scripts, and searches while typing', async () => {
  const router = open('/cautare?q=civis', view({ partner: 1 }));
  const form = screen.getByRole('search', { name: 'Formularul de căutare' });
  expect([form.getAttribute('action'), form.getAttribute('method')]).toEqual(['/cautare', 'get']);
  const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Ce căutați?' });
  expect([field.name, field.value, field.maxLength]).toEqual(['q', 'civis', 200]);
  await userEvent.type(field, ' apă');
  await waitFor(() => expect(router.state.location.search).toBe('?q=civis+ap%C4%83'));
});

test('the field is focused when the page opens without a search', async () => {
  open('/cautare', view({}));
  expect(screen.getByRole('searchbox').hasAttribute('data-takes-focus')).toBe(true);
  cleanup();
  open('/cautare?q=civis', view({ partner: 1 }));
  expect(screen.getByRole('searchbox').hasAttribute('data-takes-focus')).toBe(false);
});

test('one kind has pages, and capped totals are shown as "more than"', async () => {
  open('/cautare?q=civis&kind=partner', view({ partner: 1000, article: 2 }));
  const pages = await screen.findByRole('navigation', { name: 'Pagini' });
  expect(
    within(pages)
      .getByRole('link', { name: /Înainte/ })
      .getAttribute('href'),
  ).toBe('/cautare?q=civis&kind=partner&page=2');
  const kinds = screen.getByRole('navigation', { name: 'Ce fel de rezultate' });
  expect(within(kinds).getByRole('link', { current: true }).textContent).toBe('Parteneri peste 1.000');
  expect(screen.getByRole('status').textContent).toContain('Peste ');
});

test.each<[string, string, SearchView, string]>([
  ['nothing asked yet', '/cautare', view({}), 'Scrieți ce căutați'],
  ['no words', '/cautare?q=%F0%9F%99%82', view({}, { terms: [] }), 'Scrieți cel puțin un cuvânt'],
  ['no match', '/cautare?q=zzz', view({}), 'Niciun rezultat pentru „zzz”'],
  [
    'a page past the end',
    '/cautare?q=civis&kind=partner&page=9',
    { ...view({}), groups: [{ kind: 'partner', total: 3, items: [] }] },
    'Această pagină nu există. Rezultatele se termină mai devreme.',
  ],
  ['none of this kind', '/cautare?q=civis&kind=article', { ...view({ partner: 1 }) }, 'Nimic de acest fel'],
])('%s shows a message and a link', async (_, address, answer, title) => {
  open(address, answer);
  const heading = await screen.findByRole('heading', { level: 2, name: title });
  expect(within(heading.parentElement ?? document.body).getAllByRole('link').length).toBeGreaterThan(0);
});

test('a correction is shown only when it has results', async () => {
  open('/cautare?q=cvis', view({ partner: 1 }, { corrected: 'civis' }));
  expect(await screen.findByText('Rezultate pentru „civis”')).toBeTruthy();
  cleanup();
  open('/cautare?q=cvis', view({}, { corrected: 'civis' }));
  expect(await screen.findByText('Niciun rezultat pentru „cvis”')).toBeTruthy();
  expect(screen.queryByText('Rezultate pentru „civis”')).toBeNull();
});

test('a failure offers a retry', async () => {
  open('/cautare?q=civis', 400);
  expect(await screen.findByRole('button', { name: 'Încearcă din nou' })).toBeTruthy();
});

test('a search written to an address is read back, cut and without invalid parts', () => {
  const of = (search: string) => readSearch(new URLSearchParams(search));
  expect(searchAddress(of('q=taxe locale&kind=article&page=3'))).toBe('/cautare?q=taxe+locale&kind=article&page=3');
  expect(of(`q=${'x'.repeat(10_000)}&kind=magie&page=-1`)).toEqual({ q: 'x'.repeat(200), page: 1 });
  expect(searchAddress({ q: '' })).toBe('/cautare');
});

describe('results for members', () => {
  const request = { ...item(9, 'Pod peste Cibin'), href: '/uat/service-requests/id-9' };
  beforeEach(() => useSession.setState({ status: 'signed-in', kind: 'uat' }));
  afterEach(() => useSession.setState({ status: 'anonymous', kind: null }));

  test('are included in the count, without a message that nothing was found', async () => {
    open('/cautare?q=pod', view({}), { groups: [{ kind: 'request', total: 1, items: [request] }] });
    const own = await screen.findByRole('region', { name: 'Solicitările mele' });
    expect(within(own).getByRole('link', { name: 'Pod peste Cibin' })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('1 rezultat');
    expect(screen.queryByText(/Niciun rezultat/)).toBeNull();
    cleanup();
    open('/cautare?q=pod', view({ article: 2 }), { groups: [{ kind: 'request', total: 7, items: [request] }] });
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('9 rezultate'));
  });

  test('are shown even when public results fail', async () => {
    open('/cautare?q=pod', 400, { groups: [{ kind: 'request', total: 1, items: [request] }] });
    expect(await screen.findByRole('button', { name: 'Încearcă din nou' })).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Pod peste Cibin' })).toBeTruthy();
  });

  test('of the previous search are not counted with the next', async () => {
    const router = open('/cautare?q=pod', view({}), { groups: [{ kind: 'request', total: 7, items: [request] }] });
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('7 rezultate'));
    const own = Promise.withResolvers<Response>();
    globalThis.fetch = (asked) =>
      String(asked instanceof Request ? asked.url : asked).includes('/api/public/')
        ? Promise.resolve(Response.json(view({ article: 2 })))
        : own.promise;
    await act(() => router.navigate('/cautare?q=drum'));
    expect(await screen.findByRole('region', { name: 'Articole' })).toBeTruthy();
    expect(screen.queryByText('9 rezultate')).toBeNull();
    own.resolve(Response.json({ groups: [] }));
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('2 rezultate'));
  });

  test('do not suppress the message when there are no results at all', async () => {
    open('/cautare?q=pod', view({}));
    expect(await screen.findByText('Niciun rezultat pentru „pod”')).toBeTruthy();
  });
});
