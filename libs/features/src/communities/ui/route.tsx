import { loaderOf } from '@psp/remote/start-loading';
import type { RouteObject } from 'react-router-dom';
import type { CommunityArea } from './area.ts';

/** Creates the route of the own showcase at `path` of the area. */
export const communityRoute = (area: CommunityArea, path: string): RouteObject => ({
  path,
  loader: loaderOf(area.query),
  lazy: {
    Component: async () => {
      const { CommunityPage } = await import('./community-page.tsx');
      return () => <CommunityPage area={area} />;
    },
  },
});
