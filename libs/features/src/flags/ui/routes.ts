import { type PageRoute, pageWith } from '@psp/remote/page';
import type { Flagged } from './queries.ts';

const KINDS = ['review', 'solution'] as const;

/** Pages on which members report a review or a solution that they read on a public page. */
export const flagRoutes = (area: Flagged['area']): PageRoute[] =>
  KINDS.map((kind) =>
    pageWith(
      { area, kind },
      `flag/${kind}/:id`,
      async () => (await import('./flag-page.tsx')).FlagPage,
      async () => (await import('./loaders.ts')).flagLoader,
    ),
  );
