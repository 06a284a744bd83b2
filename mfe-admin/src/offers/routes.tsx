import { page, type PageRoute } from '@psp/remote/page';

/** Pages of the offers that their authorities have opened. */
export const offerRoutes: PageRoute[] = [
  page(
    'offers',
    async () => (await import('./offers-page.tsx')).OffersPage,
    async () => (await import('./queries.ts')).loadOffers,
  ),
  page(
    'offers/:id',
    async () => (await import('./offer-page.tsx')).OfferPage,
    async () => (await import('./queries.ts')).loadOffer,
  ),
];
