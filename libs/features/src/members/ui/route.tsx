import type { Kind } from '@psp/contracts/common';
import type { Client } from '@psp/remote/client';
import { startLoading } from '@psp/remote/start-loading';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';

/** The page of an area's members; `client` is that of the area's own service. */
export const membersRoute = (client: Client, area: Kind): RouteObject => ({
  path: 'members',
  lazy: {
    loader: async () => {
      const { membersQuery } = await import('./queries.ts');
      return (args: LoaderFunctionArgs) => startLoading(args, membersQuery(client, area));
    },
    Component: async () => {
      const { MembersPage } = await import('./members-page.tsx');
      return () => <MembersPage client={client} area={area} />;
    },
  },
});
