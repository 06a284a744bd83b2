import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { useSession } from '@psp/auth/session';
import type { Role } from '@psp/contracts/common';
import { ArticlesPage } from '@psp/features/articles/ui/articles-page';
import { openPage } from '@psp/remote/testing/open-page';
import { cleanup, screen } from '@testing-library/react';
import { articles } from './articles/area.ts';
import { MarketplacePage } from './marketplace/marketplace-page.tsx';
import { SolutionsPage } from './marketplace/solutions-page.tsx';
import { ReportsPage } from './reports/reports-page.tsx';
import { ListPage } from './service-requests/list-page.tsx';

const ROUTES = [
  { path: '/uat/service-requests', element: <ListPage /> },
  { path: '/uat/community/articles', element: <ArticlesPage area={articles} /> },
  { path: '/uat/marketplace', element: <MarketplacePage /> },
  { path: '/uat/marketplace/solutions', element: <SolutionsPage /> },
  { path: '/uat/reports', element: <ReportsPage /> },
];
const NOTHING = { items: [], total: 0, page: 1, pageSize: 20, favourites: 0, suitedTo: [] };
const figures = { ...{ requests: 0, requested: 0, offered: 0, accepted: 0, offersPerRequest: null }, savingsOf: 0 };
const REPORT = { figures: { ...figures, daysToAccepted: null, daysToCompleted: null, savings: null } };
const partner = { id: 'f', name: 'Civis Digital', rating: null, reviewCount: 0, verified: false };
const solution = {
  ...{ kind: 'authored', id: 's', partner, title: 'Registratură', description: '', domain: 'it-digitalizare' },
  ...{ features: [], priceMin: 1000, priceMax: 2000, currency: 'RON', unit: 'project', validUntil: null },
};

const { fetch } = globalThis;
beforeEach(() => {
  useSession.setState({ status: 'signed-in', kind: 'uat' });
  globalThis.fetch = (address) => {
    const path = String(address);
    const isSolutions = path.includes('/marketplace/solutions');
    return Promise.resolve(
      Response.json(
        path.includes('/reports') ? REPORT : isSolutions ? { ...NOTHING, items: [solution], total: 1 } : NOTHING,
      ),
    );
  };
});
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
});

const open = (address: string, role: Role) => {
  useSession.setState({ role });
  openPage(ROUTES, address);
};
const formLinks = () =>
  screen.queryAllByRole('link').filter((link) => /\/(new|edit)\b/.test(link.getAttribute('href') ?? ''));

test.each([
  ['/uat/service-requests', 'Nu aveți încă nicio solicitare'],
  ['/uat/community/articles', 'Niciun articol încă'],
  ['/uat/marketplace?favourites=1', 'Niciun partener favorit'],
  ['/uat/marketplace/solutions', 'Registratură'],
  ['/uat/reports', 'Nicio solicitare trimisă în această perioadă'],
])('%s offers a viewer no links to forms and no invitation to write', async (address, shown) => {
  open(address, 'editor');
  await screen.findByRole('heading', { name: shown });
  expect(formLinks()).not.toEqual([]);
  cleanup();
  open(address, 'viewer');
  await screen.findByRole('heading', { name: shown });
  expect(formLinks()).toEqual([]);
  expect(screen.queryByText(/^Scrieți prim|începeți o solicitare|^Apăsați inima/)).toBeNull();
});
