import { afterEach, expect, test } from '@jest/globals';
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
