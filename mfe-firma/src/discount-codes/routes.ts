import { listLoader } from '@psp/remote/start-loading';
import type { RouteObject } from 'react-router-dom';
import {
  acceptorFilters,
  acceptorsQuery,
  recordedFilters,
  recordedQuery,
  ownUsesFilters,
  usesQuery,
} from './queries.ts';

/** Pages of the discount among partners. */
export const discountRoutes: RouteObject[] = [
  {
    path: 'network/cod',
    loader: listLoader(recordedFilters, recordedQuery),
    lazy: { Component: async () => (await import('./check-page.tsx')).CheckPage },
  },
  {
    path: 'network/cod/folosiri',
    loader: listLoader(ownUsesFilters, usesQuery),
    lazy: { Component: async () => (await import('./uses-page.tsx')).UsesPage },
  },
  {
    path: 'network/cod/parteneri',
    loader: listLoader(acceptorFilters, acceptorsQuery),
    lazy: { Component: async () => (await import('./acceptors-page.tsx')).AcceptorsPage },
  },
];
