import type { RouteObject } from 'react-router-dom';
import { page } from '../common/page.tsx';
import { loadOffer, loadOffers } from './queries.ts';

/** Pages of the offers that their authorities have opened. */
export const offerRoutes: RouteObject[] = [
  page('offers', loadOffers, async () => (await import('./offers-page.tsx')).OffersPage),
  page('offers/:id', loadOffer, async () => (await import('./offer-page.tsx')).OfferPage),
];
