import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { keepPreviousData, QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { createMemoryRouter, RouterProvider, useSearchParams } from 'react-router-dom';
import { FilteredList } from './filtered-list.tsx';
import { byParts, matching, oneOf, page, text } from './by-parts.ts';
import { listFilters } from './list-filters.ts';
import { SearchBar } from './search-bar.tsx';

interface Query {
  q: string;
  sort: 'rating' | 'name';
  page: number;
}
const parts = { q: text, sort: oneOf(['rating', 'name'], 'rating'), page };
const list = listFilters('/lista', byParts<Query>(parts));
const orders = { rating: 'Notă', name: 'Nume' };
const words = {
  searchHint: 'Nume',
  count: (total: number) => `${total} în total`,
  emptyTitle: 'Nimic încă',
  emptyText: 'Apar aici.',
  noMatchTitle: 'Nimic nu se potrivește',
  noMatchText: 'Alte cuvinte.',
};

type Answer = () => Promise<{ items: string[]; total: number; totalIsCapped?: boolean }>;

function ListPage({ answer }: { answer: Answer }) {
  const filters = list.read(useSearchParams()[0]);
  const query = useQuery({
    queryKey: [filters],
    queryFn: async () => ({ ...(await answer()), page: filters.page, pageSize: 2 }),
    retry: false,
    placeholderData: keepPreviousData,
  });
  return (
    <FilteredList
      {...{ list, filters, query, words }}
      order="De la cel mai nou."
      emptyAction={<a href="/nou">Adaugă</a>}
    >
      {({ items }) => items.map((item) => <p key={item}>{item}</p>)}
    </FilteredList>
  );
}

function open(address: string, answer: Answer) {
  const router = createMemoryRouter([{ path: '/lista', element: <ListPage answer={answer} /> }], {
    initialEntries: [address],
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}
const some = (...items: string[]) => Promise.resolve({ items, total: 5 });
const none = () => Promise.resolve({ items: [], total: 0 });

afterEach(cleanup);

test('one page stands there with the count and the way to the others, which keep the filters', async () => {
  open('/lista?q=apă&page=2', () => some('unu', 'doi'));
  expect(await screen.findByText('doi')).toBeTruthy();
  expect(screen.getByText('De la cel mai nou.')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('5 în total');
  expect(screen.getByRole('link', { name: 'Înainte' }).getAttribute('href')).toBe('/lista?q=ap%C4%83&page=3');
});

test('the rows of the page before are busy until those of the next one are there', async () => {
  const next = Promise.withResolvers<{ items: string[]; total: number }>();
  const answers = [() => some('unu', 'doi'), () => next.promise];
  const router = open('/lista', () => answers.shift()?.() ?? none());
  await screen.findByText('doi');
  await act(() => router.navigate('/lista?page=2'));
  await waitFor(() => expect(screen.getByText('doi').closest('[aria-busy]')).not.toBeNull());
  next.resolve({ items: ['trei'], total: 5 });
  expect((await screen.findByText('trei')).closest('[aria-busy]')).toBeNull();
});

test('where counting stopped the count says so, and the last page how to go on', async () => {
  const many = () => Promise.resolve({ items: ['ultimul'], total: 1000, totalIsCapped: true });
  open('/lista?page=500', many);
  expect(await screen.findByText(/Lista arată primele 1\.000 de rezultate/)).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('peste 1000 în total');
  cleanup();
  open('/lista?page=499', many);
  expect(await screen.findByText('ultimul')).toBeTruthy();
  expect(screen.queryByText(/Lista arată/)).toBeNull();
});

test('past the end, nothing yet and no match are three different nothings', async () => {
  open('/lista?sort=name&page=9', () => some());
  expect((await screen.findByRole('link', { name: 'Prima pagină' })).getAttribute('href')).toBe('/lista?sort=name');
  cleanup();
  open('/lista?sort=name', none);
  expect(await screen.findByText('Nimic încă')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Adaugă' })).toBeTruthy();
  cleanup();
  open('/lista?q=zzz&sort=name', none);
  expect(await screen.findByText('Nimic nu se potrivește')).toBeTruthy();
  expect(screen.queryByText('De la cel mai nou.')).toBeNull();
  expect(screen.getByRole('link', { name: 'Șterge filtrele' }).getAttribute('href')).toBe('/lista?sort=name');
});

test('what fails never looks empty, and can be tried again', async () => {
  const answers = [() => Promise.reject(new Error('nu')), () => some('unu')];
  open('/lista', () => (answers.shift() ?? none)());
  await userEvent.click(await screen.findByRole('button', { name: 'Încearcă din nou' }));
  expect(await screen.findByText('unu')).toBeTruthy();
});

test('two filters changed before the page of the first has come both count', async () => {
  const chosen = listFilters('/lista', byParts<Query>(parts), { sort: { label: 'Ordine', options: orders } });
  const arrived = Promise.withResolvers<null>();
  const router = createMemoryRouter(
    [
      {
        path: '/lista',
        element: (
          <SearchBar
            list={chosen}
            filters={chosen.none}
            hint="Nume"
            submitLabel={undefined}
            count=""
            active={0}
            onClear={() => undefined}
          />
        ),
        hydrateFallbackElement: <p />,
        loader: ({ request }) => (request.url.includes('?') ? arrived.promise : null),
      },
    ],
    { initialEntries: ['/lista'] },
  );
  render(<RouterProvider router={router} />);
  await userEvent.selectOptions(await screen.findByLabelText('Ordine'), 'name');
  await userEvent.type(screen.getByRole('searchbox'), 'lac{Enter}');
  arrived.resolve(null);
  await waitFor(() => expect(router.state.location.search).toBe('?q=lac&sort=name'));
});

test('sent without scripts, the form keeps what it has no field for', async () => {
  const section = listFilters(
    '/lista?sectiune=unu',
    byParts<Query & { partner?: string | undefined }>({ ...parts, partner: matching(/^a1$/) }),
    { sort: { label: 'Ordine', options: orders } },
  );
  const filters = section.read(new URLSearchParams('partner=a1&sort=name&q=lac&page=3'));
  const given = { list: section, filters, hint: 'Nume', submitLabel: undefined, count: '', active: 1 };
  const element = <SearchBar {...given} onClear={() => undefined} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  const form = screen.getByRole<HTMLFormElement>('search');
  expect(new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])).toString()).toBe(
    'q=lac&sectiune=unu&partner=a1&sort=name',
  );
});

test('what is sought goes to the address on Enter, and leaves it with its chip', async () => {
  const router = open('/lista?sort=name&page=3', () => some('unu'));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Caută' }), ' lac {Enter}');
  expect(router.state.location.search).toBe('?q=lac&sort=name');
  await userEvent.click(await screen.findByRole('button', { name: 'Elimină filtrul „lac”' }));
  expect(router.state.location.search).toBe('?sort=name');
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
});

test('filters fold into one button with their number; the search and the order stay in sight', async () => {
  const state = oneOf(['nou']);
  const states = { nou: 'Nouă' };
  const folded = listFilters(
    '/lista',
    byParts<Query & { status?: 'nou' | undefined; kind?: 'nou' | undefined }>({ ...parts, status: state, kind: state }),
    {
      status: { label: 'Stare', placeholder: 'Toate', options: states },
      kind: { label: 'Fel', placeholder: 'Toate', options: states },
      sort: { label: 'Ordine', options: orders, isOrder: true },
    },
  );
  const element = (
    <SearchBar
      {...{
        list: folded,
        filters: folded.read(new URLSearchParams('status=nou')),
        hint: 'Nume',
        submitLabel: undefined,
      }}
      count="5 în total"
      active={1}
      onClear={() => undefined}
    />
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  const opener = screen.getByText('Filtre', { selector: 'button' });
  expect(opener.textContent).toBe('Filtre1');
  const sheet = document.getElementById(opener.getAttribute('popovertarget') ?? '');
  expect(sheet?.contains(screen.getByLabelText('Stare'))).toBe(true);
  expect(sheet?.contains(screen.getByLabelText('Fel'))).toBe(true);
  expect(sheet?.textContent).toContain('Arată 5 în total');
  for (const label of ['Caută', 'Ordine']) expect(sheet?.contains(screen.getByLabelText(label))).toBe(false);
});
