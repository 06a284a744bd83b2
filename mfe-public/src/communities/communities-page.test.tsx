import { expect, test } from '@jest/globals';
import type { CommunityCard } from '@psp/contracts/communities';
import { createQueryClient } from '@psp/remote/query';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { CommunityList } from './communities-page.tsx';
import { communityList } from './filters.ts';
import { communitiesQuery } from './list-queries.ts';

const card: CommunityCard = {
  id: '0192d6f3-8d02-7000-9966-9eb831be2d05',
  name: 'Șelimbăr',
  countyCode: 'SB',
  uatType: 'commune',
  excerpt: 'Comună la marginea Sibiului.',
  picture: null,
  population: 17_300,
  attractions: 2,
  projectsUnderWay: 1,
};
const show = (search: string, items: CommunityCard[], total: number) => {
  const filters = communityList.read(new URLSearchParams(search));
  const client = createQueryClient();
  client.setQueryData(communitiesQuery(filters).queryKey, { items, total, page: filters.page, pageSize: 20 });
  const router = createMemoryRouter([{ path: '*', element: <CommunityList filters={filters} /> }]);
  return render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
};

test('a card shows name, county, inhabitants and projects, and links to the community', () => {
  show('', [card], 1);
  expect(screen.getByRole('link', { name: 'Șelimbăr' }).getAttribute('href')).toBe(`/comunitati/${card.id}`);
  for (const text of ['Comună, Sibiu', '17.300 de locuitori', '1 proiect în derulare'])
    expect(screen.getByText(text)).toBeTruthy();
});

test('unknown values are omitted', () => {
  show('', [{ ...card, population: null, projectsUnderWay: 0, uatType: null }], 1);
  expect(screen.getByText('Sibiu', { selector: 'li' })).toBeTruthy();
  expect(screen.queryByText(/locuitor|proiect/)).toBeNull();
});

test('only the first picture is loaded eagerly', () => {
  const picture = { id: card.id, width: 1200, height: 800, widths: [480, 960] };
  const next = { ...card, id: '0192d6f3-8d02-7000-9966-9eb831be2d06', name: 'Cisnădie' };
  const { container } = show(
    '',
    [card, next].map((one) => ({ ...one, picture })),
    2,
  );
  expect(Array.from(container.querySelectorAll('img'), (image) => image.getAttribute('loading'))).toEqual([
    'eager',
    'lazy',
  ]);
});

test('links to pages keep the filters', () => {
  show('q=lac&judet=SB&page=2', [card], 50);
  expect(screen.getByRole('link', { name: 'Înainte' }).getAttribute('href')).toBe('/comunitati?q=lac&judet=SB&page=3');
});

test('no match, a page past the end and an empty network have different messages', () => {
  const { unmount } = show('q=zzz', [], 0);
  expect(screen.getByText('Nicio comunitate nu se potrivește')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Șterge filtrele' }).getAttribute('href')).toBe('/comunitati');
  unmount();
  const past = show('judet=SB&page=9', [], 3);
  expect(screen.getByText('3 comunități', { selector: 'p' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Prima pagină' }).getAttribute('href')).toBe('/comunitati?judet=SB');
  past.unmount();
  show('', [], 0);
  expect(screen.getByText('Nicio comunitate încă')).toBeTruthy();
});
