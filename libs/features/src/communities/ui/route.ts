import { type PageRoute, pageWith } from '@psp/remote/page';
import { loaderOf } from '@psp/remote/start-loading';
import type { CommunityArea } from './area.ts';

/** Creates the route of the own showcase at `path` of the area. */
export const communityRoute = (area: CommunityArea, path: string): PageRoute =>
  pageWith(
    { area },
    path,
    async () => (await import('./community-page.tsx')).CommunityPage,
    async () => () => loaderOf(area.query),
  );
