import { recordLoader } from '@psp/remote/start-loading';
import type { RouteObject } from 'react-router-dom';
import { type Flagged, flaggableQuery } from './queries.ts';

const KINDS = ['review', 'solution'] as const;

/** Pages on which members report a review or a solution that they read on a public page. */
export const flagRoutes = (area: Flagged['area']): RouteObject[] =>
  KINDS.map((kind) => ({
    path: `flag/${kind}/:id`,
    loader: recordLoader((id) => flaggableQuery({ area, kind, id })),
    lazy: {
      Component: async () => {
        const { FlagPage } = await import('./flag-page.tsx');
        return () => <FlagPage area={area} kind={kind} />;
      },
    },
  }));
