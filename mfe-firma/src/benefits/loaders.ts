import { listLoader, loaderOf, startLoading } from '@psp/remote/start-loading';
import type { LoaderFunction } from 'react-router-dom';
import { ownDiscountQuery } from '../discount-codes/queries.ts';
import { latestQuery } from '../magazine/queries.ts';
import { benefitsQuery, historyFilters, historyQuery } from './queries.ts';

export const loadBenefits: LoaderFunction = (args) =>
  Promise.all([
    startLoading(args, benefitsQuery()),
    startLoading(args, ownDiscountQuery()),
    startLoading(args, latestQuery()),
  ]);
export const loadHistory = listLoader(historyFilters, historyQuery);
export const loadPackage = loaderOf(benefitsQuery());
