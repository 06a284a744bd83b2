import { listLoader, startLoading } from '@psp/remote/start-loading';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { ownDiscountQuery } from '../discount-codes/queries.ts';
import { latestQuery } from '../magazine/queries.ts';
import { benefitsQuery, historyFilters, historyQuery } from './queries.ts';

const loadBenefits = async (args: LoaderFunctionArgs): Promise<null> => {
  const beside = [startLoading(args, ownDiscountQuery()), startLoading(args, latestQuery())];
  await Promise.all([startLoading(args, benefitsQuery()), ...beside]);
  return null;
};

/** Pages of the benefits: the overview, all claims, and what the package holds. */
export const benefitRoutes: RouteObject[] = [
  {
    path: 'network/beneficii',
    loader: loadBenefits,
    lazy: { Component: async () => (await import('./benefits-page.tsx')).BenefitsPage },
  },
  {
    path: 'network/beneficii/istoric',
    loader: listLoader(historyFilters, historyQuery),
    lazy: { Component: async () => (await import('./history-page.tsx')).HistoryPage },
  },
  {
    path: 'network/beneficii/pachet',
    loader: (args) => startLoading(args, benefitsQuery()),
    lazy: { Component: async () => (await import('./package-page.tsx')).PackagePage },
  },
];
