import { type PageRoute, pageWith } from '@psp/remote/page';
import type { ExchangeArea } from './area.ts';

/** Creates the routes of an area's exchange of projects that all members have: the list, and a project below it. */
export const exchangeRoutes = (area: ExchangeArea, path: string): PageRoute[] => [
  pageWith(
    { area },
    path,
    async () => (await import('./exchange-page.tsx')).ExchangePage,
    async () => (await import('./loaders.ts')).exchangeLoader,
  ),
  pageWith(
    { area },
    `${path}/:id`,
    async () => (await import('./project-page.tsx')).ProjectPage,
    async () => (await import('./loaders.ts')).projectLoader,
  ),
];
