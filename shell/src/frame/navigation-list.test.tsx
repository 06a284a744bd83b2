import { afterEach, expect, test } from '@jest/globals';
import { useSession } from '@psp/auth/session';
import type { AdminArea } from '@psp/contracts/admin-areas';
import { createQueryClient } from '@psp/remote/query';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { NavigationList } from './navigation-list.tsx';

afterEach(cleanup);

const icon = () => null;
const ITEMS = [
  { to: '/uat/dashboard', label: 'Dashboard', icon },
  { to: '/uat/community', label: 'Comunitatea mea', icon, group: 1 },
  { to: '/uat/community/articles', label: 'Articole', icon, group: 1 },
];

test.each([
  ['/uat/community', 'Comunitatea mea'],
  ['/uat/community/', 'Comunitatea mea'],
  ['/uat/community/articles', 'Articole'],
  ['/uat/community/articles/a-1/edit', 'Articole'],
  ['/uat/community-news', null],
])('on %s the current entry is: %s', (address, label) => {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[address]}>
        <NavigationList kind="uat" items={ITEMS} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(screen.queryAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent)).toEqual(
    label ? [label] : [],
  );
});

test('an editor of the association sees the entries of their areas of work, everybody else all', () => {
  const items = [
    { to: '/admin/dashboard', label: 'Dashboard', icon },
    { to: '/admin/users', label: 'Utilizatori', icon, area: 'support' as const },
    { to: '/admin/library', label: 'Biblioteca', icon, area: 'library' as const },
  ];
  const shown = (areas: AdminArea[] | null) => {
    cleanup();
    useSession.setState({ areas });
    render(
      <QueryClientProvider client={createQueryClient()}>
        <MemoryRouter>
          <NavigationList kind="admin" items={items} />
        </MemoryRouter>
      </QueryClientProvider>,
    );
    return screen.getAllByRole('link').map(({ textContent }) => textContent);
  };
  expect(shown(['library'])).toEqual(['Dashboard', 'Biblioteca']);
  expect(shown(null)).toEqual(['Dashboard', 'Utilizatori', 'Biblioteca']);
});
