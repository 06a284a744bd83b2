import { page, type PageRoute } from '@psp/remote/page';

/** Showcases of communities. */
export const communityRoutes: PageRoute[] = [
  page(
    'communities',
    async () => (await import('./communities-page.tsx')).CommunitiesPage,
    async () => (await import('./queries.ts')).communityQueue.loadList,
  ),
  page(
    'communities/:id',
    async () => (await import('./community-page.tsx')).CommunityPage,
    async () => (await import('./queries.ts')).communityQueue.loadView,
  ),
];
