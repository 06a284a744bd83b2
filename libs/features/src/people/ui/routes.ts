import { type PageRoute, pageWith } from '@psp/remote/page';
import type { OwnListingArea, PeopleArea } from './area.ts';

const ownRoute = (own: OwnListingArea, path: string): PageRoute =>
  pageWith(
    { own },
    path,
    async () => (await import('./own-page.tsx')).OwnListingPage,
    async () => (await import('./loaders.ts')).ownListingLoader,
  );

/** Creates the routes of an area's directory of people at `base`: the list, persons below it, and the own listing at `ownPath`. */
export const peopleRoutes = (area: PeopleArea, base: string, ownPath = `${base}/me`): PageRoute[] => [
  pageWith(
    { area },
    base,
    async () => (await import('./people-page.tsx')).PeoplePage,
    async () => (await import('./loaders.ts')).peopleLoader,
  ),
  ...(area.own ? [ownRoute(area.own, ownPath)] : []),
  pageWith(
    { area },
    `${base}/:id`,
    async () => (await import('./person-page.tsx')).PersonPage,
    async () => (await import('./loaders.ts')).personLoader,
  ),
];
