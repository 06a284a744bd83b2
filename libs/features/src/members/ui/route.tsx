import type { Kind } from '@psp/contracts/common';
import { startLoading } from '@psp/remote/start-loading';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';

/** Creates the route of an area's members. */
export const membersRoute = (area: Kind): RouteObject => ({
  path: 'members',
  lazy: {
    loader: async () => {
      const { membersOf, membersQuery } = await import('./queries.ts');
      return (args: LoaderFunctionArgs) => startLoading(args, membersQuery(membersOf(area)));
    },
    Component: async () => {
      const [{ MembersPage }, { membersOf }] = await Promise.all([
        import('./members-page.tsx'),
        import('./queries.ts'),
      ]);
      const members = membersOf(area);
      return () => <MembersPage members={members} />;
    },
  },
});
